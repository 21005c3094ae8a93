import { nonceOf } from '@mirror-studio/domain/governance';

const encoder = new TextEncoder();

/** SHA-256 of each text, in hexadecimal, by the crypto of the platform. */
export const digestsOf = (texts: readonly string[]): Promise<string[]> =>
  Promise.all(
    texts.map(async (text) =>
      nonceOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))),
    ),
  );
