import { messages as german } from '@mirror-studio/domain/texts/de/index';
import { messages as spanish } from '@mirror-studio/domain/texts/es/index';
import { TextsProvider } from '@mirror-studio/ui/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFactorFailureWords } from './factor-failure-words.ts';
import { useFailureWords } from './failure-words.ts';

interface Told {
  message: string;
  otherwise?: string;
  status?: number;
  code?: string;
}

function Words({ message, otherwise, status = 409, code = 'CONFLICT' }: Told) {
  return useFailureWords()({ status, code, message }, otherwise);
}
const say = (locale: string, told: Told) =>
  renderToStaticMarkup(
    <TextsProvider locale={locale} messages={{ es: spanish, de: german }[locale] ?? {}}>
      <Words {...told} />
    </TextsProvider>,
  );
const exact = { message: 'El trabajo ya había terminado.' };
const plain = { message: spanish.errors.code_CONFLICT, otherwise: 'Nada.' };

test('the words of the server are told where it speaks the language, in that of the catalogue elsewhere', () => {
  expect([say('es', exact), say('de', exact)]).toEqual([exact.message, german.errors.code_CONFLICT]);
});

test('the words of the catalogue are nothing more exact in any language', () => {
  expect(say('es', plain)).toBe(plain.otherwise);
});

test.each([
  ['en', 42, 'Too many requests. Please try again in 42 seconds.'],
  ['es', 42, 'Demasiadas peticiones. Vuelve a intentarlo dentro de 42 segundos.'],
  ['de', 42, 'Zu viele Anfragen. Versuche es in 42 Sekunden noch einmal.'],
  ['en', 121, 'Too many requests. Please try again in 3 minutes.'],
])('a limit of the auth service is told in %s with the time left, %d seconds', (locale, seconds, words) => {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  expect(say(locale, { status: 429, code: 'over_request_rate_limit', message })).toBe(words);
});

test('a limit of the product is told with the time left where the server does not speak the language', () => {
  const limited = { status: 429, code: 'RATE_LIMITED', message: 'Espera 1 segundo y vuelve a intentarlo.' };
  expect([say('es', limited), say('de', limited)]).toEqual([
    limited.message,
    'Zu viele Anfragen. Versuche es in 1 Sekunde noch einmal.',
  ]);
});

function Suspended({ code }: { code: string }) {
  return useFactorFailureWords()({ status: 403, code, message: 'User is banned' }, null);
}

test('whoever is suspended while their second factor is due reads that they are', () => {
  const read = (locale: string, code: string) =>
    renderToStaticMarkup(
      <TextsProvider locale={locale} messages={{ es: spanish }[locale] ?? {}}>
        <Suspended code={code} />
      </TextsProvider>,
    );
  expect(read('en', 'user_banned')).toBe('This account is suspended. You cannot use the studio for now.');
  expect(read('es', 'user_banned')).toBe(spanish.errors.code_ACCOUNT_SUSPENDED);
});
