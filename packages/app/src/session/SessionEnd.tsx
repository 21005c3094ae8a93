import type { Notice } from '@mirror-studio/state-machines/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeNewVersion } from '../lazy/new-version.ts';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';

const updated: Notice = {
  tone: 'info',
  title: { namespace: 'toasts', key: 'updatedTitle' },
  description: { namespace: 'toasts', key: 'updated' },
};

/**
 * Acts on the news of the session, whichever page is shown: says them, and forgets what was loaded for who left. Says too
 * that the page was loaded again for a new version.
 */
export function SessionEnd(): null {
  const { session } = useServices();
  const notify = useToast();
  const queries = useQueryClient();
  useEffect(
    () =>
      session.read((news) => {
        if (news.type === 'noticed') notify(news.notice);
        else if (news.type === 'cleared') queries.getQueryCache().clear();
        else void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      }),
    [session, notify, queries],
  );
  useEffect(() => {
    if (takeNewVersion()) notify(updated);
  }, [notify]);
  return null;
}
