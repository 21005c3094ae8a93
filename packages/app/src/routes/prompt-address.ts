import { pathOf } from '@mirror-studio/domain/access';

/** Where a prompt opens. Takes its id. */
export const promptPath = (id: string) => `${pathOf('editor')}/${encodeURIComponent(id)}`;
