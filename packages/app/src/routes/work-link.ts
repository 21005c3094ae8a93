import { pathOf } from '@mirror-studio/domain/access';

/** The parameter of the creator library's address that names the work that is looked at. */
export const workParameter = 'work';

/** Where a work is looked at, over all works. Takes its id. */
export const workPath = (id: string): string => `${pathOf('creatorLibrary')}?${workParameter}=${id}`;

/** Where a creator is shown. Takes the handle. */
export const creatorPath = (handle: string): string => pathOf('creatorProfile', { id: handle });
