import { controls } from '@mirror-studio/domain/texts/en/controls';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';

/** Closes what it stands in: a finger has no Escape. */
export function CloseButton() {
  const t = useTexts('controls', controls);
  return <IconButton slot="close" size="small" label={t('close')} icon={<CloseIcon />} />;
}
