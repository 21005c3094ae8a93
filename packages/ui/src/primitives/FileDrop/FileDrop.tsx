import { common } from '@mirror-studio/domain/texts/en/common';
import { controls } from '@mirror-studio/domain/texts/en/controls';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTexts } from '../../i18n/useTexts.ts';
import { DangerIcon, UploadIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './FileDrop.css.ts';

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

  const drop: DropZoneProps['onDrop'] = ({ items }) => {
    // What is pasted comes here without asking for the operation below.
    if (isPending) return;
    const file = items.find((item) => item.kind === 'file');
    if (file?.kind === 'file') void file.getFile().then(onSelect);
  };
  const trigger = (words: string, isMain: boolean) => (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) onSelect(file);
      }}
    >
      <Button
        isDisabled={isDisabled || isPending}
        aria-describedby={described}
        className={cx(styles.link, isMain && styles.choose)}
      >
        {words}
      </Button>
    </FileTrigger>
  );

  return (
    <fieldset {...rest} ref={ref} aria-labelledby={`${id}-label`} className={cx(field.root, className)}>
      <div className={cx(field.labelLine, isLabelHidden && field.hidden)}>
        <span id={`${id}-label`} className={field.label}>
          {label}
          {isOptional && <span className={field.optional}> · {t('optional')}</span>}
        </span>
        {aside !== undefined && <span className={field.aside}>{aside}</span>}
      </div>
      <DropZone
        aria-labelledby={`${id}-label`}
        isDisabled={isDisabled}
        data-invalid={isInvalid || undefined}
        getDropOperation={isPending ? () => 'cancel' : undefined}
        onDrop={drop}
        className={styles.zone}
      >
        {({ isDropTarget }) => (
          <>
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
          </>
        )}
      </DropZone>
      {description !== undefined && (
        <span id={`${id}-help`} className={field.help}>
          {description}
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} role="alert" className={field.error}>
          <DangerIcon size={16} className={field.errorIcon} />
          <span>{errorMessage}</span>
        </span>
      )}
    </fieldset>
  );
}
