import type { Config } from '../config/index.ts';
import type { Database } from '../database/index.ts';
import type { Clock } from '../http/clock.ts';
import { outboxSender } from '../mail/outbox.ts';
import type { TextSender } from './sender.ts';
import { twilioSender } from './twilio.ts';

/** The sender of text messages that is set up; null where none is, and where a hosted auth service sends them. */
export function openTextSender({ sms, authUrl }: Config, db: Database, clock: Clock): TextSender | null {
  if (sms === null || authUrl !== null) return null;
  return sms.provider === 'local' ? outboxSender(db, clock) : twilioSender(sms);
}
