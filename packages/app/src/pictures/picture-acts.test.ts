import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { Api, GalleryItem } from '@mirror-studio/domain/contract';
import type { Notice } from '@mirror-studio/state-machines/shared';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { galleryKey } from '../api/gallery.ts';
import { type Acting, favourite, remove } from './picture-acts.ts';

const picture = (id: string) => ({ id, favourite: false }) as GalleryItem;
const pagesOf = (...ids: string[]) => ({
  pages: [{ items: ids.map(picture), nextCursor: null }],
  pageParams: [null],
});
const list = [...galleryKey, 'shown'];

/** A gallery that shows pictures, on a server that does to some of them what it is told. Takes what answers a request. */
function gallery(answer: (ids: string[]) => Promise<{ ids: string[] }>) {
  const queries = new QueryClient();
  queries.setQueryData(list, pagesOf('a', 'b', 'c'));
  const told: Notice[] = [];
  const acting: Acting = {
    queries,
    api: { call: (_: unknown, { body }: { body: { ids: string[] } }) => answer(body.ids) } as unknown as Api,
    show: (notice) => void told.push(notice),
  };
  const shown = () =>
    queries
      .getQueryData<ReturnType<typeof pagesOf>>(list)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return { queries, acting, told, shown };
}

test('a list that was being read does not bring back what is deleted meanwhile', async () => {
  const { queries, acting, shown } = gallery(async (ids) => ({ ids }));
  const reading = Promise.withResolvers<ReturnType<typeof pagesOf>>();
  void queries.fetchQuery({ queryKey: list, queryFn: () => reading.promise }).catch(() => {});
  const removed = remove(acting, ['b']);
  reading.resolve(pagesOf('a', 'b', 'c'));
  expect(await removed).toBe(true);
  expect(shown()).toEqual(['a', 'c']);
});

test('what is told is what was done: of two, one had been deleted elsewhere; then both', async () => {
  const { acting, told } = gallery(async (ids) => ({ ids: ids.filter((id) => id === 'a') }));
  await remove(acting, ['a', 'b']);
  await remove(acting, ['b']);
  expect(told.map(({ title }) => title)).toEqual([
    expect.objectContaining({ key: 'picturesDeleted', params: { count: 1 } }),
    expect.objectContaining({ key: 'picturesUnchanged' }),
  ]);
});

test('where a later part fails, it is told how many were changed before', async () => {
  const most = galleryLimits.picturesAtOnce;
  const { acting, told } = gallery(async (ids) => {
    if (ids.length < most) throw new Error('No network');
    return { ids };
  });
  const ids = Array.from({ length: most + 1 }, (_, n) => `p${n}`);
  expect(await favourite(acting, ids, true)).toBe(false);
  expect(told).toEqual([
    expect.objectContaining({
      description: expect.objectContaining({ key: 'picturesFailedPartly', params: { count: most } }),
    }),
  ]);
});
