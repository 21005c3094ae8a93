import { smsLimits } from '@mirror-studio/domain/constants/server';
import { common } from '@mirror-studio/domain/texts/en/common';
import * as v from 'valibot';
import type { SmsConfig } from '../config/index.ts';
import type { TextSender } from './sender.ts';

const ownAddress = 'https://api.twilio.com';
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ code: v.number() }));

/** Says why a message was not taken, without anything of it. */
class TextNotSent extends Error {
  override readonly name = 'TextNotSent';
}

/** Sends by Twilio's REST protocol: one form for each message, of 2010-04-01. It is asked once: twice would be two messages. */
export function twilioSender(config: Extract<SmsConfig, { provider: 'twilio' }>): TextSender {
  const { accountSid, authToken, from, apiBase } = config;
  const url = `${apiBase ?? ownAddress}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('+') ? 'From' : 'MessagingServiceSid';
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', authorization, 'user-agent': common.productName },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        redirect: 'error',
        signal: AbortSignal.timeout(smsLimits.answerMs),
      }).catch(() => {
        throw new TextNotSent('The sender of text messages does not answer');
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const read = v.safeParse(refusal, await readStart(answer).catch(() => ''));
      const code = read.success ? `, code ${read.output.code}` : '';
      throw new TextNotSent(`The sender of text messages answered ${answer.status}${code}`);
    },
  };
}

/** What a refusal says, if it does not say too much. */
async function readStart(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > smsLimits.answerCharacters) return '';
  }
  return text;
}
