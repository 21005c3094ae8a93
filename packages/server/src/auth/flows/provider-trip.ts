import { randomBytes } from 'node:crypto';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { AuthHttpError } from '../http-error.ts';
import { hashToken } from '../keys/secrets.ts';
import {
  type AuthProvider,
  type ProvidedIdentity,
  ProviderFault,
  type Providers,
  type ProviderTrip,
  requireProvider,
} from '../providers/index.ts';
import type { RequestSource } from '../source.ts';
import { isLately } from '../store/lately.ts';
import {
  endProviderFlow,
  issueProviderCode,
  keepProviderFlow,
  type ProviderFlow,
  providerFlow,
} from '../store/provider-flows.ts';
import type { Challenge } from './challenge.ts';
import { checkLink, decideSignIn, link, signInBy } from './identities.ts';
import { withNews } from './news.ts';
import { answeredOnce } from './repeated-return.ts';
import { continueSession, startSession, type WithKeys } from './session.ts';

export interface ProviderAsk {
  readonly provider: string;
  readonly scopes: readonly string[];
  readonly challenge: Challenge | null;
  readonly redirectTo: URL;
  /** By which the browser is known when it comes back. */
  readonly browserKey: string;
  /** Whose identity it shall become; null for a sign-in. */
  readonly linking: { readonly userId: string; readonly sessionId: string } | null;
}

/** The challenge of PKCE: 43 characters, as many as 256 bits take. */
const newVerifier = () => randomBytes(32).toString('base64url');

/** Begins somebody's way to a third party. Returns where their browser goes. Throws AuthHttpError. */
export async function beginTrip(services: WithKeys, providers: Providers, ask: ProviderAsk): Promise<URL> {
  const provider = requireProvider(providers, ask.provider);
  const { challenge, linking } = ask;
  const flow = {
    id: crypto.randomUUID(),
    provider: provider.id,
    challenge: challenge?.value ?? null,
    challenge_method: challenge?.method ?? null,
    browser_hash: hashToken(ask.browserKey),
    verifier: newVerifier(),
    nonce: newVerifier(),
    redirect_to: ask.redirectTo.href,
    linking_user_id: linking?.userId ?? null,
    linking_session_id: linking?.sessionId ?? null,
  };
  const url = await atProvider(services, provider, () =>
    provider.authorizeUrl(tripOf(services, flow), ask.scopes),
  );
  await keepProviderFlow(services.db, flow, services.clock.now());
  return url;
}

function tripOf(
  { site }: WithKeys,
  { id, nonce, verifier }: Pick<ProviderFlow, 'id' | 'nonce' | 'verifier'>,
): ProviderTrip {
  return { state: id, nonce, verifier, callback: `${site.origin}${authBasePath}/callback` };
}

/** What a browser brings back from a third party. */
export interface Returned {
  readonly state: string;
  readonly code: string | null;
  /** What the third party refused, and how it says it. */
  readonly error: { readonly name: string; readonly description: string } | null;
  readonly browserKey: string | null;
}

/** What becomes of a return. `redirectTo` is null where nobody knows whence it came. */
export type TripEnd =
  | { readonly redirectTo: string; readonly code: string }
  | { readonly redirectTo: string; readonly session: Awaited<ReturnType<typeof startSession>> }
  | { readonly redirectTo: string | null; readonly refusal: AuthHttpError };

const badState = (message: string) => new AuthHttpError(400, 'bad_oauth_state', message);

/**
 * Takes somebody back from a third party, once for each state. With a challenge the answer is a code, which is worth nothing in
 * another browser: only its exchange makes an account, or a link of it. Without one it is a session, for the browser that began
 * alone. Takes how an end is told; returns where it leads.
 */
export async function endTrip(
  services: WithKeys,
  providers: Providers,
  returned: Returned,
  source: RequestSource,
  tell: (end: TripEnd) => string | Promise<string>,
): Promise<string> {
  const flow = await providerFlow(services.db, returned.state);
  if (!flow) return tell({ redirectTo: null, refusal: badState('OAuth state is invalid') });
  const { redirect_to: redirectTo } = flow;
  const href = await answeredOnce(services, flow, returned.browserKey, async () => {
    try {
      return await tell({ redirectTo, ...(await endOf(services, providers, flow, returned, source)) });
    } catch (error) {
      if (!(error instanceof AuthHttpError)) throw error;
      return tell({ redirectTo, refusal: error });
    }
  });
  return href ?? tell({ redirectTo, refusal: badState('OAuth state was already used') });
}

async function endOf(
  services: WithKeys,
  providers: Providers,
  flow: ProviderFlow,
  returned: Returned,
  source: RequestSource,
) {
  if (!isLately(flow.created_at, services.clock.now(), signInProviderLimits.stateMs)) {
    throw badState('OAuth state has expired');
  }
  if (flow.challenge === null && flow.browser_hash !== hashToken(returned.browserKey ?? '')) {
    throw badState('OAuth state was given to another browser');
  }
  const said = await whoIsIt(services, providers, flow, returned);
  return receive(services, flow, said, source);
}

async function whoIsIt(
  services: WithKeys,
  providers: Providers,
  flow: ProviderFlow,
  { code, error }: Returned,
): Promise<ProvidedIdentity> {
  if (error) {
    await endProviderFlow(services.db, flow.id, 'refused');
    throw new AuthHttpError(403, error.name, error.description);
  }
  if (code === null) {
    throw new AuthHttpError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  }
  const provider = requireProvider(providers, flow.provider);
  return atProvider(services, provider, () => provider.identify(code, tripOf(services, flow)));
}

async function receive(
  services: WithKeys,
  flow: ProviderFlow,
  said: ProvidedIdentity,
  source: RequestSource,
) {
  const linking = linkingOf(flow);
  if (flow.challenge !== null) {
    // What would be refused is told now, while somebody looks; it is decided when the code is exchanged.
    if (linking) await checkLink(services.db, said, linking);
    else await decideSignIn(services, services.db, said);
    const code = crypto.randomUUID();
    await issueProviderCode(services.db, flow.id, said, hashToken(code), services.clock.now());
    return { code };
  }
  const session = await withNews(services, async (tx, tell) => {
    await endProviderFlow(tx, flow.id, 'used');
    const change = { config: services.config, tx, tell, source, now: services.clock.now() };
    if (linking) {
      await link(change, said, linking);
      return continueSession(services, tx, linking.sessionId);
    }
    const userId = await signInBy(change, said);
    return startSession(services, tx, { userId, method: 'oauth', source }, tell);
  });
  return { session };
}

/** Whose identity it shall become, and in which session that was asked for; null for a sign-in. */
export const linkingOf = ({ linking_user_id: userId, linking_session_id: sessionId }: ProviderFlow) =>
  userId !== null && sessionId !== null ? { userId, sessionId } : null;

/** A third party that is at fault is told as the hosted service tells it, and written into the log. */
export async function atProvider<Answer>(
  { log }: WithKeys,
  { id }: AuthProvider,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.error(`The sign-in by ${id} failed: ${error.message}`, error);
    throw new AuthHttpError(422, 'unexpected_failure', 'Unable to exchange external code');
  }
}
