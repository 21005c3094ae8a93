import { type Idea, roadmapEndpoints } from '@mirror-studio/domain/contract';
import { serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import { changeShownIdea } from './roadmap.ts';

type Voted = Pick<Idea, 'id' | 'votes' | 'isVoted'>;

/**
 * Votes for an idea, or takes the vote back. It is shown at once, and taken back where it fails; presses are sent one after the other,
 * and the last decides.
 */
export function useVoting(): (idea: Voted, isVoted: boolean) => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const notify = useToast();
  const last = useRef(new Map<string, Promise<unknown>>());
  return (idea, isVoted) => {
    if (idea.isVoted === isVoted) return;
    const { id } = idea;
    changeShownIdea(queries, id, { isVoted, votes: Math.max(0, idea.votes + (isVoted ? 1 : -1)) });
    const { voteForIdea, withdrawVote } = roadmapEndpoints;
    const earlier = last.current.get(id);
    const send = async () => {
      await earlier;
      const isLast = () => last.current.get(id) === sent;
      try {
        const voting = await api.call(isVoted ? voteForIdea : withdrawVote, { params: { id } });
        if (isLast()) changeShownIdea(queries, id, voting);
      } catch (error) {
        if (isLast()) changeShownIdea(queries, id, { isVoted: idea.isVoted, votes: idea.votes });
        notify({
          tone: 'error',
          title: textRef('toasts', 'voteFailed'),
          description: serverWords(toFailure(error), textRef('toasts', 'savedFailedText')),
        });
      }
      if (isLast()) last.current.delete(id);
    };
    const sent = send();
    last.current.set(id, sent);
  };
}
