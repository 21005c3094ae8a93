import { proofPassMs } from '@mirror-studio/domain/constants/clients';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { hashToken } from '../auth/keys/secrets.ts';
import { at, instant } from '../database/index.ts';
import { readSignedCookie, writeSignedCookie } from '../http/answer/cookies.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError, type Services } from '../http/index.ts';

const tokenShape = /^[\w-]{43}$/;

const linkRow = v.object({
  id: v.string(),
  title: v.string(),
  note: v.string(),
  watermark: v.boolean(),
  password_hash: v.nullable(v.string()),
  link_hash: v.string(),
  ends_at: instant,
  approved_at: v.nullable(instant),
  approved_by: v.nullable(v.string()),
});
/** A set whose link is open, and the token that it was asked with. */
export type OpenLink = v.InferOutput<typeof linkRow> & { readonly token: string };

/** One answer for what ended, what was taken back, what was deleted and what never was: nothing can be tried out. */
export const linkOver = () => new HttpError('NOT_FOUND', refusals.proofLinkOver);

/** The set that a link leads to. Throws HttpError NOT_FOUND for one that leads nowhere, for whatever reason. */
export async function openLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<OpenLink> {
  const found = tokenShape.test(token)
    ? await db.first(
        linkRow,
        sql`select id, title, note, watermark, password_hash, link_hash, ends_at, approved_at, approved_by
          from studio.proofs s
          where link_hash = ${hashToken(token)} and deleted_at is null and closes_at > ${at(clock.now())}
            and not exists (select from studio.members where members.id = s.member and banned)
            and not exists (select from studio.account_deletions d where d.member = s.member)`,
      )
    : undefined;
  if (!found) throw linkOver();
  return { ...found, token };
}

/** What lets a browser in that gave the password: good for a while, and until the password or the link is another. */
export interface Passes {
  isIn(c: Context, link: OpenLink): boolean;
  give(c: Context, link: OpenLink): void;
}

/** What a pass says, beside its end: nothing that is not in what it is of. */
const passValue = 'in';

/** Passes stand in a cookie that no script reads. */
export function passes(services: Pick<Services, 'clock' | 'limits' | 'site'>): Passes {
  const cookieOf = ({ id, link_hash, password_hash }: OpenLink) => ({
    name: `proof-${link_hash.slice(0, 16)}`,
    of: ['proof pass', id, link_hash, password_hash ?? ''],
  });
  return {
    isIn: (c, link) =>
      link.password_hash === null || readSignedCookie(services, c, cookieOf(link)) === passValue,
    give: (c, link) => writeSignedCookie(services, c, cookieOf(link), passValue, proofPassMs),
  };
}
