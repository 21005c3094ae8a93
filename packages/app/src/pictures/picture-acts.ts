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
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { exportOrder } from '../api/export-order.ts';
import { galleryKey } from '../api/gallery.ts';
import { mutate } from '../api/mutate.ts';
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
    await changeShown(acting, ids, (item) => ({ ...item, favourite: isFavourite }));
    await inParts(ids, (some) =>
      api.call(endpoints.markFavourites, { body: { ids: some, favourite: isFavourite } }),
    );
  });

/** Moves pictures to a project, out of theirs by null; where they were is a press away. Takes the pictures. */
export const move = (acting: Acting, items: readonly GalleryItem[], project: string | null) =>
  attempt(acting, async () => {
    const moved = new Set(
      await moveAll(
        acting,
        items.map(({ id }) => id),
        project,
      ),
    );
    const before = Map.groupBy(
      items.filter(({ id }) => moved.size === 0 || moved.has(id)),
      (item) => item.project ?? null,
    );
    notifyChanged(acting, 'picturesMoved', moved.size, {
      ...undoing('undo-move'),
      run: () =>
        void attempt(acting, async () => {
          for (const [from, those] of before)
            await moveAll(
              acting,
              those.map(({ id }) => id),
              from,
            );
        }),
    });
  });

/** Deletes pictures; that is undone by a press on the toast, and for 30 days from the trash. Takes their ids. */
export const remove = (acting: Acting, ids: readonly string[]) =>
  attempt(acting, async ({ api }) => {
    await changeShown(acting, ids, () => null);
    const deleted = await inParts(ids, (some) => api.call(endpoints.deletePictures, { body: { ids: some } }));
    notifyChanged(acting, 'picturesDeleted', deleted.length, {
      ...undoing('undo-delete'),
      run: () => void restore(acting, deleted.length > 0 ? deleted : ids),
    });
  });

/** Hangs pictures back where they were. Takes their ids. */
export const restore = (acting: Acting, ids: readonly string[]) =>
  attempt(acting, async ({ api }) => {
    const restored = await inParts(ids, (some) =>
      api.call(endpoints.restorePictures, { body: { ids: some } }),
    );
    notifyChanged(acting, 'picturesRestored', restored.length);
  });

/** Has the browser download pictures as one archive, as the settings say. Takes them. */
export const download = (acting: Acting, items: readonly GalleryItem[]) =>
  attempt(acting, async ({ api }) => {
    const ids = items.map(({ id }) => id);
    const { url } = await api.call(endpoints.createArchive, { body: { ids, ...exportOrder() } });
    saveAs(url, '');
  });

const undoing = (id: string) => ({ id, label: textRef('toasts', 'undo') });

const moveAll = async (acting: Acting, ids: readonly string[], project: string | null) => {
  await changeShown(acting, ids, (item) => ({ ...item, project }));
  return inParts(ids, (some) => acting.api.call(endpoints.moveToProject, { body: { ids: some, project } }));
};

/**
 * Says how many pictures were changed, which may be fewer than were selected: some may have been changed elsewhere. None may have been
 * changed by a request whose answer was lost: that can be undone too.
 */
function notifyChanged(
  { show }: Acting,
  done: 'picturesMoved' | 'picturesDeleted' | 'picturesRestored',
  count: number,
  undo?: Parameters<Acting['show']>[1],
): void {
  if (count === 0) {
    show(notice('info', textRef('toasts', 'picturesUnchanged')).notice, undo);
    return;
  }
  const days = textRef('toasts', 'picturesDeletedFor', { days: galleryLimits.trashDays });
  const words = notice(
    'success',
    textRef('toasts', done, { count }),
    done === 'picturesDeleted' ? days : undefined,
  );
  show(words.notice, undo);
}

/** Some of the pictures were changed before it failed. */
class PartlyDoneError extends Error {
  override readonly name = 'PartlyDoneError';
  readonly count: number;
  constructor(count: number, cause: unknown) {
    super(`${count} pictures were changed`, { cause });
    this.count = count;
  }
}

/**
 * One request after the other, each of as many as may be. Returns the pictures that were changed. Throws PartlyDoneError where a later
 * request fails.
 */
async function inParts(
  ids: readonly string[],
  send: (some: string[]) => Promise<{ ids: string[] }>,
): Promise<string[]> {
  const changed: string[] = [];
  for (let at = 0; at < ids.length; at += galleryLimits.picturesAtOnce) {
    try {
      changed.push(...(await send(ids.slice(at, at + galleryLimits.picturesAtOnce))).ids);
    } catch (error) {
      throw changed.length > 0 ? new PartlyDoneError(changed.length, error) : error;
    }
  }
  return changed;
}

/**
 * Shows a change before the server has answered: pages that hold none of the pictures stay the same objects. A page that is being read
 * is not waited for, since it may have been answered before the change.
 */
async function changeShown(
  { queries }: Acting,
  ids: readonly string[],
  change: (item: GalleryItem) => GalleryItem | null,
): Promise<void> {
  const changed = new Set(ids);
  const lists = { queryKey: galleryKey, predicate: ({ state }: Query) => isPages(state.data) };
  await queries.cancelQueries(lists);
  queries.setQueriesData(lists, (data: unknown) =>
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

/** Does it, then reads again what may have changed; where it fails, that is said and what was shown is read as it is. */
async function attempt(acting: Acting, act: (acting: Acting) => Promise<void>): Promise<boolean> {
  try {
    await mutate(acting.queries, galleryKey, () => act(acting));
    return true;
  } catch (error) {
    acting.show(notice('error', textRef('toasts', 'picturesFailed'), wordsFor(error)).notice);
    return false;
  }
}

function wordsFor(error: unknown) {
  if (error instanceof PartlyDoneError)
    return textRef('toasts', 'picturesFailedPartly', { count: error.count });
  return serverWords(error instanceof ApiError ? error : null, textRef('toasts', 'picturesFailedText'));
}
