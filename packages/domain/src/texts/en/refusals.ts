/** What the server says when it refuses and the catalogue of errors has nothing more exact. */
export const refusals = {
  videoNotBuilt: 'Video is not built yet. Begin a photo shoot instead.',
  referenceGone: 'The reference image is not there any more. Choose it again.',
  jobsWaiting_one: '{{count, number}} job is waiting already. Let it finish first.',
  jobsWaiting_other: '{{count, number}} jobs are waiting already. Let some finish first.',
  jobEnded: 'The job had ended already.',
  jobNotRetryable: 'Only a failed or cancelled job can be tried again.',
  creditsMissing: 'You do not have enough Usage Credits for this. Exchange coins first.',
  modelKeyMissing: '{{model}} needs a key that is not set up here ({{variable}}). Choose another model.',
  addressExpired: 'This address is not valid any more. Load the page again.',
  packageUnknown: 'There is no such package at that price. Choose one from the list.',
  amountUnknown: 'This amount cannot be bought. Choose a pack or another amount.',
  tooManyRequests_one: 'Too many requests. Please wait {{count, number}} second and try again.',
  tooManyRequests_other: 'Too many requests. Please wait {{count, number}} seconds and try again.',
  purchasesADay:
    'While purchases are simulated, up to {{most, number}} can be made a day. The next day begins in {{hours, number}} h {{minutes, number}} min, at 00:00 UTC.',
  coinsADay:
    'While purchases are simulated, up to {{most, number}} coins can be bought a day. {{left, number}} are left for today. The next day begins in {{hours, number}} h {{minutes, number}} min, at 00:00 UTC.',
  formUnreadable: 'The form could not be read. Send the image again.',
  uploadTooSlow: 'The image took too long to arrive. Try again, or send a smaller one.',
  imageTooSlow: 'This image took too long to read. Try again in a moment, or send a smaller one.',
  fileNameUnusable:
    'The name of the file is longer than {{most, number}} characters or holds a control character. Rename the file and try again.',
  tooManyPixels: 'This image has more than {{most, number}} million pixels. Make it smaller and try again.',
  purchasingDisabled: 'Purchasing is disabled at the moment. Nothing was charged.',
  demoModel: 'A demonstration account makes sample pictures only. Choose the sample renderer.',
} as const;
