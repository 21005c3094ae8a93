import { type Answer, sendJson, standIn } from './stand-in.ts';

export const twilioKeys = {
  accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'on_this_machine',
  from: '+15005550006',
} as const;

interface Sent {
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

/** Twilio's REST API on this machine, as far as messages go: who may send, to what, and what it answers to the rest. */
export async function twilioStandIn() {
  const sent: Sent[] = [];
  const set = {
    /** How it answers, in place of well. */
    api: null as Answer | null,
  };
  const path = `/2010-04-01/Accounts/${twilioKeys.accountSid}/Messages.json`;
  const login = Buffer.from(`${twilioKeys.accountSid}:${twilioKeys.authToken}`).toString('base64');
  const refuse = (status: number, code: number, message: string) => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });

  const server = await standIn((asked, reply, url) => {
    if (set.api) return set.api(asked, reply, url);
    const form = new URLSearchParams(asked.text);
    const [to, text] = [form.get('To') ?? '', form.get('Body') ?? ''];
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
    const refusal =
      asked.method !== 'POST' || asked.path !== path
        ? refuse(404, 20404, 'The requested resource was not found')
        : asked.headers['authorization'] !== `Basic ${login}`
          ? refuse(401, 20003, 'Authenticate')
          : !/^\+[1-9]\d{1,14}$/.test(to)
            ? refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`)
            : null;
    if (refusal) return sendJson(reply, refusal.body, refusal.status);
    sent.push({ to, from, text: Buffer.from(text, 'utf8').toString() });
    return sendJson(reply, { sid: `SM${'0'.repeat(32)}`, status: 'queued', to, from, body: text }, 201);
  });
  return { ...server, sent, set };
}

/** The configuration of a server that sends through a stand-in. */
export const textedThrough = ({ url }: { readonly url: string }) => ({
  sms: { provider: 'twilio' as const, ...twilioKeys, apiBase: url },
});
