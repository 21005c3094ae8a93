import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends by a mail server. Takes its address (`smtp://user:password@host:port`) and who the messages are from. */
export function smtpMailer(address: string, from: string): Mailer {
  const transport = createTransport(
    { url: address, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send({ to, subject, html, text, end }) {
      // RFC 8058: the mail programme has a button for it.
      const headers = end && {
        'List-Unsubscribe': `<${end}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await transport.sendMail({ to, subject, html, text, ...(headers && { headers }) });
    },
    close: () => transport.close(),
  };
}
