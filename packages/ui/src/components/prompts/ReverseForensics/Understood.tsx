import type { Forensics } from '@mirror-studio/domain/contract';
import { forensicsPrograms } from '@mirror-studio/domain/forensics';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon, EditIcon, InfoIcon, ShootIcon, SuccessIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import type { ForensicsActs } from './acts.ts';
import { CutText } from './CutText.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './ReverseForensics.css.ts';

/** The prompt and whose word it is, what else was understood, and what can be done with it. */
export function Understood({ found, ...acts }: { found: Forensics } & ForensicsActs) {
  const t = useTexts('forensics', forensics);
  const number = new Intl.NumberFormat(useTextLocale());
  const { basis, prompt, negativePrompt, model, seed, steps, size, hasCredential } = found;
  const isFromPixels = basis === 'pixels';
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        {t('understood')}
      </Heading>
      <Banner
        tone={isFromPixels ? 'warning' : 'neutral'}
        icon={isFromPixels ? undefined : found.source === 'mirrorStudio' ? <SuccessIcon /> : <InfoIcon />}
        title={<Basis found={found} />}
      >
        {t(isFromPixels ? 'pixelsHint' : 'metadataHint')}
        {hasCredential && ` ${t('credential')}`}
      </Banner>
      <CutText label={t(isFromPixels ? 'start' : 'prompt')} text={prompt} className={styles.prompt} />
      <Facts
        facts={[
          [t('negativePrompt'), negativePrompt],
          [t('model'), model],
          [t('seed'), seed],
          [t('steps'), steps === null ? null : number.format(steps)],
          [t('drawnAt'), size && t('size', size)],
        ]}
      />
      <Acts prompt={prompt} {...acts} />
    </section>
  );
}

/** Which of the sources the words are from. */
function Basis({ found: { basis, source } }: { found: Forensics }) {
  const t = useTexts('forensics', forensics);
  if (basis === 'pixels') return t('basis_pixels');
  if (source === 'mirrorStudio') return t('basis_own');
  return source === 'unknown'
    ? t('basis_unknown')
    : t('basis_metadata', { program: forensicsPrograms[source] });
}

function Acts({ prompt, onBegin, onOpenInStudio, onSave, isSaving }: { prompt: string } & ForensicsActs) {
  const t = useTexts('forensics', forensics);
  return (
    <section aria-label={t('actions')} className={styles.actions}>
      {onBegin && (
        <Button variant="primary" icon={<ShootIcon />} onPress={onBegin}>
          {t('begin')}
        </Button>
      )}
      {onOpenInStudio && (
        <Button icon={<EditIcon size={18} />} onPress={onOpenInStudio}>
          {t('openInStudio')}
        </Button>
      )}
      {onSave && (
        <Button icon={<BookmarkIcon size={18} />} isPending={isSaving} onPress={onSave}>
          {t('save')}
        </Button>
      )}
      <CopyButton text={prompt} variant="ghost" />
    </section>
  );
}
