import { roadmapEndpoints } from '@mirror-studio/domain/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { commentsQuery, ideaQuery, readIdeasAgain } from '../../api/roadmap.ts';
import { Discussion } from '../../discussion/Discussion.tsx';
import { useServices, useUser } from '../../providers/services.tsx';

/** What is said of the open idea, and the field in which one says something. */
export function IdeaComments({ ideaId }: { ideaId: string }) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const options = commentsQuery(api, userId, ideaId);
  return (
    <Discussion
      query={useInfiniteQuery(options)}
      send={(words, idempotencyKey, signal) =>
        api.call(roadmapEndpoints.commentIdea, {
          params: { id: ideaId },
          body: { words },
          idempotencyKey,
          signal,
        })
      }
      readAgain={() => {
        void queries.invalidateQueries({ queryKey: ideaQuery(api, userId, ideaId).queryKey });
        void readIdeasAgain(queries);
        return queries.invalidateQueries({ queryKey: options.queryKey });
      }}
    />
  );
}
