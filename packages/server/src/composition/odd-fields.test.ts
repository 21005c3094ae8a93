// Every field of an account beside those of the sign-in (auth/odd-input.test.ts): what people paste into it is kept as it can be seen,
// or refused in words, and is never a fault of the server.
import { profileLimits } from '@mirror-studio/domain/constants/account';
import { publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import { checkHandle, profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let ask: ReturnType<typeof asker>;
let person: { readonly id: string; readonly token: string };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const { user, session } = await signIn(server);
  person = { id: user.id, token: session.access_token };
  ask = asker(server.url, person.token);
});
afterAll(() => server.close());

/** Of each kind that people paste or others send. */
const odd = {
  nothing: '',
  spaces: '  \t ',
  'far too long': 'x'.repeat(250),
  'longer than anything kept': 'x'.repeat(20_000),
  'marks of direction': '\u202egpj.ara\u202c\u200f',
  'signs that nobody sees': '\u200b\u2060\ufeff',
  'a control sign': 'Ma\u0007ra',
  emoji: '\u{1f469}\u200d\u{1f3a8} Mara',
  'letters that look alike': 'M\u0430ra',
  'a tower of marks': `M${'\u0301'.repeat(200)}`,
  'many @': '@mara@@iris@example.com',
  'upper case': 'MARA-HALCYON',
  'a plus-address': 'mara+shoots@example.com',
  markup: '"><script>alert(1)</script>',
} as const;
/** These cannot be kept in a text: the whole request is refused. */
const unreadable = { 'a zero': 'Ma\u0000ra', 'half a sign': 'Ma\ud800ra' } as const;

/** The joiner of emoji is seen by what it joins. */
const unseen = /(?![\n\u200d])[\p{Cc}\p{Cf}]/u;

interface Said {
  readonly status: number;
  readonly message?: string | undefined;
  readonly kept?: string | undefined;
}
const told = (body: Record<string, unknown>) => (body['error'] as { message: string } | undefined)?.message;

async function ofProfile(field: 'name' | 'handle' | 'words' | 'links', text: string): Promise<Said> {
  const { body: before } = await ask('GET', '/api/profile');
  const { revision: basedOn } = before['profile'] as { revision: number };
  const form = { name: 'Mara', handle: null, words: '', links: [], basedOn };
  const given = field === 'links' ? [text] : text;
  const { status, body } = await ask('PUT', '/api/profile', { ...form, [field]: given });
  const saved = body['profile'] as Record<typeof field, string | string[] | null> | undefined;
  return { status, message: told(body), kept: saved && [saved[field] ?? ''].flat().join() };
}
async function ofCall(path: string, body: object): Promise<Said> {
  const answer = await ask('POST', path, body);
  return { status: answer.status, message: told(answer.body) };
}
async function ofTable(text: string): Promise<Said> {
  const answer = await fetch(`${server.url}/rest/v1/${profileTable}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      prefer: 'resolution=merge-duplicates,return=representation',
    },
    body: JSON.stringify({ id: person.id, display_name: text }),
  });
  const body = (await answer.json()) as { message?: string } | { display_name: string }[];
  return {
    status: answer.status,
    ...(Array.isArray(body) ? { kept: body[0]?.display_name } : { message: body.message }),
  };
}

const longest = 200_000;
const fields: readonly (readonly [field: string, most: number, give: (text: string) => Promise<Said>])[] = [
  ['the name', profileLimits.nameCharacters * 8, (text) => ofProfile('name', text)],
  ['the handle', 30, (text) => ofProfile('handle', text)],
  ['the words', publicProfileLimits.wordsCharacters, (text) => ofProfile('words', text)],
  ['a link', publicProfileLimits.linkCharacters, (text) => ofProfile('links', text)],
  ['the name of the onboarding', profileLimits.nameCharacters * 8, ofTable],
  ['the code of an invitation', longest, (code) => ofCall('/api/invite/claim', { code })],
  ['a recovery code', longest, (code) => ofCall('/api/recovery-codes/use', { code })],
  ['a code of a change', longest, (code) => ofCall('/api/address-change/prove', { side: 'new', code })],
  ['a link to a copy', longest, (given) => ofCall('/api/account-data/exports/download', { token: given })],
  [
    'the address that confirms the deletion',
    longest,
    (address) => ofCall('/api/account-data/deletion', { address, language: 'en' }),
  ],
];

test.each(fields)('%s', async (_, most, give) => {
  for (const [kind, text] of Object.entries({ ...odd, ...unreadable })) {
    // So that there is room for another try.
    server.clock.advance(60_000);
    const { status, message, kept } = await give(text);
    if (status < 300) {
      expect([kind, kept], kind).not.toEqual([kind, undefined]);
      expect([kind, unseen.test(kept ?? ''), (kept ?? '').length <= most]).toEqual([kind, false, true]);
    } else {
      expect([kind, status < 500, message]).toEqual([kind, true, expect.stringMatching(/\S+ \S+/)]);
      expect([kind, text.trim().length > 5 && message?.includes(text)]).toEqual([kind, false]);
    }
    if (kind in unreadable) expect([kind, status]).toEqual([kind, 400]);
  }
});

test('of two handles that look alike one can be had, whoever asks and in whatever case', async () => {
  const taken = await ofProfile('handle', 'Wren-Milo');
  expect(taken).toMatchObject({ status: 200, kept: 'wren-milo' });
  const other = asker(server.url, (await signIn(server)).session.access_token);
  for (const handle of ['WREN-MILO', 'wren_milo', 'vvren-mi1o', 'w-renmilo']) {
    const { body } = await other('GET', `/api/handles/${encodeURIComponent(handle)}`);
    expect([handle, body['problem']]).toEqual([handle, expect.stringMatching(/^handle(Taken|Alike)$/)]);
  }
  expect(checkHandle('wr\u0435n-milo')).toBe('handleSigns');
});
