import type { GalleryItem } from '@mirror-studio/domain/contract';
import { cursorAfter } from '../http/request/cursor.ts';
import type { MediaServices } from '../media/index.ts';
import { type Asked, findPictures } from './find.ts';
import { toItem } from './items.ts';
import { rowsOfPage } from './page-size.ts';

interface Page {
  readonly cursor?: string | null | undefined;
  readonly limit?: number | undefined;
}

/** A page of a member's pictures and videos. Takes which, and where the page begins. */
export async function galleryPage(
  services: Pick<MediaServices, 'db' | 'media' | 'config'>,
  which: Omit<Asked, 'cursor' | 'rows'>,
  { cursor, limit }: Page,
): Promise<{ items: GalleryItem[]; nextCursor: string | null }> {
  const rows = rowsOfPage(limit);
  const found = await findPictures(services.db, { ...which, cursor, rows: rows + 1 });
  return {
    items: found.slice(0, rows).map((row) => toItem(services, row)),
    nextCursor: cursorAfter(found, rows),
  };
}
