import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Queryable } from '../../database/index.ts';
import { isRowId } from '../../http/request/ids.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import type { Services } from '../../http/services.ts';
import { deviceKey, deviceOf } from '../device.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import {
  addRemembered,
  endSessionsOf,
  forgetRemembered,
  lockRemembered,
  ofRemembered,
  type Remembered,
  renewRemembered,
} from '../store/remembered.ts';
import type { AuthSession } from '../store/sessions.ts';
import type { AuthUser } from '../store/users.ts';
import type { Tell } from './news.ts';

/** Who signs in, and where. */
interface Arrival {
  readonly user: AuthUser;
  readonly source: RequestSource;
  readonly now: Date;
}

const keyOf = ({ userAgent }: RequestSource) => deviceKey(deviceOf(userAgent));

/** Whose key it is stands in front of it: one that was exchanged already is known by that. */
const writeKey = (id: string, secret: string) => `${id}.${secret}`;

/**
 * Looks whether a sign-in comes from a browser that is remembered for its person. Then no code is asked for, and the key is
 * exchanged. One that was exchanged already is in other hands: the browser is forgotten, its sessions end, and its owner is told.
 * The right one from what says it is another browser or system vouches for nothing and ends nothing: a phone that asks for the pages
 * of a desktop says so too. Returns the browser, or null.
 */
export async function recogniseBrowser(
  tx: Queryable,
  { user, source, now }: Arrival,
  tell: Tell,
): Promise<string | null> {
  const [id = '', secret = ''] = (source.remembered.of(user.id) ?? '').split('.');
  const browser = isRowId(id) ? await lockRemembered(tx, user.id, id) : undefined;
  if (!browser) return null;
  if (browser.expires_at <= now) {
    await forgetRemembered(tx, user.id, id);
    return null;
  }
  const isOfDevice = browser.device === keyOf(source);
  if (isSameHash(hashToken(secret), browser.hash)) {
    if (!isOfDevice) return null;
    const next = newToken();
    await renewRemembered(tx, id, { hash: hashToken(next), network: source.network, now });
    source.remembered.set(user.id, writeKey(id, next), browser.expires_at);
    return id;
  }
  // Two requests of one moment have the same key: the second is asked for a code, and nothing is wrong.
  const isOfThisMoment =
    isOfDevice && Math.abs(now.getTime() - browser.last_used_at.getTime()) <= rememberedBrowserLimits.reuseMs;
  if (!isOfThisMoment) await closeDoor(tx, browser, { user, source, now }, tell);
  return null;
}

async function closeDoor(tx: Queryable, browser: Remembered, { user, source, now }: Arrival, tell: Tell) {
  await endSessionsOf(tx, browser.id);
  await forgetRemembered(tx, user.id, browser.id);
  const kind = 'remembered_browser_reused';
  await recordEvent(tx, { userId: user.id, kind, source, sessionId: null, ended: browser }, now);
  const device = deviceOf(browser.user_agent);
  tell(user, { kind: 'browserReused', device, network: source.network, at: now }, source);
}

/** Remembers the browser of a session in which the second factor was proved, in place of what was known of it. */
export async function rememberBrowser(
  tx: Queryable,
  { user, source, now, session }: Arrival & { readonly session: AuthSession },
  tell: Tell,
): Promise<Remembered> {
  const [before = ''] = (source.remembered.of(user.id) ?? '').split('.');
  if (isRowId(before)) await forgetRemembered(tx, user.id, before);
  const secret = newToken();
  const browser: Remembered = {
    id: crypto.randomUUID(),
    user_id: user.id,
    hash: hashToken(secret),
    device: keyOf(source),
    user_agent: source.userAgent,
    network: source.network,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + rememberedBrowserLimits.livesMs),
  };
  await addRemembered(tx, browser);
  await ofRemembered(tx, session, browser.id, null);
  const event = { userId: user.id, kind: 'browser_remembered', source, sessionId: session.id } as const;
  await recordEvent(tx, event, now);
  const device = deviceOf(source.userAgent);
  tell(user, { kind: 'browserRemembered', device, network: source.network, at: now }, source);
  source.remembered.set(user.id, writeKey(browser.id, secret), browser.expires_at);
  return browser;
}

/** Forgets one browser of a person. One that is none of theirs, or no more, changes nothing. */
export async function forgetBrowser(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  by: { readonly userId: string; readonly sessionId: string; readonly source: RequestSource },
  id: string,
): Promise<void> {
  const browser = await lockRemembered(tx, by.userId, id);
  if (!browser) return;
  await forgetRemembered(tx, by.userId, id);
  await recordEvent(tx, { ...by, kind: 'browser_forgotten', ended: browser }, clock.now());
}
