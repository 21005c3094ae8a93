import { community } from '@mirror-studio/domain/texts/en/community';
import { useTexts } from '../i18n/useTexts.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';

/** Says that somebody, or what they made, is of the sample community. */
export function SampleMark() {
  const t = useTexts('community', community);
  return (
    <Badge tone="info" title={t('sampleHint')}>
      {t('sample')}
    </Badge>
  );
}
