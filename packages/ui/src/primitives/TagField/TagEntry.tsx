import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as field from '../Field/Field.css.ts';
import { matchesWords } from '../Options/matches.ts';
import { OptionPopover } from '../Options/OptionPopover.tsx';
import * as rows from '../Options/Options.css.ts';
import { type TagEntryProps, WordEntry } from './parts/WordEntry.tsx';
import * as styles from './TagField.css.ts';

/** Where the next tag is typed: a plain field, or one that suggests. */
export function TagEntry(props: TagEntryProps) {
  const { names, input, inputRef, typed, onType, suggestions, onTake, well, ...state } = props;
  if (!suggestions) return <WordEntry {...props} />;
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
      <Input {...input} ref={inputRef} className={field.input} />
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
