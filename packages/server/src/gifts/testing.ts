import { endpoints, type Gift } from '@mirror-studio/domain/contract';
import { asker, newEmail, signIn, type TestServer } from '../testing/index.ts';

/** Nobody has a handle that looks alike. */
const fresh = () =>
  `gil-${crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(10, 'k')
    .slice(0, 10)}`;

/** Somebody with a handle, who gives and gets. */
export async function giver(server: TestServer, email = newEmail()) {
  const { session, auth } = await signIn(server, email);
  const ask = asker(server.url, session.access_token);
  const handle = fresh();
  const profile = { name: 'Gil', handle, words: '', links: [], basedOn: 0 };
  await ask('PUT', endpoints.saveProfile.path, profile);
  const list = async (box: 'sent' | 'received', more = '') =>
    (await ask('GET', `${endpoints.gifts.path}?box=${box}${more}`)).body as {
      gifts: Gift[];
      nextCursor: string | null;
    };
  return {
    id: session.user.id,
    email,
    auth,
    ask,
    handle,
    give: (to: string, coins: unknown, words?: string, key?: string) =>
      ask('POST', endpoints.giveCoins.path, { to, coins, ...(words !== undefined && { words }) }, key),
    coins: async () => (await ask('GET', endpoints.balance.path)).body['coins'],
    sent: async () => (await list('sent')).gifts,
    received: async () => (await list('received')).gifts,
    list,
    news: async () =>
      (await ask('GET', endpoints.giftNews.path)).body['news'] as { kind: string; gift: Gift }[],
  };
}
