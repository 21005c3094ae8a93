import { type Work, workViewsEndpoints } from '@mirror-studio/domain/contract';
import { useEffect } from 'react';
import { useServices } from '../providers/services.tsx';

/**
 * Tells the server that the user looks at a work, so that its author sees how often that is done (pages: analytics). The server counts a
 * person once a day. What it could not be told is not counted: that is no trouble of whoever looks.
 *
 * @param work - What is open; null for nothing. One's own is not told.
 */
export function useViewing(work: Pick<Work, 'id' | 'isOwn'> | null): void {
  const { api } = useServices();
  const id = work === null || work.isOwn ? null : work.id;
  useEffect(() => {
    if (id !== null) api.call(workViewsEndpoints.viewWork, { params: { id } }).catch(() => {});
  }, [api, id]);
}
