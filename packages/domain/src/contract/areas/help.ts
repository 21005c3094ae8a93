import * as v from 'valibot';
import { feedbackLimits } from '../../constants/help.ts';
import { endpoint } from '../endpoint.ts';
import { done, flag, identifier, text } from '../wire.ts';

/** §7 Feedback on a help topic. */
export const feedback = v.object({
  contextId: identifier,
  helpful: flag,
  message: v.optional(v.pipe(text, v.maxLength(feedbackLimits.characters))),
});
export type Feedback = v.InferOutput<typeof feedback>;

export const helpEndpoints = {
  feedback: endpoint({
    method: 'POST',
    path: '/api/support/feedback',
    openInDemo: true,
    idempotencyKey: 'optional',
    request: feedback,
    response: done,
    docs: {
      summary: 'Says whether a help topic helped.',
      errors: ['RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: { contextId: 'gallery', helpful: true }, response: { ok: true } },
    },
  }),
};
