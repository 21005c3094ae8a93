import type { Proposal } from '@mirror-studio/domain/contract';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useTexts } from '../../i18n/useTexts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';

const tones = { carried: 'success', rejected: 'neutral', noQuorum: 'warning' } as const;

/** How far a proposal is, and what came of it. */
export function StateBadge({ proposal: { state, outcome } }: { proposal: Proposal }) {
  const t = useTexts('governance', texts);
  if (outcome !== null) return <Badge tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Badge>;
  return <Badge tone={state === 'open' ? 'info' : 'neutral'}>{t(`state_${state}`)}</Badge>;
}
