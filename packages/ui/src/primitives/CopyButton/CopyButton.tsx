import { clipboardLimits } from '@mirror-studio/domain/constants/clipboard';
import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { announce } from '../../announce/announce.ts';
import { type Copy, useClipboard } from '../../clipboard/useClipboard.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon, CopyIcon, DangerIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends RootProps<HTMLButtonElement> {
  /** What is copied. */
  text: string;
  /** Says what is copied where that is not plain, such as "Copy link". Default "Copy". */
  label?: string;
  /** The icon alone, for beside a field or a code. A failure is still said in words. Default false. */
  isLabelHidden?: boolean;
  /** As for Button. Default `secondary`. */
  variant?: ButtonVariant;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** There is nothing to copy yet. Default false. */
  isDisabled?: boolean;
  /** Copies a text; rejects when it cannot. Default the clipboard of the browser. */
  copy?: Copy;
  /** Hears the text that was copied. */
  onCopy?: (text: string) => void;
  /** Hears the text that could not be copied. */
  onCopyFailed?: (text: string) => void;
  /** How long it says that it has copied, in milliseconds. Default 2000. A failure stays until the focus leaves. */
  shownMs?: number;
}

/** Copies a text, and says whether it succeeded: on itself, and to screen readers. */
export function CopyButton({
  text,
  label,
  isLabelHidden = false,
  variant = 'secondary',
  size = 'medium',
  isDisabled = false,
  copy,
  onCopy,
  onCopyFailed,
  shownMs = clipboardLimits.shownMs,
  className,
  ...rest
}: CopyButtonProps) {
  const t = useTexts('clipboard', clipboard);
  const { outcome, take, forget } = useClipboard<string>(copy, shownMs);
  const state = outcome === undefined ? 'idle' : outcome.isCopied ? 'copied' : 'failed';
  const words = { idle: label ?? t('copy'), copied: t('copied'), failed: t('notCopied') }[state];
  const Icon = { idle: CopyIcon, copied: CheckIcon, failed: DangerIcon }[state];
  const isIconAlone = isLabelHidden && state !== 'failed';

  const press = async () => {
    const isCopied = await take(text, text);
    announce(t(isCopied ? 'saidCopied' : 'saidNotCopied'), isCopied ? 'polite' : 'assertive');
    (isCopied ? onCopy : onCopyFailed)?.(text);
  };

  return (
    <Button
      {...rest}
      variant={state === 'failed' ? 'danger' : variant}
      size={size}
      isDisabled={isDisabled}
      icon={<Icon size={18} />}
      onPress={() => void press()}
      onBlur={state === 'failed' ? forget : undefined}
      className={cx(isIconAlone && iconButton.square[size], isIconAlone && iconButton.root, className)}
    >
      <span
        className={isIconAlone ? field.hidden : styles.words}
        data-copied={isIconAlone ? undefined : t('copied')}
      >
        {words}
      </span>
    </Button>
  );
}
