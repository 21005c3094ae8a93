import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { library } from '@mirror-studio/domain/texts/en/library';
import { createContext, use, useMemo } from 'react';
import type { Selection } from 'react-aria-components/Table';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { GridListRows } from '../../../primitives/GridList/GridListRows.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import * as styles from './LibraryPage.css.ts';
import { PromptRow, useTitleOf } from './PromptRow.tsx';

interface PromptRowsProps {
  prompts: readonly PromptSummary[];
  /** There are many, or may come to be: only those near the sight are drawn. */
  isLong: boolean;
  isTrash: boolean;
  keys: ReadonlySet<string>;
  onKeysChange: (keys: Selection) => void;
  hrefOf: (id: string) => string;
  onOpen: ((id: string) => void) | undefined;
  onRestore: ((prompt: PromptSummary) => void) | undefined;
}

const rowsInSight = lazyPart(async () => (await import('./RowsInSight.tsx')).RowsInSight);

/**
 * What the ends of rows are drawn with, read where they are drawn: the functions that draw them stay the same, so that of
 * thousands those in sight alone are made anew.
 */
const RowActs = createContext<Pick<PromptRowsProps, 'isTrash' | 'hrefOf' | 'onOpen' | 'onRestore'> | null>(
  null,
);
const drawRow = (prompt: PromptSummary) => <PromptRow prompt={prompt} />;
const drawActions = (prompt: PromptSummary) => <RowActions prompt={prompt} />;

/** The rows of the library. */
export function PromptRows({ prompts, isLong, keys, onKeysChange, ...acts }: PromptRowsProps) {
  const t = useTexts('library', library);
  const untitled = t('untitled');
  const titleOf = useMemo(
    () =>
      ({ title }: PromptSummary) =>
        title || untitled,
    [untitled],
  );
  const { Component: RowsInSight } = useLazyPart(rowsInSight, isLong);
  const { onOpen, isTrash } = acts;
  const rows = (
    <GridListRows
      label={t('list')}
      items={isLong && !RowsInSight ? prompts.slice(0, libraryLimits.rowsDrawn) : prompts}
      textOf={titleOf}
      selectionMode="multiple"
      selectedKeys={keys}
      onSelectionChange={onKeysChange}
      {...(onOpen && !isTrash && { onAction: (key) => onOpen(String(key)) })}
      actionsOf={drawActions}
    >
      {drawRow}
    </GridListRows>
  );
  return <RowActs value={acts}>{isLong && RowsInSight ? <RowsInSight>{rows}</RowsInSight> : rows}</RowActs>;
}

/** What can be done with one prompt at the end of its row. */
function RowActions({ prompt }: { prompt: PromptSummary }) {
  const t = useTexts('library', library);
  const titleOf = useTitleOf();
  const acts = use(RowActs);
  if (!acts) return null;
  const { isTrash, hrefOf, onOpen, onRestore } = acts;
  const title = titleOf(prompt);
  if (!isTrash)
    return (
      <LinkButton
        className={onOpen && styles.open}
        size="small"
        variant="ghost"
        href={hrefOf(prompt.id)}
        aria-label={t('openNamed', { title })}
      >
        {t('open')}
      </LinkButton>
    );
  return (
    onRestore && (
      <Button
        size="small"
        variant="ghost"
        aria-label={t('restoreNamed', { title })}
        onPress={() => onRestore(prompt)}
      >
        {t('restore')}
      </Button>
    )
  );
}
