import * as v from 'valibot';
import { endpoint, named } from '../endpoint.ts';
import { done, flag, moment, sampleMoment, text } from '../wire.ts';
import { sampleOwnSession, signInDevice } from './sessions.ts';

/** A browser in which a sign-in of the user asks for no code. */
export const rememberedBrowser = named(
  'RememberedBrowser',
  v.object({
    id: text,
    device: signInDevice,
    /** Where it signed in last: the network, shortened so that it stands for many people. Null where it is not known. */
    network: v.nullable(text),
    createdAt: moment,
    lastUsedAt: moment,
    /** From then on it is asked for a code again. */
    until: moment,
    /** It is the one that asks. */
    isCurrent: flag,
  }),
);
export type RememberedBrowser = v.InferOutput<typeof rememberedBrowser>;
export const sampleRememberedBrowser: RememberedBrowser = {
  id: 'b1',
  device: sampleOwnSession.device,
  network: '203.0.113.0/24',
  createdAt: sampleMoment,
  lastUsedAt: sampleMoment,
  until: sampleMoment,
  isCurrent: true,
};

export const rememberedBrowsersEndpoints = {
  rememberedBrowsers: endpoint({
    method: 'GET',
    path: '/api/remembered-browsers',
    response: v.object({ browsers: v.array(rememberedBrowser) }),
    docs: {
      summary:
        'The browsers of the user that are not asked for a second factor at a sign-in, the newest first.',
      sample: { response: { browsers: [sampleRememberedBrowser] } },
    },
  }),
  rememberBrowser: endpoint({
    method: 'POST',
    path: '/api/remembered-browsers',
    stepUp: true,
    response: v.object({ browser: rememberedBrowser }),
    success: 201,
    docs: {
      summary:
        'Remembers the browser that asks for 30 days, by a cookie that no script reads. Needs a second factor. A hosted auth service remembers none: NOT_FOUND.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      sample: { response: { browser: sampleRememberedBrowser } },
    },
  }),
  forgetBrowser: endpoint({
    method: 'POST',
    path: '/api/remembered-browsers/{id}/forget',
    response: done,
    docs: {
      summary: 'Forgets one remembered browser of the user. One that is forgotten already is answered alike.',
      sample: { response: { ok: true } },
    },
  }),
  forgetBrowsers: endpoint({
    method: 'POST',
    path: '/api/remembered-browsers/forget-all',
    response: done,
    docs: {
      summary: 'Forgets all remembered browsers of the user.',
      sample: { response: { ok: true } },
    },
  }),
};
