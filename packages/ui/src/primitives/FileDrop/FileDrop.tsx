import { common } from '@mirror-studio/domain/texts/en/common';
import { controls } from '@mirror-studio/domain/texts/en/controls';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type HTMLAttributes, type Ref, useId, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '../../i18n/useTexts.ts';
import { UploadIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldProblem } from '../Field/FieldNote.tsx';
import { FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './FileDrop.css.ts';
import { useFileTransfer } from './useFileTransfer.ts';

/** A file that was chosen, as it is shown. */
export interface FileDropValue {
  /** Its name. */
  name: string;
  /** Its size, in words: "2.4 MB". */
  size?: string;
  /** Address of a small picture of it. */
  preview?: string;
}

export interface FileDropProps
  extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'children' | 'style' | 'onSelect'>,
    FieldTexts {
  /** The chosen file; null or undefined while there is none. */
  value?: FileDropValue | null;
  /** Media types that the chooser offers; what is dropped is passed on as it is, for the parent to check. */
  accept?: readonly string[];
  /** The file is on its way: no other is taken meanwhile. */
  isPending?: boolean;
  /** No file can be chosen, dropped or pasted. Default false. */
  isDisabled?: boolean;
  /** Called with the file that was chosen, dropped or pasted. */
  onSelect: (file: File) => void;
  /** Called when the file is taken away. */
  onRemove?: () => void;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the `<fieldset>`. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** One file: chosen, dropped or pasted. */
export function FileDrop({
  value,
  accept,
  isPending = false,
  isDisabled = false,
  onSelect,
  onRemove,
  label,
  isLabelHidden = false,
  isOptional = false,
  aside,
  description,
  errorMessage,
  className,
  ref,
  ...rest
}: FileDropProps) {
  const t = useTexts('common', common);
  const own = useTexts('ui', ui);
  const working = useTexts('controls', controls);
  const id = useId();
  const isInvalid = errorMessage !== undefined;
  const described = isInvalid ? `${id}-error` : description === undefined ? undefined : `${id}-help`;

  const input = useRef<HTMLInputElement>(null);
  /** Not seen: where the focus is when something is to be pasted. */
  const zoneButton = useRef<HTMLButtonElement>(null);
  const { focusProps, isFocused, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled });
  const { zoneProps, isDropTarget } = useFileTransfer({
    isRefusing: isDisabled || isPending,
    pasteTarget: zoneButton,
    isPasteTarget: isFocused,
    onFile: onSelect,
  });
  const choose = () => {
    if (!isPending) input.current?.click();
  };
  const { buttonProps } = useButton({ isDisabled, onPress: choose }, zoneButton);
  const trigger = (words: string, isMain: boolean) => (
    <Button
      isDisabled={isDisabled || isPending}
      aria-describedby={described}
      className={cx(styles.link, isMain && styles.choose)}
      onPress={choose}
    >
      {words}
    </Button>
  );

  return (
    <fieldset {...rest} ref={ref} aria-labelledby={`${id}-label`} className={cx(field.root, className)}>
      <FieldLabel id={`${id}-label`} elementType="span" {...{ label, isLabelHidden, isOptional, aside }} />
      <div
        {...hoverProps}
        {...zoneProps}
        /** A pointer is over it. */
        data-hovered={isHovered || undefined}
        /** It has the focus, by whatever means. */
        data-focused={isFocused || undefined}
        /** It has the focus from the keyboard. */
        data-focus-visible={isFocusVisible || undefined}
        /** A file is held over it. */
        data-drop-target={isDropTarget || undefined}
        /** The file was refused. */
        data-invalid={isInvalid || undefined}
        /** It takes no file. */
        data-disabled={isDisabled || undefined}
        className={styles.zone}
      >
        <input
          ref={input}
          type="file"
          style={{ display: 'none' }}
          accept={accept?.join(',')}
          onClick={(event) => event.stopPropagation()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onSelect(file);
            // The same one can be chosen again.
            target.value = '';
          }}
        />
        <button
          {...mergeProps(buttonProps, focusProps)}
          ref={zoneButton}
          id={`${id}-zone`}
          aria-label={own('fileZone')}
          aria-labelledby={`${id}-zone ${id}-label`}
          className={field.hidden}
        />
        <span className={styles.preview}>
          {isPending ? (
            <Spinner label={working('working')} />
          ) : value?.preview ? (
            <img src={value.preview} alt="" className={styles.picture} />
          ) : (
            <UploadIcon />
          )}
        </span>
        <div className={styles.words}>
          {value ? (
            <>
              <span className={styles.name}>{value.name}</span>
              <span className={styles.line}>
                {value.size && <span>{value.size} ·</span>}
                {trigger(t('replace'), false)}
                {onRemove && (
                  <Button isDisabled={isDisabled} className={styles.link} onPress={onRemove}>
                    {t('remove')}
                  </Button>
                )}
              </span>
            </>
          ) : (
            <>
              {trigger(own('fileChoose'), true)}
              <span className={styles.line}>{own(isDropTarget ? 'fileDropHere' : 'fileHint')}</span>
            </>
          )}
        </div>
      </div>
      {description !== undefined && (
        <span id={`${id}-help`} className={field.help}>
          {description}
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} role="alert" className={field.error}>
          <FieldProblem>{errorMessage}</FieldProblem>
        </span>
      )}
    </fieldset>
  );
}
