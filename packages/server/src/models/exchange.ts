import { providerLimits } from '@mirror-studio/domain/constants/server';
import { type Refuser, refusalOfAnswer } from './failures.ts';

/**
 * How every provider is asked: the answer is read up to a bound, whatever its headers say, and a redirect is followed
 * only by who checks where it leads, for the request carries a key and a configured address may be a private one.
 * Takes the bound.
 */
export const boundedTo =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { redirect: 'error', ...init });
    if (!response.body) return response;
    let bytes = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostBytes) controller.error(new Error('The answer is too large.'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };

/** As those are asked that answer with a picture. */
export const boundedFetch = boundedTo(providerLimits.answerBytes);

/** Until whoever asked leaves, or patience ends. */
export const patient = (signal: AbortSignal, patienceMs: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);

/** Asks an engine. Takes whose refusals these are; throws HttpError when it answers with one. */
export async function ask(refuser: Refuser, url: string, init: RequestInit): Promise<Response> {
  const response = await boundedFetch(url, init);
  if (!response.ok) throw refusalOfAnswer(refuser, response.status, await response.text());
  return response;
}

/** Sends JSON to an engine and gives what it answers. */
export async function askJson(
  refuser: Refuser,
  url: string,
  { body, headers = {}, signal }: { body?: unknown; headers?: Record<string, string>; signal: AbortSignal },
): Promise<unknown> {
  const init =
    body === undefined
      ? { headers, signal }
      : {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        };
  return (await ask(refuser, url, init)).json();
}
