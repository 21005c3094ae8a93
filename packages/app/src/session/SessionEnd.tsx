import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';

/** Acts on the news of the session, whichever page is shown: says them, and forgets what was loaded for who left. */
export function SessionEnd(): null {
  const { session } = useServices();
  const notify = useToast();
  const queries = useQueryClient();
  useEffect(
    () =>
      session.read((news) => {
        if (news.type === 'noticed') notify(news.notice);
        else queries.getQueryCache().clear();
      }),
    [session, notify, queries],
  );
  return null;
}
