import { pathOf } from '@mirror-studio/domain/access';
import { listOf, listParameter, proposalLists } from '@mirror-studio/domain/governance';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { proposalsQuery } from '../../api/governance.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { GovernanceView } from './GovernanceView.tsx';

const ProposalEditor = lazyWithRetry(
  async () => ({ default: (await import('./ProposalEditor.tsx')).ProposalEditor }),
  false,
);

/** `/dashboard/governance`: proposals of the list that the address names; who may puts one forward. */
export default function Governance() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const list = listOf(parameters);
  const [isProposing, setProposing] = useState(false);
  const [proposals, setProposals] = useState(0);
  const query = useInfiniteQuery({
    ...proposalsQuery(api, userId, list),
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      proposals: pages.flatMap((page) => page.proposals),
      hasMore: pages.at(-1)?.nextCursor !== null,
      canManage: pages[0]?.canManage ?? false,
    }),
  });
  return (
    <GovernanceView
      page={usePageData(query)}
      list={list}
      onListChange={(next) =>
        setParameters(next === proposalLists[0] ? {} : { [listParameter]: next }, {
          preventScrollReset: true,
        })
      }
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      onPropose={() => {
        setProposals(proposals + 1);
        setProposing(true);
      }}
    >
      {proposals > 0 && (
        <Suspense>
          <ProposalEditor
            isOpen={isProposing}
            onOpenChange={setProposing}
            onKept={(id) => void navigate(pathOf('proposal', { id }))}
          />
        </Suspense>
      )}
    </GovernanceView>
  );
}
