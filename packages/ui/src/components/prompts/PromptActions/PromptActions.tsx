import type { PromptProposal } from '@mirror-studio/domain/prompts/composer';
import { common } from '@mirror-studio/domain/texts/en/common';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { RedoIcon, ShootIcon, UndoIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptActions.css.ts';

export interface PromptActionsProps extends RootProps<HTMLElement> {
  /** No slot is filled: what there is to do is to draw a prompt. Default false. */
  isEmpty?: boolean;
  /** The prompt as it is copied; left out while it is not read. */
  text?: string;
  /** Who composes is at work. */
  pending?: 'vary' | 'improve' | null;
  /** The name of the language model that varies and improves; left out, the built-in composer does. */
  model?: string;
  /** The built-in composer did last what the language model was asked for. Default false. */
  isInstead?: boolean;
  /** What is proposed. */
  proposal?: PromptProposal | null;
  /** Nothing was proposed for the prompt as it stands: that is said beside the buttons. Default false. */
  isNothingMissing?: boolean;
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
  /** Takes back what was asked for; left out, it cannot be. */
  onCancel?: () => void;
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
  model,
  isInstead = false,
  proposal = null,
  isNothingMissing = false,
  isProposed = false,
  onUndo,
  onRedo,
  onBegin,
  onCopy,
  onVary,
  onImprove,
  onCancel,
  onAccept,
  onDismiss,
  onRitual,
  onStartOver,
  more,
  ...rest
}: PromptActionsProps) {
  const t = useTexts('promptStudio', texts);
  const c = useTexts('common', common);
  const by = model === undefined ? t('composer') : isInstead ? t('composerInstead') : t('byModel', { model });
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
          {pending !== null && onCancel ? (
            <Button variant="ghost" size="small" className={styles.cancel} onPress={onCancel}>
              {c('cancel')}
            </Button>
          ) : (
            <span className={styles.by}>{by}</span>
          )}
        </div>
        <Status className={styles.missing}>
          {isNothingMissing && t(proposal?.model === undefined ? 'improveNothing' : 'improveNothingModel')}
        </Status>
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
