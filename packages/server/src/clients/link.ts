import { createHmac, timingSafeEqual } from 'node:crypto';
import { proofPassMs } from '@mirror-studio/domain/constants/clients';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { hashToken } from '../auth/keys/secrets.ts';
import { at, instant, secret } from '../database/index.ts';
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
  isIn(c: Context, link: OpenLink): Promise<boolean>;
  give(c: Context, link: OpenLink): Promise<void>;
}

/** Passes stand in a cookie that no script reads. */
export function passes({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Passes {
  const sign = async (link: OpenLink, untilMs: number) =>
    createHmac('sha256', await secret(db, 'proofs.passes', () => crypto.randomUUID() + crypto.randomUUID()))
      .update(JSON.stringify([link.id, link.link_hash, link.password_hash, untilMs]))
      .digest('base64url');
  const nameOf = (link: OpenLink) => `proof-${link.link_hash.slice(0, 16)}`;
  return {
    isIn: async (c, link) => {
      if (link.password_hash === null) return true;
      const [until = '', signature = ''] = (getCookie(c, nameOf(link)) ?? '').split('.');
      if (!(Number(until) > clock.now().getTime())) return false;
      const [wanted, got] = [Buffer.from(await sign(link, Number(until))), Buffer.from(signature)];
      return wanted.length === got.length && timingSafeEqual(wanted, got);
    },
    give: async (c, link) => {
      const untilMs = clock.now().getTime() + proofPassMs;
      setCookie(c, nameOf(link), `${untilMs}.${await sign(link, untilMs)}`, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: config.siteUrl?.startsWith('https:') ?? false,
        path: '/',
        maxAge: proofPassMs / 1000,
      });
    },
  };
}
