import { changelogPath, columnOf, type IdeaStatus, ideaParameter } from '@mirror-studio/domain/roadmap';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useVoting } from '../../api/use-voting.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { roadmapPath } from '../../routes/roadmap-address.ts';
import { RoadmapView } from './RoadmapView.tsx';
import { useBoard } from './use-board.ts';

const OpenIdea = lazyWithRetry(async () => ({ default: (await import('./OpenIdea.tsx')).OpenIdea }), false);
const Propose = lazyWithRetry(async () => ({ default: (await import('./Propose.tsx')).Propose }), false);

/** `/dashboard/roadmap`: ideas in four columns, one of them open, or one that is being proposed. */
export default function Roadmap() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const column = columnOf(parameters);
  const open = parameters.get(ideaParameter);
  const goTo = (next: IdeaStatus, idea: string | null, replace = false) =>
    void navigate(roadmapPath(next, idea), { replace, preventScrollReset: true });
  const board = useBoard();
  const voting = useVoting();
  // What closes is still there while it leaves.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const [isProposing, setProposing] = useState(false);
  const [proposals, setProposals] = useState(0);
  const [before, setBefore] = useState(open);
  // A likely twin that is looked at takes the place of what is being proposed.
  if (open !== before) {
    setBefore(open);
    if (open !== null) setProposing(false);
  }
  return (
    <RoadmapView
      page={board.page}
      column={column}
      feedHref={changelogPath}
      onColumnChange={(next) => goTo(next, null, true)}
      onVotedChange={voting}
      onPropose={() => {
        setProposals(proposals + 1);
        setProposing(true);
      }}
      onIntent={() => void OpenIdea.prefetch()}
      onMore={board.more}
      onRetry={board.again}
    >
      {last !== null && (
        <Suspense>
          <OpenIdea
            id={last}
            isOpen={open !== null}
            hrefOf={(id) => roadmapPath(column, id)}
            onClose={() => goTo(column, null)}
          />
        </Suspense>
      )}
      {proposals > 0 && (
        <Suspense>
          <Propose
            isOpen={isProposing}
            onOpenChange={setProposing}
            hrefOf={(id) => roadmapPath(column, id)}
            onProposed={(id) => goTo(column, id)}
          />
        </Suspense>
      )}
    </RoadmapView>
  );
}
