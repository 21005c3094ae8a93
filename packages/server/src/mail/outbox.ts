import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant } from '../database/index.ts';
import type { Clock } from '../http/clock.ts';
import type { TextSender } from '../sms/sender.ts';
import type { Mailer } from './mailer.ts';

const kept = 200;

const row = v.object({
  id: v.string(),
  /** A letter, or a text message, whose subject, page and link are empty. */
  channel: v.picklist(['mail', 'text']),
  recipient: v.string(),
  subject: v.string(),
  html: v.string(),
  body: v.string(),
  link: v.string(),
  created_at: instant,
});
export type KeptMessage = v.InferOutput<typeof row>;

/** Keeps messages for the local inbox instead of sending them: on a machine without a mail server. */
export function outboxMailer(db: Database, clock: Clock): Mailer {
  return {
    send: ({ to, subject, html, text, link }) =>
      keep(db, clock, { channel: 'mail', recipient: to, subject, html, body: text, link }),
    close: () => {},
  };
}

/** Keeps text messages there as well. */
export function outboxSender(db: Database, clock: Clock): TextSender {
  return {
    send: ({ to, text }) =>
      keep(db, clock, { channel: 'text', recipient: to, subject: '', html: '', body: text, link: '' }),
  };
}

async function keep(
  db: Database,
  clock: Clock,
  message: Omit<KeptMessage, 'id' | 'created_at'>,
): Promise<void> {
  const { channel, recipient, subject, html, body, link } = message;
  await db.run(sql`
    insert into studio.outbox (id, channel, recipient, subject, html, body, link, created_at)
    values (${crypto.randomUUID()}, ${channel}, ${recipient}, ${subject}, ${html}, ${body}, ${link},
            ${at(clock.now())})`);
  await db.run(sql`
    delete from studio.outbox
    where id in (select id from studio.outbox order by place desc offset ${kept})`);
}

/** The messages, newest first. */
export function keptMessages(db: Database): Promise<KeptMessage[]> {
  return db.all(row, sql`select * from studio.outbox order by place desc limit ${kept}`);
}

export function keptMessage(db: Database, id: string): Promise<KeptMessage | undefined> {
  return db.first(row, sql`select * from studio.outbox where id = ${id}`);
}
