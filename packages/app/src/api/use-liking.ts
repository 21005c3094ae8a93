import { communityEndpoints, type Work } from '@mirror-studio/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import { workFailed } from './work-notices.ts';
import { changeShownWork } from './works.ts';

type Liked = Pick<Work, 'id' | 'likes' | 'isLiked'>;

/**
 * Likes a work of somebody for the user, or takes that back. It is shown at once, and taken back where it fails; of two presses in a row
 * the answer to the first does not undo what the second shows.
 */
export function useLiking(): (work: Liked, isLiked: boolean) => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const notify = useToast();
  const last = useRef(new Map<string, Promise<unknown>>());
  return (work, isLiked) => {
    if (work.isLiked === isLiked) return;
    const { id } = work;
    changeShownWork(queries, id, { isLiked, likes: Math.max(0, work.likes + (isLiked ? 1 : -1)) });
    const { likeWork, unlikeWork } = communityEndpoints;
    const earlier = last.current.get(id);
    const send = async () => {
      await earlier;
      const isLast = () => last.current.get(id) === sent;
      try {
        const liking = await api.call(isLiked ? likeWork : unlikeWork, { params: { id } });
        if (isLast()) changeShownWork(queries, id, liking);
      } catch (error) {
        if (isLast()) changeShownWork(queries, id, { isLiked: work.isLiked, likes: work.likes });
        notify(workFailed(error));
      }
    };
    const sent = send();
    last.current.set(id, sent);
  };
}
