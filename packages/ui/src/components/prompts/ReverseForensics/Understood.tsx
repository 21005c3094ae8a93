import type { Forensics } from '@mirror-studio/domain/contract';
import { forensicsPrograms } from '@mirror-studio/domain/forensics';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../../controlled/useFocusFallback.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon, EditIcon, EyeIcon, InfoIcon, ShootIcon, SuccessIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import type { ForensicsActs, PictureDescriber } from './acts.ts';
import { CutText } from './CutText.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './ReverseForensics.css.ts';

type UnderstoodProps = { found: Forensics; describer: string } & ForensicsActs &
  Omit<PictureDescriber, 'describer'>;

/** The prompt and whose word it is, what else was understood, and what can be done with it. */
export function Understood({ found, describer, description, ...acts }: UnderstoodProps) {
  const t = useTexts('forensics', forensics);
  const number = new Intl.NumberFormat(useTextLocale());
  const { negativePrompt, model, seed, steps, size, hasCredential } = found;
  const basis = found.basis === 'pixels' && typeof description === 'string' ? 'model' : found.basis;
  const prompt = basis === 'model' ? (description ?? '') : found.prompt;
  const isStart = basis !== 'metadata';
  const isDoubtful = !isStart && found.raw.some((part) => part.isDoubtful);
  const words: Record<typeof basis, { title: string; hint: string }> = {
    pixels: {
      title: t('basis_pixels'),
      hint: t(seed === null && model === null && steps === null ? 'pixelsHint' : 'wordsUnknownHint'),
    },
    model: { title: t('basis_model', { model: describer }), hint: t('modelHint') },
    metadata: {
      title:
        found.source === 'mirrorStudio'
          ? t('basis_own')
          : found.source === 'unknown'
            ? t('basis_unknown')
            : t('basis_metadata', { program: forensicsPrograms[found.source] }),
      hint: t(isDoubtful ? 'doubtfulHint' : 'metadataHint'),
    },
  };
  return (
    <section className={styles.part}>
      <Heading level={2} size="title">
        {t('understood')}
      </Heading>
      <Banner
        tone={isStart || isDoubtful ? 'warning' : 'neutral'}
        icon={
          isStart || isDoubtful ? undefined : found.source === 'mirrorStudio' ? <SuccessIcon /> : <InfoIcon />
        }
        title={words[basis].title}
      >
        {words[basis].hint}
        {hasCredential && ` ${t('credential')}`}
      </Banner>
      <CutText label={t(isStart ? 'start' : 'prompt')} text={prompt} className={styles.prompt} />
      {basis === 'pixels' && acts.onDescribe && (
        <Describe
          describer={describer}
          isDescribing={acts.isDescribing}
          problem={acts.descriptionProblem}
          onDescribe={acts.onDescribe}
        />
      )}
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

interface DescribeProps {
  describer: string;
  isDescribing: boolean | undefined;
  problem: ReactNode;
  onDescribe: () => void;
}

/** Offers to show the picture to a language model, and says where it goes. When it goes, its focus goes to what can be done. */
function Describe({ describer: model, isDescribing = false, problem, onDescribe }: DescribeProps) {
  const t = useTexts('forensics', forensics);
  return (
    <>
      <Button
        className={styles.describe}
        ref={useFocusFallback('section[aria-label] button:enabled')}
        icon={<EyeIcon size={18} />}
        isPending={isDescribing}
        onPress={onDescribe}
      >
        {t('describe', { model })}
      </Button>
      <p className={styles.note}>{t('describeHint', { model })}</p>
      {problem !== undefined && !isDescribing && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
    </>
  );
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
