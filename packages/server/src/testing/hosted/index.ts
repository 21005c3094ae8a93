import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const answer = v.object({
  name: v.string(),
  /** Method and path, as in `POST /signup`. */
  call: v.string(),
  status: v.number(),
  body: v.record(v.string(), v.unknown()),
});
/** An answer of the hosted auth service. */
export type HostedAnswer = v.InferOutput<typeof answer>;

const recorded = v.object({ release: v.string(), version: v.string(), answers: v.array(answer) });

/**
 * What the hosted auth service answers, by its release and the version of the API that the client library asks for: status, code and
 * words of its refusals, and the fields of what it grants. Taken from its published sources.
 */
export const hosted = v.parse(
  recorded,
  JSON.parse(readFileSync(new URL('./answers.json', import.meta.url), 'utf8')),
);
