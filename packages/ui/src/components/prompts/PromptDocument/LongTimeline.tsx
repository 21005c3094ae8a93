import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useTexts } from '../../../i18n/useTexts.ts';
import { RowsLayout } from '../../../primitives/GridList/RowsLayout.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './Timeline.css.ts';
import { now, Words } from './TimelineWords.tsx';
import type { DocumentVersion } from './types.ts';

interface LongTimelineProps {
  versions: readonly DocumentVersion[];
  shown: number | null;
  onShow: (number: number | null) => void;
}

/** One that is there: the text as it is typed, or a version. */
interface Entry {
  readonly id: string;
  readonly version: DocumentVersion | null;
  readonly edge: 'first' | 'last' | undefined;
}

const usualHeightPx = 52;

/** A history of hundreds of versions: a list in a place of its own, of which those in sight are in the document. */
export function LongTimeline({ versions, shown, onShow }: LongTimelineProps) {
  const t = useTexts('promptDocument', promptDocument);
  const [layout] = useState(() => new RowsLayout(new Map(), usualHeightPx));
  const entries = useMemo<readonly Entry[]>(
    () => [
      { id: now, version: null, edge: 'first' },
      ...versions.map((version, at) => ({
        id: String(version.number),
        version,
        edge: at === versions.length - 1 ? ('last' as const) : undefined,
      })),
    ],
    [versions],
  );
  return (
    <Virtualizer layout={layout} shouldObserveItemSize>
      <ListBox
        ref={(element) => layout.scrollIn(element)}
        aria-label={t('versions')}
        items={entries}
        className={styles.window}
        selectionMode="single"
        // The one that is gone to is shown, as among a few.
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[shown === null ? now : String(shown)]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onShow(key === now ? null : Number(key));
        }}
      >
        {drawEntry}
      </ListBox>
    </Virtualizer>
  );
}

const drawEntry = ({ id, version, edge }: Entry) => (
  <ListBoxItem
    id={id}
    textValue={id}
    className={cx(styles.item, styles.longItem)}
    /** Whether pictures were made from the version. */
    data-has-pictures={(version?.pictures ?? 0) > 0 || undefined}
    data-edge={edge}
  >
    <Words version={version} />
  </ListBoxItem>
);
