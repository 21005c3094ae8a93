import { magicLinkCooldownMs, normaliseEmail } from '@mirror-studio/domain/auth';
import { rateLimitMs } from './failure.ts';
import { type Now, secondsUntil, waitFrom } from './time.ts';

/** Why no other mail may be asked for yet. */
export type WaitReason = 'sent' | 'rateLimited';

/** What a flow that asks for mails knows of the minute between two of them (§5). */
export interface Waiting {
  readonly now: Now;
  /** As typed. */
  readonly email: string;
  /** The addresses that have to wait, until when and why. */
  readonly waits: Readonly<Record<string, { readonly untilMs: number; readonly because: WaitReason }>>;
  /** Until when the address that was asked for last has to wait. */
  readonly waitUntilMs: number;
  /** The countdown as shown. */
  readonly secondsLeft: number;
}

/** Takes what is known and a reason; says whether the typed address has to wait for it. */
export function mustWait({ waits, email, now }: Waiting, because: WaitReason): boolean {
  const wait = waits[normaliseEmail(email)];
  return wait?.because === because && wait.untilMs > now();
}

/**
 * @param known - What is known when a mail was sent.
 * @returns The minute that begins.
 */
export function waitAfterSent(known: Waiting) {
  return begin(known, 'sent', magicLinkCooldownMs);
}

/**
 * Takes what is known and the server's refusal.
 *
 * @returns The wait that it asks for.
 */
export function waitAfterLimit(known: Waiting, error: unknown) {
  return begin(known, 'rateLimited', rateLimitMs(error));
}

/**
 * Takes what is known.
 *
 * @returns The wait of the typed address as it stands now.
 */
export function resumedWait({ waits, email, now }: Waiting) {
  return waitFrom(now(), Math.max(0, (waits[normaliseEmail(email)]?.untilMs ?? 0) - now()));
}

/**
 * Takes what is known.
 *
 * @returns It without the wait of the typed address, which is over.
 */
export function endedWait({ waits, email }: Waiting) {
  const over = normaliseEmail(email);
  return { waits: Object.fromEntries(Object.entries(waits).filter(([address]) => address !== over)) };
}

/**
 * Takes what is known.
 *
 * @returns The countdown as it stands now.
 */
export function countedDown({ waitUntilMs, now }: Waiting) {
  return { secondsLeft: secondsUntil(waitUntilMs, now()) };
}

function begin({ waits, email, now }: Waiting, because: WaitReason, waitMs: number) {
  const wait = waitFrom(now(), waitMs);
  return { waits: { ...waits, [normaliseEmail(email)]: { untilMs: wait.waitUntilMs, because } }, ...wait };
}
