import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import type { Forensics } from '@mirror-studio/domain/contract';
import { forensicsPrograms } from '@mirror-studio/domain/forensics';
import { referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../../controlled/useFocusFallback.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { RetryIcon, SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as field from '../../../primitives/Field/Field.css.ts';
import { FileDrop, type FileDropValue } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { type LibrarySectionHrefs, LibrarySections } from '../LibrarySections.tsx';
import type { ForensicsActs, PictureDescriber } from './acts.ts';
import { Pixels } from './Pixels.tsx';
import { RawWords } from './RawWords.tsx';
import * as styles from './ReverseForensics.css.ts';
import { Understood } from './Understood.tsx';

export interface ReverseForensicsProps extends RootProps, ForensicsActs, PictureDescriber {
  /** Where the sections of the library are; left out, it stands alone. */
  sections?: LibrarySectionHrefs;
  /** The picture that was given; it stays when it could not be read. */
  picture?: FileDropValue | null;
  /** It is on its way, and no other is taken. Default false. */
  isReading?: boolean;
  /** Why it was refused or could not be read. */
  problem?: ReactNode;
  /** What was read of it. */
  found?: Forensics | null;
  /** A file was chosen, dropped or pasted. */
  onSelect: (file: File) => void;
  /** The picture is taken away; also while it is being read. */
  onRemove?: () => void;
  /** Sends the same picture again; left out where that would not help. */
  onRetry?: () => void;
}

/** Reverse forensics: a picture is given, and its prompt comes back, with whose word it is. */
export function ReverseForensics({
  sections,
  picture = null,
  isReading = false,
  problem,
  found = null,
  onSelect,
  onRemove,
  onRetry,
  onBegin,
  onOpenInStudio,
  onSave,
  isSaving = false,
  describer = '',
  description = null,
  isDescribing = false,
  descriptionProblem,
  onDescribe,
  ...rest
}: ReverseForensicsProps) {
  const t = useTexts('forensics', forensics);
  const r = useTexts('routes', routes);
  const hasProblem = problem !== undefined;
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={isReading}>
      <PageHeader title={r('myLibrary')} description={t('lead')} />
      {sections && <LibrarySections current="forensics" hrefs={sections} />}
      <div className={styles.drop}>
        <FileDrop
          className={styles.file}
          label={t('picture')}
          accept={referenceTypes}
          description={t('pictureHint', { megabytes: photoShootLimits.referenceMegabytes })}
          value={picture}
          isPending={isReading}
          errorMessage={problem}
          onSelect={onSelect}
          onRemove={onRemove}
        />
        {hasProblem && onRetry && <Retry onPress={onRetry} />}
      </div>
      <Status className={field.hidden}>
        {isReading
          ? t('reading')
          : isDescribing
            ? t('describing', { model: describer })
            : found && (description === null ? t('read') : t('described', { model: describer }))}
      </Status>
      {isReading && <Waiting />}
      {!isReading && found && (
        <div className={styles.result}>
          <Understood
            found={found}
            {...{ onBegin, onOpenInStudio, onSave, isSaving }}
            {...{ describer, description, isDescribing, descriptionProblem, onDescribe }}
          />
          <RawWords raw={found.raw} problems={found.problems} />
          <Pixels pixels={found.pixels} preview={picture?.preview} />
        </div>
      )}
      {!isReading && !found && !hasProblem && <Nothing />}
    </div>
  );
}

/** When it goes, focus that it had goes to the place of the picture. */
function Retry({ onPress }: { onPress: () => void }) {
  const t = useTexts('forensics', forensics);
  return (
    <Button
      ref={useFocusFallback('fieldset button:enabled')}
      size="small"
      icon={<RetryIcon size={16} />}
      onPress={onPress}
    >
      {t('retry')}
    </Button>
  );
}

function Nothing() {
  const t = useTexts('forensics', forensics);
  const list = new Intl.ListFormat(useTextLocale(), { type: 'conjunction' });
  return (
    <EmptyState icon={<SearchIcon size={24} />} title={t('emptyTitle')}>
      {t('empty', { programs: list.format(Object.values(forensicsPrograms)) })}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={styles.result}>
      <div className={styles.part}>
        <Skeleton shape="text" width="8rem" />
        <Skeleton shape="block" height="4.5rem" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="80%" />
      </div>
      <div className={styles.part}>
        <Skeleton shape="text" width="12rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    </div>
  );
}
