import type { EndpointName, EndpointRequest, EndpointResponse } from '../index.ts';

const moment = '2026-11-21T10:00:00.000Z';
const job = { id: 'j1', kind: 'image_batch', status: 'queued', createdAt: moment, metadata: {} } as const;
const balance = { coins: 820, credits: 128 };
const done = { ok: true } as const;

/** A body of each request with exactly the fields it must have. */
export const requests = {
  exchange: { coins: 420 },
  checkout: { amountUsd: 8.08 },
  createPayment: { coins: 500, amount_cents: 4999, sourceId: 'mock' },
  createJob: {
    kind: 'image_batch',
    form: {
      prompt: 'Salt flats',
      imageCount: 4,
      style: 'film',
      aspectRatio: '3:4',
      poseVariety: true,
      projectName: '',
      referenceImageId: null,
      model: 'sample',
    },
  },
  feedback: { contextId: 'gallery', helpful: true },
  webVitals: {
    name: 'CLS',
    value: 0.05,
    rating: 'good',
    delta: 0.01,
    id: 'v1',
    navigationType: 'navigate',
    url: 'https://studio.example/',
    timestamp: 1,
  },
} as const satisfies { readonly [Name in EndpointName]?: EndpointRequest<Name> };

/** A body of each answer with exactly the fields it must have. */
export const answers = {
  balance,
  tokens: { balance: 820 },
  tokenLogs: { logs: [{ id: 't1', change: -420, reason: 'exchange', createdAt: moment }], nextCursor: null },
  exchange: { ok: true, coins: 420, credits: 42, balance, transferId: 'x1' },
  checkout: {},
  createPayment: done,
  imageModels: { models: [{ id: 'sample', available: true }] },
  jobs: { jobs: [job] },
  createJob: { job },
  job: { job },
  cancelJob: { job },
  retryJob: { job },
  upload: { id: 'u1', url: '/media/u1', name: 'a.png', bytes: 12 },
  gallery: {
    items: [
      { id: 'g1', url: '/media/g1', type: 'image', model: 'sample', prompt: 'Salt flats', createdAt: moment },
    ],
    nextCursor: 'c1',
  },
  legalStatus: { accepted: true },
  acceptLegal: done,
  inviteStatus: { hasClaimed: false },
  userFlags: { banned: false },
  termsStatus: { termsAccepted: true, complianceConfirmed: true },
  acceptTerms: done,
  feedback: done,
  webVitals: done,
  health: done,
} as const satisfies { readonly [Name in EndpointName]: EndpointResponse<Name> };
