import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { library } from '@mirror-studio/domain/texts/en/library';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LibraryIcon, ShareIcon, TagIcon, TrashIcon, UndoIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { ActionBar } from '../../../primitives/ActionBar/ActionBar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { Labelled, PromptLabels } from './labels.ts';
import { PromptRows } from './PromptRows.tsx';

const labelDialog = lazyOverlay(async () => (await import('./LabelDialogs.tsx')).LabelDialog);

type Act = ((prompts: readonly PromptSummary[]) => void) | undefined;

interface PromptListProps {
  prompts: readonly PromptSummary[];
  /** Only those near the sight are drawn. */
  isLong: boolean;
  labels: PromptLabels;
  isTrash: boolean;
  hrefOf: (id: string) => string;
  onOpen: ((id: string) => void) | undefined;
  onDelete: Act;
  onRestore: Act;
  onLabel: ((changed: readonly Labelled[]) => void) | undefined;
  onPublish: ((prompt: PromptSummary) => void) | undefined;
}

/** The prompts as rows, and what can be done with those that are selected. */
export function PromptList(given: PromptListProps) {
  const { prompts, isLong, isTrash, labels, hrefOf, onOpen, onDelete, onRestore, onLabel, onPublish } = given;
  const t = useTexts('library', library);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'tag' | 'move' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const close = () => setDialog(null);
  const { Component: LabelDialog, prefetch } = useLazyOverlay(labelDialog, bar, dialog !== null, close);
  // What has gone from the list is selected no more.
  const selected = prompts.filter(({ id }) => keys.has(id));
  const clear = () => setKeys(new Set());
  const act = (done: Act, some: readonly PromptSummary[]) => {
    clear();
    done?.(some);
  };
  const label = (changed: readonly Labelled[]) => {
    close();
    clear();
    if (changed.length > 0) onLabel?.(changed);
  };
  const ahead = { onHoverStart: prefetch, onFocus: prefetch };
  const deleteAction = onDelete && (
    <Button
      size="small"
      variant="ghost"
      icon={<TrashIcon size={16} />}
      onPress={() => act(onDelete, selected)}
    >
      {t('delete')}
    </Button>
  );
  const [alone] = selected.length === 1 ? selected : [];
  const publishAction = onPublish && alone && (
    <Button size="small" variant="ghost" icon={<ShareIcon size={16} />} onPress={() => onPublish(alone)}>
      {t(alone.workId == null ? 'publish' : 'published')}
    </Button>
  );
  const labelActions = onLabel && (
    <>
      <Button
        {...ahead}
        size="small"
        variant="ghost"
        icon={<TagIcon size={16} />}
        onPress={() => setDialog('tag')}
      >
        {t('tags')}
      </Button>
      <Button
        {...ahead}
        size="small"
        variant="ghost"
        icon={<LibraryIcon size={16} />}
        onPress={() => setDialog('move')}
      >
        {t('move')}
      </Button>
    </>
  );
  const restoreAction = onRestore && (
    <Button
      size="small"
      variant="ghost"
      icon={<UndoIcon size={16} />}
      onPress={() => act(onRestore, selected)}
    >
      {t('restore')}
    </Button>
  );
  return (
    <>
      <ActionBar
        ref={bar}
        count={selected.length}
        onClear={clear}
        actions={
          isTrash ? (
            restoreAction
          ) : (
            <>
              {publishAction}
              {labelActions}
              {deleteAction}
            </>
          )
        }
      >
        <PromptRows
          {...{ prompts, isLong, isTrash, keys, hrefOf, onOpen }}
          onKeysChange={(next) =>
            setKeys(
              // No more than are changed in one request.
              new Set(
                (next === 'all' ? prompts.map(({ id }) => id) : [...next].map(String)).slice(
                  0,
                  libraryLimits.atOnce,
                ),
              ),
            )
          }
          onRestore={onRestore && ((prompt) => act(onRestore, [prompt]))}
        />
      </ActionBar>
      {LabelDialog && dialog !== null && selected.length > 0 && (
        <LabelDialog kind={dialog} prompts={selected} labels={labels} onClose={close} onLabel={label} />
      )}
    </>
  );
}
