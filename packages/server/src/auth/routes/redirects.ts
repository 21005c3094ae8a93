import type { AuthHttpError } from '../http-error.ts';

/** What the hosted service calls the kinds of refusal, by their status (RFC 6749, section 4.1.2.1). */
const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
  readonly expires_in: number;
  readonly token_type: string;
}

export function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo);
  url.searchParams.set('code', code);
  return url.href;
}

export function withSession(redirectTo: string, session: Tokens): string {
  const url = new URL(redirectTo);
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }).toString();
  return url.href;
}

/** Why there is none, in the query and in the fragment, as the hosted service writes it: clients read the one or the other. */
export function withRefusal(redirectTo: string, { status, code, message }: AuthHttpError): string {
  const url = new URL(redirectTo);
  const refusal = {
    error: errorNames[status] ?? 'server_error',
    error_code: code,
    error_description: message,
  };
  for (const [name, value] of Object.entries(refusal)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(refusal).toString();
  return url.href;
}
