import type { ProofMark } from '@mirror-studio/domain/clients';
import { proof } from '@mirror-studio/domain/texts/en/proof';
import { useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon, CloseIcon, HelpIcon } from '../../icons/index.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';

export const markIcons = { yes: CheckIcon, maybe: HelpIcon, no: CloseIcon } as const;
const tones = { yes: 'success', maybe: 'warning', no: 'danger' } as const;

/** What was said of a picture. */
export function MarkBadge({ mark }: { mark: ProofMark }) {
  const t = useTexts('proof', proof);
  const Icon = markIcons[mark];
  return (
    <Badge tone={tones[mark]} icon={<Icon size={14} />}>
      {t(`mark_${mark}`)}
    </Badge>
  );
}
