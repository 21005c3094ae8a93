import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as icon from '../IconButton/IconButton.css.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'>,
    Omit<FieldTexts, 'isOptional'> {
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** What can be found here. */
  placeholder?: string;
  /** Inside the well, at its end: a count, a shortcut. */
  suffix?: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Finds as you type. Escape clears it. Its name is hidden unless `isLabelHidden` is false. */
export function SearchField({
  label,
  isLabelHidden = true,
  aside,
  description,
  errorMessage,
  size = 'medium',
  placeholder,
  suffix,
  className,
  inputRef,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, aside }} />
      <Group role="presentation" className={cx(field.well, field.wellSize[size])}>
        <span className={field.slot}>
          <SearchIcon size={18} />
        </span>
        <Input ref={inputRef} placeholder={placeholder} className={field.input} />
        <span className={cx(field.endSlot, styles.clear)}>
          <Button
            className={cx(
              button.root,
              button.size.small,
              button.variant.ghost,
              icon.square.small,
              icon.root,
              field.innerButton,
            )}
          >
            <CloseIcon size={16} />
          </Button>
        </span>
        {suffix !== undefined && <span className={field.slot}>{suffix}</span>}
      </Group>
      <FieldHelp {...{ description, errorMessage }} />
    </AriaSearchField>
  );
}
