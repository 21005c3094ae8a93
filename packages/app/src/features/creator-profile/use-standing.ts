import { pathOf } from '@mirror-studio/domain/access';
import { communityEndpoints, type Standing } from '@mirror-studio/domain/contract';
import { textRef } from '@mirror-studio/state-machines/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { relationsKey } from '../../api/community.ts';
import { creatorQuery } from '../../api/profiles.ts';
import { workFailed } from '../../api/work-notices.ts';
import { readWorksAgain } from '../../api/works.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface Creator {
  readonly handle: string;
  readonly name: string;
}

/** What a user does about a creator. To follow and to mute is shown at once, and taken back where it fails. */
export function useStanding({ handle, name }: Creator) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const navigate = useNavigate();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = creatorQuery(api, userId, handle);
  const show = (change: (standing: Standing) => Standing) =>
    queries.setQueryData(queryKey, (data) => data && { ...data, standing: change(data.standing) });
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: relationsKey });
    void readWorksAgain(queries);
  };
  const act = (
    before: Standing,
    part: Partial<Standing>,
    run: () => Promise<{ standing: Standing }>,
    done?: () => void,
  ) => {
    show((standing) => ({ ...standing, ...part }));
    const earlier = last.current;
    const send = async () => {
      await earlier;
      try {
        const { standing } = await run();
        if (last.current === sent) show(() => standing);
        done?.();
        readAgain();
      } catch (error) {
        if (last.current === sent) show(() => before);
        notify(workFailed(error));
      }
    };
    const sent = send();
    last.current = sent;
  };
  const params = { handle };
  const { followCreator, unfollowCreator, muteCreator, unmuteCreator, blockCreator } = communityEndpoints;
  return {
    follow: (standing: Standing, isFollowed: boolean) =>
      act(standing, { isFollowed, followers: Math.max(0, standing.followers + (isFollowed ? 1 : -1)) }, () =>
        api.call(isFollowed ? followCreator : unfollowCreator, { params }),
      ),
    mute: (standing: Standing, isMuted: boolean) =>
      act(
        standing,
        { isMuted },
        () => api.call(isMuted ? muteCreator : unmuteCreator, { params }),
        () => isMuted && notify({ tone: 'success', title: textRef('toasts', 'creatorMuted', { name }) }),
      ),
    block: async () => {
      try {
        await api.call(blockCreator, { params });
      } catch (error) {
        notify(workFailed(error));
        return;
      }
      notify({
        tone: 'success',
        title: textRef('toasts', 'creatorBlocked', { name }),
        description: textRef('toasts', 'creatorBlockedText'),
      });
      readAgain();
      // There is nothing more to see here.
      await navigate(pathOf('creatorLibrary'), { replace: true });
      queries.removeQueries({ queryKey });
    },
  };
}
