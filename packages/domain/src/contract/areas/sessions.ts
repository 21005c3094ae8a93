import * as v from 'valibot';
import { deviceKinds, securityEventKinds, signInMethods } from '../../sessions/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, done, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** What somebody signed in with, as far as their browser said: null where it did not. */
export const signInDevice = named(
  'SignInDevice',
  v.object({ browser: v.nullable(text), system: v.nullable(text), kind: v.picklist(deviceKinds) }),
);
export type SignInDevice = v.InferOutput<typeof signInDevice>;
const sampleDevice: SignInDevice = { browser: 'Firefox', system: 'Linux', kind: 'desktop' };

/** A browser that is signed in. */
export const ownSession = named(
  'OwnSession',
  v.object({
    id: text,
    device: signInDevice,
    /** Where it was used last: the network, shortened so that it stands for many people. Null where it is not known. */
    network: v.nullable(text),
    createdAt: moment,
    /** To within a few minutes. */
    lastUsedAt: moment,
    /** `aal2`: the second factor was proved in it. */
    assurance: v.picklist(['aal1', 'aal2']),
    /** It is the one that asks. */
    isCurrent: flag,
  }),
);
export type OwnSession = v.InferOutput<typeof ownSession>;
export const sampleOwnSession: OwnSession = {
  id: 's1',
  device: sampleDevice,
  network: '203.0.113.0/24',
  createdAt: sampleMoment,
  lastUsedAt: sampleMoment,
  assurance: 'aal1',
  isCurrent: true,
};

/** Something that happened to an account. It is never changed. */
export const securityEvent = named(
  'SecurityEvent',
  v.object({
    id: text,
    kind: v.picklist(securityEventKinds),
    at: moment,
    /** Where it was done. */
    device: signInDevice,
    network: v.nullable(text),
    /** Of a sign-in how it was done, of a link what it was asked for. */
    method: v.nullable(v.picklist(signInMethods)),
    /** The device whose session ended by it, where it was one. */
    endedDevice: v.nullable(signInDevice),
    /** It was done in the session that asks. */
    isCurrent: flag,
  }),
);
export type SecurityEvent = v.InferOutput<typeof securityEvent>;
export const sampleSecurityEvent: SecurityEvent = {
  id: 'e1',
  kind: 'signed_in',
  at: sampleMoment,
  device: sampleDevice,
  network: '203.0.113.0/24',
  method: 'otp',
  endedDevice: null,
  isCurrent: true,
};

/** False where a hosted auth service keeps them: it does not tell. */
const isAvailable = flag;

export const sessionsEndpoints = {
  sessions: endpoint({
    method: 'GET',
    path: '/api/sessions',
    response: v.object({
      /** This one first, then those used last. */
      sessions: v.array(ownSession),
      /** How many there are in all. */
      total: count,
      isAvailable,
    }),
    docs: {
      summary:
        'The sessions of the user: the one that asks, then those used last, up to a hundred. None where a hosted auth service keeps them.',
      sample: { response: { sessions: [sampleOwnSession], total: 1, isAvailable: true } },
    },
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/sessions/{id}/end',
    stepUp: true,
    openWhileClosing: true,
    response: done,
    docs: {
      summary:
        'Ends one session of the user: its next request is refused, and its refresh token. One that has ended already is answered alike.',
      errors: ['NOT_FOUND'],
      sample: { response: { ok: true } },
    },
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/sessions/end-others',
    stepUp: true,
    openWhileClosing: true,
    response: v.object({ ended: count }),
    docs: {
      summary: 'Ends all sessions of the user but the one that asks.',
      errors: ['CONFLICT'],
      sample: { response: { ended: 2 } },
    },
  }),
  securityEvents: endpoint({
    method: 'GET',
    path: '/api/security-events',
    query: pageQuery,
    response: v.object({ events: v.array(securityEvent), nextCursor, isAvailable }),
    docs: {
      summary:
        'What happened to the account of the user, newest first, a page at a time. None where a hosted auth service keeps it.',
      sample: { response: { events: [sampleSecurityEvent], nextCursor: 'c1', isAvailable: true } },
    },
  }),
};
