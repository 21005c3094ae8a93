import type { ProofSet } from '@mirror-studio/domain/contract';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SuccessIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';

const tones = { unsent: 'neutral', open: 'info', ended: 'neutral', revoked: 'warning' } as const;

/** How a set stands: whether it is approved, and its link. */
export function ProofStates({ set }: { set: Pick<ProofSet, 'state' | 'approvedAt'> }) {
  const t = useTexts('clients', clients);
  return (
    <>
      {set.approvedAt !== null && (
        <Badge tone="success" icon={<SuccessIcon size={14} />}>
          {t('approved')}
        </Badge>
      )}
      <Badge tone={tones[set.state]}>{t(`state_${set.state}`)}</Badge>
    </>
  );
}
