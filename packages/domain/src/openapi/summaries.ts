import type { EndpointName } from '../contract/index.ts';

/** What each call is for (§7); kept apart from the contract, so that the browser does not carry it. */
export const endpointSummaries: Readonly<Record<EndpointName, string>> = {
  balance: 'The balance in coins and credits.',
  tokens: 'The balance in tokens, which are Mirror Coins by another name.',
  tokenLogs: 'The transactions of the ledger, newest first, a page at a time.',
  exchange: 'Exchanges Mirror Coins for Usage Credits, rounded down.',
  checkout: 'Buys tokens for an amount; simulated while the product is in alpha.',
  createPayment: 'Buys a coin package; simulated while the product is in alpha.',
  imageModels: 'The image models, and which of them can be used here.',
  jobs: 'The jobs of the user, newest first.',
  createJob: 'Queues a batch of images or a video.',
  job: 'One job of the user.',
  cancelJob: 'Cancels a job that waits or runs.',
  retryJob: 'Queues a failed or cancelled job again with the same form.',
  upload: 'Keeps a reference image and answers its id.',
  gallery: 'The images and videos of the user, newest first, a page at a time.',
  legalStatus: 'Whether the legal texts are accepted.',
  acceptLegal: 'Accepts the legal texts.',
  inviteStatus: 'Whether an invitation is claimed.',
  userFlags: 'Whether the user is banned.',
  termsStatus: 'Whether terms are accepted and compliance is confirmed.',
  acceptTerms: 'Accepts the terms and confirms compliance.',
  feedback: 'Says whether a help topic helped.',
  webVitals: 'Takes a measurement of a page.',
  health: 'Says that the server answers.',
};
