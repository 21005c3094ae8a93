import * as v from 'valibot';
import { imageModelIds } from '../photo-shoot/index.ts';
import {
  balance,
  feedback,
  galleryItem,
  identifier,
  job,
  newJob,
  tokenLogEntry,
  upload,
  webVital,
  whole,
} from './schemas.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the product API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** `{name}` is a parameter of the path. */
  readonly path: `/api/${string}`;
  /** What the body must be; null when there is none. `upload` is multipart. */
  readonly request: Schema | 'upload' | null;
  readonly response: Schema;
  /** 'user': refused with AUTH_REQUIRED when nobody is signed in. 'anyone': answers without a session too. */
  readonly access: 'user' | 'anyone';
  /** Moves value or creates a job: carries an Idempotency-Key (decisions). */
  readonly idempotent: boolean;
  /** Names of the parameters that the address may carry. */
  readonly query: readonly string[];
}

const done = v.object({ ok: v.literal(true) });
const oneJob = v.object({ job });
const cursor = v.nullable(v.string());
const page = ['cursor', 'limit'] as const;

const read = <const Path extends Endpoint['path'], const Answer extends Schema>(
  path: Path,
  response: Answer,
  query: readonly string[] = [],
) => ({ method: 'GET', path, request: null, response, access: 'user', idempotent: false, query }) as const;

const write = <
  const Path extends Endpoint['path'],
  const Body extends Schema | 'upload' | null,
  const Answer extends Schema,
>(
  path: Path,
  request: Body,
  response: Answer,
  idempotent = false,
) =>
  ({
    method: 'POST',
    path,
    request,
    response,
    access: 'user',
    idempotent,
    query: [] as readonly string[],
  }) as const;

/** §7 Every call of the product API, and those the decisions add. The client and the server parse with these. */
export const endpoints = {
  balance: read('/api/balance', balance),
  tokens: read('/api/tokens', v.object({ balance: whole })),
  tokenLogs: read('/api/tokens/logs', v.object({ logs: v.array(tokenLogEntry), nextCursor: cursor }), page),
  exchange: write(
    '/api/coins/exchange',
    v.object({ coins: whole }),
    v.object({ ok: v.literal(true), coins: whole, credits: whole, balance, transferId: v.string() }),
    true,
  ),
  checkout: write(
    '/api/coins/checkout',
    v.object({ amountUsd: v.number() }),
    v.object({
      simulated: v.optional(v.boolean()),
      tokensIssued: v.optional(whole),
      checkoutUrl: v.optional(v.string()),
    }),
    true,
  ),
  createPayment: write(
    '/api/payments/create',
    v.object({ coins: whole, amount_cents: whole, sourceId: identifier }),
    v.object({
      ok: v.literal(true),
      simulated: v.optional(v.boolean()),
      coins: v.optional(whole),
      balance: v.optional(balance),
    }),
    true,
  ),
  imageModels: read(
    '/api/models',
    v.object({ models: v.array(v.object({ id: v.picklist(imageModelIds), available: v.boolean() })) }),
  ),
  jobs: read('/api/jobs', v.object({ jobs: v.array(job) })),
  createJob: write('/api/jobs', newJob, oneJob, true),
  job: read('/api/jobs/{id}', oneJob),
  cancelJob: write('/api/jobs/{id}/cancel', null, oneJob),
  retryJob: write('/api/jobs/{id}/retry', null, oneJob, true),
  upload: write('/api/uploads', 'upload', upload),
  gallery: read('/api/gallery', v.object({ items: v.array(galleryItem), nextCursor: cursor }), page),
  legalStatus: read('/api/legal/status', v.object({ accepted: v.boolean() })),
  acceptLegal: write('/api/legal/accept', null, done),
  inviteStatus: read('/api/invite/status', v.object({ hasClaimed: v.boolean() })),
  userFlags: read('/api/user/flags', v.object({ banned: v.boolean() })),
  termsStatus: read(
    '/api/profile/terms-status',
    v.object({ termsAccepted: v.boolean(), complianceConfirmed: v.boolean() }),
  ),
  acceptTerms: write('/api/profile/terms', null, done),
  feedback: write('/api/support/feedback', feedback, done),
  webVitals: { ...write('/api/analytics/web-vitals', webVital, done), access: 'anyone' },
  health: { ...read('/api/health', done), access: 'anyone' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** What the caller sends, before the server has read it. */
export type EndpointRequest<Name extends EndpointName> =
  (typeof endpoints)[Name]['request'] extends infer Body
    ? Body extends Schema
      ? v.InferInput<Body>
      : Body extends 'upload'
        ? { readonly file: unknown }
        : undefined
    : never;

/** What the caller gets. */
export type EndpointResponse<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['response']>;

/** §4 What a suspended person may still ask: the flag that shows the suspended screen (decisions). */
export const endpointsWhileSuspended = ['userFlags'] as const satisfies EndpointName[];

/**
 * What a demonstration account may ask besides reading (decisions). Every other endpoint that changes something is refused
 * with DEMO_NOT_ALLOWED, also one that is added later: it buys, gives and publishes nothing.
 */
export const changesInDemo = [
  'exchange',
  'createJob',
  'cancelJob',
  'retryJob',
  'upload',
  'acceptLegal',
  'acceptTerms',
  'feedback',
  'webVitals',
] as const satisfies EndpointName[];

/** The header that carries the key of a mutation (decisions). */
export const idempotencyHeader = 'Idempotency-Key';

/** The name of the multipart field that carries an upload. */
export const uploadField = 'file';
