import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends by a mail server. Takes its address (`smtp://user:password@host:port`) and who the messages are from. */
export function smtpMailer(address: string, from: string): Mailer {
  const transport = createTransport(
    { url: address, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send({ to, subject, html, text }) {
      await transport.sendMail({ to, subject, html, text });
    },
    close: () => transport.close(),
  };
}
