import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant } from '../database/index.ts';
import type { Clock } from '../http/clock.ts';
import type { Mailer } from './mailer.ts';

const kept = 200;

const row = v.object({
  id: v.string(),
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
    async send(message) {
      await db.run(sql`
        insert into studio.outbox (id, recipient, subject, html, body, link, created_at)
        values (${crypto.randomUUID()}, ${message.to}, ${message.subject}, ${message.html}, ${message.text},
                ${message.link}, ${at(clock.now())})`);
      await db.run(sql`
        delete from studio.outbox
        where id in (select id from studio.outbox order by created_at desc offset ${kept})`);
    },
    close: () => {},
  };
}

/** The messages, newest first. */
export function keptMessages(db: Database): Promise<KeptMessage[]> {
  return db.all(row, sql`select * from studio.outbox order by created_at desc limit ${kept}`);
}

export function keptMessage(db: Database, id: string): Promise<KeptMessage | undefined> {
  return db.first(row, sql`select * from studio.outbox where id = ${id}`);
}
