import type { ImprovedText } from '@mirror-studio/domain/prompts/composer';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { RedoIcon, ShootIcon, UndoIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptActions.css.ts';

export interface PromptActionsProps extends RootProps<HTMLElement> {
  /** No slot is filled: what there is to do is to draw a prompt. Default false. */
  isEmpty?: boolean;
  /** The prompt as it is copied; left out while it is not read. */
  text?: string;
  /** The composer is at work. */
  pending?: 'vary' | 'improve' | null;
  /** What is proposed, and whether it is shown. */
  proposal?: ImprovedText | null;
  /** The proposal is open, to be accepted or not. Default false. */
  isProposed?: boolean;
  /** Left out where there is nothing to undo. */
  onUndo?: () => void;
  /** Does again what was undone; left out where there is nothing. */
  onRedo?: () => void;
  /** Draws a prompt where there is none. */
  onBegin: () => void;
  /** It was copied, or could not be. */
  onCopy: () => void;
  /** Asks for another prompt of the same subject. */
  onVary: () => void;
  /** Asks for a proposal. */
  onImprove: () => void;
  /** The proposal takes the place of the prompt. */
  onAccept: () => void;
  /** The proposal is put away, and the prompt stays. */
  onDismiss: () => void;
  /** Asks for the slots one by one. */
  onRitual: () => void;
  /** Empties every slot. */
  onStartOver: () => void;
  /** More to do with the prompt, such as to keep it. */
  more?: ReactNode;
}

const dialog = lazyOverlay(async () => (await import('../ImproveDialog/ImproveDialog.tsx')).ImproveDialog);

/** What can be done with a prompt: it is shot or copied, varied, improved after a look, undone, begun anew. */
export function PromptActions({
  isEmpty = false,
  text,
  pending = null,
  proposal = null,
  isProposed = false,
  onUndo,
  onRedo,
  onBegin,
  onCopy,
  onVary,
  onImprove,
  onAccept,
  onDismiss,
  onRitual,
  onStartOver,
  more,
  ...rest
}: PromptActionsProps) {
  const t = useTexts('promptStudio', texts);
  const improve = useRef<HTMLButtonElement>(null);
  const { Component: Dialog, prefetch } = useLazyOverlay(dialog, improve, isProposed, onDismiss);
  return (
    <section aria-label={t('actions')} {...rootProps(rest, styles.root)}>
      <div className={styles.line}>
        {!isEmpty && (
          <>
            <Button variant="primary" icon={<ShootIcon />} isDisabled={text === undefined} onPress={onBegin}>
              {t('begin')}
            </Button>
            <CopyButton
              text={text ?? ''}
              isDisabled={text === undefined}
              onCopy={onCopy}
              onCopyFailed={onCopy}
            />
            {more}
          </>
        )}
        <div className={styles.composer}>
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            isPending={pending === 'vary'}
            isDisabled={pending === 'improve'}
            onPress={onVary}
          >
            {isEmpty ? t('draw') : t('vary')}
          </Button>
          {!isEmpty && (
            <Button
              ref={improve}
              isPending={pending === 'improve'}
              isDisabled={pending === 'vary'}
              onHoverStart={prefetch}
              onFocus={prefetch}
              onPress={onImprove}
            >
              {t('improve')}
            </Button>
          )}
          <span className={styles.by}>{t('composer')}</span>
        </div>
      </div>
      <div className={styles.quiet}>
        <IconButton
          size="small"
          label={t('undo')}
          icon={<UndoIcon size={18} />}
          isDisabled={onUndo === undefined}
          onPress={onUndo}
        />
        <IconButton
          size="small"
          label={t('redo')}
          icon={<RedoIcon size={18} />}
          isDisabled={onRedo === undefined}
          onPress={onRedo}
        />
        <Button variant="ghost" size="small" onPress={onRitual}>
          {t('ritual')}
        </Button>
        {!isEmpty && (
          <Button variant="ghost" size="small" onPress={onStartOver}>
            {t('startOver')}
          </Button>
        )}
      </div>
      {Dialog && proposal && (
        <Dialog
          isOpen={isProposed}
          onOpenChange={(isOpen) => !isOpen && onDismiss()}
          proposal={proposal}
          onAccept={onAccept}
        />
      )}
    </section>
  );
}
