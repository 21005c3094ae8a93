import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './Timeline.css.ts';
import { now, Words } from './TimelineWords.tsx';
import type { DocumentVersion } from './types.ts';

const longTimeline = lazyPart(async () => (await import('./LongTimeline.tsx')).LongTimeline);

interface TimelineProps {
  versions: readonly DocumentVersion[];
  shown: number | null;
  onShow: (number: number | null) => void;
  onOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
}

/** The versions on a thin line at the edge of the text, the newest first; above them the text as it is typed. */
export function Timeline({ versions, shown, onShow, onOlder, isLoadingOlder }: TimelineProps) {
  const t = useTexts('promptDocument', promptDocument);
  const isLong = versions.length > libraryLimits.rowsDrawn;
  const { Component: LongTimeline } = useLazyPart(longTimeline, isLong);
  return (
    <div className={styles.root}>
      {isLong && LongTimeline ? (
        <LongTimeline {...{ versions, shown, onShow }} />
      ) : (
        <RadioGroup
          aria-label={t('versions')}
          className={styles.list}
          value={shown === null ? now : String(shown)}
          onChange={(value) => onShow(value === now ? null : Number(value))}
        >
          <Radio
            value={now}
            className={styles.item}
            data-edge={versions.length === 0 ? 'first last' : 'first'}
          >
            <Words version={null} />
          </Radio>
          {versions.slice(0, libraryLimits.rowsDrawn).map((version, at) => (
            <Radio
              key={version.number}
              value={String(version.number)}
              className={styles.item}
              /** Whether pictures were made from the version. */
              data-has-pictures={version.pictures > 0 || undefined}
              data-edge={at === versions.length - 1 ? 'last' : undefined}
            >
              <Words version={version} />
            </Radio>
          ))}
        </RadioGroup>
      )}
      {versions.length === 0 && <p className={styles.none}>{t('noVersions')}</p>}
      {onOlder && (
        <Button size="small" variant="ghost" onPress={onOlder} isPending={isLoadingOlder}>
          {t('olderVersions')}
        </Button>
      )}
    </div>
  );
}
