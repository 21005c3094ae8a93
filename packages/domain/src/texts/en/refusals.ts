/** What the server says when it refuses and the catalogue of errors has nothing more exact. */
export const refusals = {
  pictureGone: 'The picture is not there any more. Choose another one.',
  encoderUnusable:
    'No video can be made here: {{path}}, which FFMPEG_PATH names, is no ffmpeg that writes H.264.',
  encoderFailed: 'The video could not be encoded. Try again.',
  referenceGone: 'The reference image is not there any more. Choose it again.',
  jobsWaiting_one: '{{count, number}} job is waiting already. Let it finish first.',
  jobsWaiting_other: '{{count, number}} jobs are waiting already. Let some finish first.',
  jobEnded: 'The job had ended already.',
  jobNotRetryable: 'Only a failed or cancelled job can be tried again.',
  creditsMissing: 'You do not have enough Usage Credits for this. Exchange coins first.',
  modelKeyMissing: '{{model}} needs a key that is not set up here ({{variable}}). Choose another model.',
  engineMissing: '{{model}} is not set up here any more. Choose another model.',
  engineWithoutReference:
    '{{provider}} has no use for a reference image here. Remove it, or choose another model.',
  providerBadRequest: '{{provider}} did not accept this request. Change the prompt or the model.',
  providerRefused: '{{provider}} refused the key or the account that is set up here.',
  providerRateLimit: '{{provider}} is busy. Please wait a moment and try again.',
  providerTimeout: '{{provider}} did not answer in time.',
  providerDown: '{{provider}} cannot be reached at the moment, or did not answer with a picture.',
  providerBusyFor_one: '{{provider}} is busy. Please wait {{count, number}} second and try again.',
  providerBusyFor_other: '{{provider}} is busy. Please wait {{count, number}} seconds and try again.',
  languageModelBadRequest: '{{provider}} did not accept this prompt. Change its words.',
  languageModelDown: '{{provider}} cannot be reached at the moment, or gave no whole answer.',
  languageModelMissing:
    'No language model is set up here (LANGUAGE_MODEL_ADAPTER, LANGUAGE_MODEL_KEY). The built-in composer varies and improves prompts.',
  providerSaid: '{{refusal}} It said: “{{words}}”',
  addressExpired: 'This address is not valid any more. Load the page again.',
  packageUnknown: 'There is no such package at that price. Choose one from the list.',
  amountUnknown: 'This amount cannot be bought. Choose a pack or another amount.',
  tooManyRequests_one: 'Too many requests. Please wait {{count, number}} second and try again.',
  tooManyRequests_other: 'Too many requests. Please wait {{count, number}} seconds and try again.',
  purchasesADay:
    'While purchases are simulated, up to {{most, number}} can be made a day. The next day begins in {{hours, number}} h {{minutes, number}} min, at 00:00 UTC.',
  coinsADay:
    'While purchases are simulated, up to {{most, number}} coins can be bought a day. {{left, number}} are left for today. The next day begins in {{hours, number}} h {{minutes, number}} min, at 00:00 UTC.',
  fileMissing: 'No image came with this. Choose one and send it again.',
  formUnreadable: 'The form could not be read. Send the image again.',
  uploadTooSlow: 'The image took too long to arrive. Try again, or send a smaller one.',
  imageTooSlow: 'This image took too long to read. Try again in a moment, or send a smaller one.',
  fileNameUnusable:
    'The name of the file is longer than {{most, number}} characters or holds a control character. Rename the file and try again.',
  tooManyPixels: 'This image has more than {{most, number}} million pixels. Make it smaller and try again.',
  exportsPicturesOnly: 'Only pictures can be exported with their rights so far. Download the video as it is.',
  purchasingDisabled: 'Purchasing is disabled at the moment. Nothing was charged.',
  demoModel: 'A demonstration account makes sample pictures only. Choose the sample renderer.',
  promptVersionGone: 'That version is not in your library any more. Begin from another.',
  promptBlank: 'This prompt can become empty. Give every way of it words.',
  versionConflict:
    'Another version was saved meanwhile. Both are kept: yours is not saved yet, so look at the two and decide.',
  libraryFull: 'Your library holds {{most, number}} prompts, as many as it can. Delete some first.',
  versionsFull: 'This prompt has {{most, number}} versions, as many as it can have. Go on in a fork.',
} as const;
