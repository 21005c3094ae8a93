import { errorStatuses } from '@mirror-studio/domain/errors';

/** Where the bearer token comes from. */
export interface Tokens {
  /** The token to send; null makes the request anonymous (§6). */
  readonly accessToken: () => Promise<string | null>;
  /** Another token than the one that was refused with 401; null when the session has ended by that. */
  readonly renewToken: (refused: string) => Promise<string | null>;
}

/**
 * Sends a request with the token there is, and once more with another when the server refuses that one with 401. A
 * second refusal ends the session. Takes how it is sent; returns the last answer.
 */
export async function sendWithToken(
  { accessToken, renewToken }: Tokens,
  send: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const token = await accessToken();
  const answer = await send(token);
  if (answer.status !== errorStatuses.AUTH_REQUIRED || token === null) return answer;
  const renewed = await renewToken(token);
  if (renewed === null) return answer;
  const second = await send(renewed);
  if (second.status === errorStatuses.AUTH_REQUIRED) await renewToken(renewed);
  return second;
}
