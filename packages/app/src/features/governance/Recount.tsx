import { type Api, ballotsEndpoints, type ProposalDetail } from '@mirror-studio/domain/contract';
import {
  beginRecount,
  committedText,
  countBallots,
  type RecountState,
  verdictOf,
} from '@mirror-studio/domain/governance';
import { BallotRecount } from '@mirror-studio/ui/BallotRecount';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../providers/services.tsx';
import { readBallot } from '../../storage/ballots.ts';
import { digestsOf } from './digests.ts';

interface Counted {
  readonly state: 'idle' | 'counting' | 'done' | 'failed';
  readonly counted: RecountState | null;
}

/** Reads the whole list and counts it; says how far it is after each page. */
async function countAll(
  api: Api,
  { id, options }: ProposalDetail,
  wanted: string | null,
  signal: AbortSignal,
  onCounted: (counted: RecountState) => void,
): Promise<RecountState> {
  let counted = beginRecount(options.map((option) => option.id));
  for (let cursor: string | null = null; ; ) {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const { ballots, nextCursor } = await api.call(ballotsEndpoints.ballots, {
      params: { id },
      query,
      signal,
    });
    const digests = await digestsOf(ballots.map(({ option, nonce }) => committedText(id, option, nonce)));
    counted = countBallots(counted, ballots, digests, wanted);
    onCounted(counted);
    if (nextCursor === null) return counted;
    cursor = nextCursor;
  }
}

/** Counts the ballots of a vote that has ended anew, in this browser. */
export function Recount({ proposal }: { proposal: ProposalDetail }) {
  const { api } = useServices();
  const [commitment, setCommitment] = useState(() => readBallot(proposal.id)?.commitment ?? '');
  const [{ state, counted }, setCounted] = useState<Counted>({ state: 'idle', counted: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (wanted: string | null) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setCounted({ state: 'counting', counted: null });
    try {
      const whole = await countAll(api, proposal, wanted, signal, (part) => {
        if (!signal.aborted) setCounted({ state: 'counting', counted: part });
      });
      if (!signal.aborted) setCounted({ state: 'done', counted: whole });
    } catch {
      if (!signal.aborted) setCounted({ state: 'failed', counted: null });
    }
  };
  const stop = () => {
    running.current?.abort();
    setCounted({ state: 'idle', counted: null });
  };
  const { votes, electorate, quorumPercent, outcome, winner, turnout, options } = proposal;
  const stated = {
    votes: votes ?? [],
    electorate: electorate ?? 0,
    quorumPercent,
    outcome: outcome ?? 'noQuorum',
    winner,
  };
  return (
    <BallotRecount
      state={state}
      total={turnout}
      options={options}
      commitment={commitment}
      onCommitmentChange={setCommitment}
      onStart={(wanted) => void start(wanted)}
      onStop={stop}
      {...(counted && { counted })}
      {...(counted && state === 'done' && { verdict: verdictOf(counted, stated) })}
    />
  );
}
