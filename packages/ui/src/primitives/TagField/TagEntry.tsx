import type { InputHTMLAttributes, Ref, RefObject } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { matchesWords } from '../Options/matches.ts';
import { OptionPopover } from '../Options/OptionPopover.tsx';
import * as rows from '../Options/Options.css.ts';
import * as styles from './TagField.css.ts';

interface TagEntryProps {
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

/** Where the next tag is typed: a plain field, or one that suggests. */
export function TagEntry({
  names,
  input,
  inputRef,
  typed,
  onType,
  suggestions,
  onTake,
  well,
  ...state
}: TagEntryProps) {
  const line = <Input {...input} ref={inputRef} className={field.input} />;
  if (!suggestions)
    return (
      <TextField {...names} {...state} value={typed} onChange={onType} className={styles.entry}>
        {line}
      </TextField>
    );
  return (
    <ComboBox
      {...names}
      {...state}
      value={null}
      inputValue={typed}
      onInputChange={onType}
      onChange={(key) => {
        if (key !== null) onTake(String(key));
      }}
      defaultFilter={matchesWords}
      allowsCustomValue
      className={styles.entry}
    >
      {line}
      <OptionPopover triggerRef={well}>
        <ListBox className={rows.list}>
          {suggestions.map((tag) => (
            <ListBoxItem key={tag} id={tag} textValue={tag} className={rows.row}>
              <span className={rows.label}>{tag}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </OptionPopover>
    </ComboBox>
  );
}
