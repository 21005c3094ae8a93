import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import {
  type Api,
  galleryChangesEndpoints as endpoints,
  type GalleryItem,
} from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import {
  type Notice,
  notice,
  serverWords,
  type TextRef,
  textRef,
} from '@mirror-studio/state-machines/shared';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { exportOrder } from '../api/export-order.ts';
import { galleryKey } from '../api/gallery.ts';
import { saveAs } from '../files/save-as.ts';

/** What the acts work with. */
export interface Acting {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly show: (notice: Notice, action?: { id: string; label: TextRef; run: () => void }) => void;
}

type Pages = InfiniteData<{ items: GalleryItem[]; nextCursor: string | null }>;
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Makes pictures favourites, or takes that back. Takes their ids. */
export const favourite = (acting: Acting, ids: readonly string[], isFavourite: boolean) =>
  attempt(acting, async ({ api }) => {
    changeShown(acting, ids, (item) => ({ ...item, favourite: isFavourite }));
    await inParts(ids, (some) =>
      api.call(endpoints.markFavourites, { body: { ids: some, favourite: isFavourite } }),
    );
  });

/** Moves pictures to a project, out of theirs by null; where they were is a press away. Takes the pictures. */
export const move = (acting: Acting, items: readonly GalleryItem[], project: string | null) =>
  attempt(acting, async ({ show }) => {
    await moveAll(
      acting,
      items.map(({ id }) => id),
      project,
    );
    show(notice('success', textRef('toasts', 'picturesMoved', { count: items.length })).notice, {
      ...undoing('undo-move'),
      run: () =>
        void attempt(acting, async () => {
          for (const [before, from] of Map.groupBy(items, (item) => item.project ?? null))
            await moveAll(
              acting,
              from.map(({ id }) => id),
              before,
            );
        }),
    });
  });

/** Deletes pictures; that is undone by a press on the toast, and for 30 days from the trash. Takes their ids. */
export const remove = (acting: Acting, ids: readonly string[]) =>
  attempt(acting, async ({ api, show }) => {
    changeShown(acting, ids, () => null);
    await inParts(ids, (some) => api.call(endpoints.deletePictures, { body: { ids: some } }));
    const days = textRef('toasts', 'picturesDeletedFor', { days: galleryLimits.trashDays });
    show(notice('success', textRef('toasts', 'picturesDeleted', { count: ids.length }), days).notice, {
      ...undoing('undo-delete'),
      run: () => void restore(acting, ids),
    });
  });

/** Hangs pictures back where they were. Takes their ids. */
export const restore = (acting: Acting, ids: readonly string[]) =>
  attempt(acting, async ({ api, show }) => {
    await inParts(ids, (some) => api.call(endpoints.restorePictures, { body: { ids: some } }));
    show(notice('success', textRef('toasts', 'picturesRestored', { count: ids.length })).notice);
  });

/** Has the browser download pictures as one archive, as the settings say. Takes them. */
export const download = (acting: Acting, items: readonly GalleryItem[]) =>
  attempt(acting, async ({ api }) => {
    const ids = items.map(({ id }) => id);
    const { url } = await api.call(endpoints.createArchive, { body: { ids, ...exportOrder() } });
    saveAs(url, '');
  });

const undoing = (id: string) => ({ id, label: textRef('toasts', 'undo') });

const moveAll = (acting: Acting, ids: readonly string[], project: string | null) => {
  changeShown(acting, ids, (item) => ({ ...item, project }));
  return inParts(ids, (some) => acting.api.call(endpoints.moveToProject, { body: { ids: some, project } }));
};

/** One request after the other, each of as many as may be. */
async function inParts(ids: readonly string[], send: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += galleryLimits.picturesAtOnce)
    await send(ids.slice(at, at + galleryLimits.picturesAtOnce));
}

/** Shows a change before the server has answered: pages that hold none of the pictures stay the same objects. */
function changeShown(
  { queries }: Acting,
  ids: readonly string[],
  change: (item: GalleryItem) => GalleryItem | null,
): void {
  const changed = new Set(ids);
  queries.setQueriesData(
    { queryKey: galleryKey, predicate: ({ state }) => isPages(state.data) },
    (data: unknown) =>
      isPages(data)
        ? {
            ...data,
            pages: data.pages.map((page) =>
              page.items.some(({ id }) => changed.has(id))
                ? {
                    ...page,
                    items: page.items.flatMap((item) => (changed.has(item.id) ? (change(item) ?? []) : item)),
                  }
                : page,
            ),
          }
        : data,
  );
}

/** Does it, then reads again what may have changed; where it fails, that is said and what was shown ahead is read as it is. */
async function attempt(acting: Acting, act: (acting: Acting) => Promise<void>): Promise<boolean> {
  try {
    await act(acting);
    return true;
  } catch (error) {
    const words = serverWords(
      error instanceof ApiError ? error : null,
      textRef('toasts', 'picturesFailedText'),
    );
    acting.show(notice('error', textRef('toasts', 'picturesFailed'), words).notice);
    return false;
  } finally {
    void acting.queries.invalidateQueries({ queryKey: galleryKey });
  }
}
