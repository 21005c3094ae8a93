import type { SavedWork, Work } from '@mirror-studio/domain/contract';
import { hang } from '../../gallery/testing/hang.ts';
import { asker, signIn, type TestServer } from '../../testing/index.ts';

let count = 0;
/** Nobody has one that looks alike. */
const fresh = () => `vera-${'abcdefghjk'[Math.floor(count / 10) % 10]}${'abcdefghjk'[count++ % 10]}k`;

const said = {
  title: 'Salt flats',
  tags: ['salt'],
  sharesPrompt: true,
  allowsRemix: true,
  licence: { resale: false, training: false },
} as const;

/** Somebody with a handle, who publishes and saves. */
export async function author(server: TestServer, { named = true } = {}) {
  const { session } = await signIn(server);
  const { id } = session.user;
  const ask = asker(server.url, session.access_token);
  const handle = fresh();
  const basedOn = 0;
  if (named)
    await ask('PUT', '/api/profile', { name: `Vera ${handle}`, handle, words: '', links: [], basedOn });
  const list = async (query = '') => {
    const { status, body } = await ask('GET', `/api/works${query}`);
    return { status, works: body['works'] as Work[], next: body['nextCursor'] as string | null };
  };
  return {
    id,
    ask,
    handle,
    token: session.access_token,
    list,
    /** All pages of a list, two at a time. */
    all: async (query = '') => {
      const seen: string[] = [];
      for (let cursor: string | null = null; ; ) {
        const at: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { works, next } = await list(`?limit=2${query}${at}`);
        seen.push(...works.map(({ title }) => title));
        cursor = next;
        if (cursor === null) return seen;
      }
    },
    /** Publishes a picture that is written down for it. */
    publish: async (given: object = {}, hung: Parameters<typeof hang>[2] = {}) => {
      const mediaId = await hang(server, id, hung);
      const { body } = await ask('POST', '/api/works', { mediaId, ...said, ...given });
      return { mediaId, ...(body['work'] as Work) };
    },
    post: (mediaId: string, given: object = {}) => ask('POST', '/api/works', { mediaId, ...said, ...given }),
    change: (workId: string, given: object = {}) =>
      ask('PATCH', `/api/works/${workId}`, { ...said, ...given }),
    withdraw: (workId: string) => ask('DELETE', `/api/works/${workId}`),
    look: (workId: string) => ask('GET', `/api/works/${workId}`),
    save: async (workId: string) => (await ask('POST', '/api/saved', { workId })).body['saved'] as SavedWork,
    saved: async (query = '') => {
      const { body } = await ask('GET', `/api/saved${query}`);
      return { saved: body['saved'] as SavedWork[], next: body['nextCursor'] as string | null };
    },
  };
}
export type Author = Awaited<ReturnType<typeof author>>;
