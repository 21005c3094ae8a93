import type { ReactNode, Ref } from 'react';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import { matchesWords } from '../Options/matches.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './Autocomplete.css.ts';
import { AutocompleteScope } from './AutocompleteScope.tsx';

export interface AutocompleteProps extends RootProps {
  /** Names the search field. */
  label: string;
  /** The name is for screen readers alone. Default true. */
  isLabelHidden?: boolean;
  /** The list: an AutocompleteMenu to do things, an AutocompleteList to choose one. */
  children: ReactNode;
  /** What is typed, when the parent holds it. */
  inputValue?: string;
  /** What is typed to begin with. */
  defaultInputValue?: string;
  /** Called with what is typed. */
  onInputChange?: (typed: string) => void;
  /**
   * Whether a row is shown for what is typed. Default: every word stands in its `textValue`, in any order and without
   * regard to accents. `null` where the rows are what a server found.
   */
  filter?: ((text: string, typed: string) => boolean) | null;
  /** While typing, Enter takes the first row. Default true. */
  isFirstFocused?: boolean;
  /** The field has the focus from the beginning: in a dialog that is opened to search. Default false. */
  autoFocus?: boolean;
  /** What can be found here. */
  placeholder?: string;
  /** At the end of the field: a count, a shortcut. */
  suffix?: ReactNode;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A list in the page, filtered by the search field above it. The focus stays in the field while arrows go over the rows
 * and Enter takes the one they are on.
 */
export function Autocomplete({
  label,
  isLabelHidden = true,
  children,
  inputValue,
  defaultInputValue,
  onInputChange,
  filter = matchesWords,
  isFirstFocused = true,
  autoFocus,
  placeholder,
  suffix,
  size = 'medium',
  inputRef,
  ref,
  ...rest
}: AutocompleteProps) {
  return (
    <div {...rootProps(rest, styles.root)} ref={ref}>
      <AutocompleteScope
        {...{ inputValue, defaultInputValue, onInputChange, isFirstFocused }}
        filter={filter ?? undefined}
      >
        <SearchField
          {...{ label, isLabelHidden, placeholder, suffix, size, inputRef, autoFocus }}
          className={styles.search}
        />
        {children}
      </AutocompleteScope>
    </div>
  );
}
