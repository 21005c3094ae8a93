import type { InputHTMLAttributes, Ref, RefObject } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../../Field/Field.css.ts';
import * as styles from '../TagField.css.ts';

export interface TagEntryProps {
  /** Of the `<input>`, and what names and describes it. */
  names: { id: string; 'aria-labelledby': string; 'aria-describedby': string };
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'placeholder' | 'onKeyDown' | 'onPaste' | 'onBlur' | 'autoComplete'
  >;
  inputRef: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  /** What may be taken in place of typing it out; undefined for a plain field. */
  suggestions: readonly string[] | undefined;
  onTake: (tag: string) => void;
  /** What the list of suggestions hangs on. */
  well: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
}

/** Where the next tag is typed. */
export const WordEntry = ({
  names,
  input,
  inputRef,
  typed,
  onType,
  isDisabled,
  isReadOnly,
  isInvalid,
}: TagEntryProps) => (
  <TextField
    {...names}
    {...{ isDisabled, isReadOnly, isInvalid }}
    value={typed}
    onChange={onType}
    className={styles.entry}
  >
    <Input {...input} ref={inputRef} className={field.input} />
  </TextField>
);
