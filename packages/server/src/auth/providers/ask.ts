import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { common } from '@mirror-studio/domain/texts/en/common';
import * as v from 'valibot';
import { ProviderFault } from './provider.ts';

/**
 * Asks a third party, and reads its answer as JSON of a shape. It leads nowhere else, takes ten seconds at most, and says no more
 * than is of use. Throws ProviderFault, without anything of what was said: that may be about a person.
 */
export async function askProvider<Schema extends v.GenericSchema<unknown, unknown>>(
  url: string,
  schema: Schema,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<v.InferOutput<Schema>> {
  const { host } = new URL(url);
  const fault = (what: string) => new ProviderFault(`${host} ${what}`);
  const answer = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', 'user-agent': common.productName, ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(signInProviderLimits.answerMs),
  }).catch(() => {
    throw fault('does not answer');
  });
  const text = await readSome(answer).catch(() => {
    throw fault('broke off its answer');
  });
  if (!answer.ok) throw fault(`answered ${answer.status}`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw fault('answered what cannot be read');
  return read.output;
}

async function readSome(answer: Response): Promise<string> {
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > signInProviderLimits.answerBytes) throw new ProviderFault('says too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tokens = v.object({ access_token: v.optional(v.string()), id_token: v.optional(v.string()) });
export type ProviderTokens = v.InferOutput<typeof tokens>;

/** What a code is worth. Takes the address, and who asks with what. Throws ProviderFault. */
export function exchangeCode(
  tokenUrl: string,
  client: { readonly clientId: string; readonly clientSecret: string },
  given: { readonly code: string; readonly verifier: string; readonly callback: string },
): Promise<ProviderTokens> {
  return askProvider(tokenUrl, tokens, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: given.code,
      redirect_uri: given.callback,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      code_verifier: given.verifier,
    }),
  });
}
