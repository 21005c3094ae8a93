import { governanceEndpoints } from '@mirror-studio/domain/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { discussionQuery } from '../../api/governance.ts';
import { Discussion } from '../../discussion/Discussion.tsx';
import { useServices, useUser } from '../../providers/services.tsx';

/** What is said of a proposal, and the field in which one says something. */
export function ProposalComments({ proposalId }: { proposalId: string }) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const options = discussionQuery(api, userId, proposalId);
  return (
    <Discussion
      query={useInfiniteQuery(options)}
      send={(words, idempotencyKey, signal) =>
        api.call(governanceEndpoints.commentProposal, {
          params: { id: proposalId },
          body: { words },
          idempotencyKey,
          signal,
        })
      }
      readAgain={() => queries.invalidateQueries({ queryKey: options.queryKey })}
    />
  );
}
