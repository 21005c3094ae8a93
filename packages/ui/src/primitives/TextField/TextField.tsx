import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type AllHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useTexts } from '../../i18n/useTexts.ts';
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** What a phone's keyboard makes of the first letters. */
  autoCapitalize?: 'off' | 'none' | 'on' | 'sentences' | 'words' | 'characters';
  /** An example of what to type. Never the only label. */
  placeholder?: string;
  /** Inside the well, before the text: an icon, a glyph. */
  prefix?: ReactNode;
  /** Inside the well, after the text: a unit, a small button. */
  suffix?: ReactNode;
  /** Added to the field's own classes. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
  /** What the `<input>` is to assistive technology, when it is more than a text: a role and its values. */
  inputProps?: Pick<
    AllHTMLAttributes<HTMLInputElement>,
    'role' | `aria-value${'min' | 'max' | 'now' | 'text'}`
  >;
}

/** One line of text. A password can be shown while it is typed. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  size = 'medium',
  autoCapitalize,
  placeholder,
  prefix,
  suffix,
  className,
  inputRef,
  inputProps,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const t = useTexts('ui', ui);
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <AriaTextField
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      type={isPassword && isShown ? 'text' : type}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} />
      <Group role="presentation" className={cx(field.well, field.wellSize[size])}>
        {prefix !== undefined && <span className={field.slot}>{prefix}</span>}
        <Input
          {...inputProps}
          ref={inputRef}
          className={field.input}
          placeholder={placeholder}
          autoCapitalize={autoCapitalize}
        />
        {suffix !== undefined && <span className={field.slot}>{suffix}</span>}
        {isPassword && (
          <span className={field.endSlot}>
            <IconButton
              size="small"
              className={field.innerButton}
              label={isShown ? t('hidePassword') : t('showPassword')}
              icon={isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              isDisabled={rest.isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </span>
        )}
      </Group>
      <FieldHelp {...{ description, errorMessage }} />
    </AriaTextField>
  );
}
