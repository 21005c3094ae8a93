import { type ReactNode, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';
import { useControlled } from '../../controlled/useControlled.ts';

interface AutocompleteScopeProps {
  inputValue?: string | undefined;
  defaultInputValue?: string | undefined;
  onInputChange?: ((typed: string) => void) | undefined;
  filter?: ((text: string, typed: string) => boolean) | undefined;
  /** While typing, Enter takes the first row. Default true. */
  isFirstFocused?: boolean;
  /** A field and a list. */
  children: ReactNode;
}

/**
 * Filters the list in it by the field in it, over whose rows the arrows go while the focus stays in the field. It is React
 * Aria's own Autocomplete: that stands in one module with what every text field asks it for, so each page with a field
 * would have it.
 */
export function AutocompleteScope({
  inputValue,
  defaultInputValue = '',
  onInputChange,
  filter,
  isFirstFocused = true,
  children,
}: AutocompleteScopeProps) {
  const [typed, setTyped] = useControlled(inputValue, defaultInputValue, onInputChange);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue: typed, setInputValue: setTyped, focusedNodeId, setFocusedNodeId };
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef, ...found } = useAutocomplete(
    { ...(filter && { filter }), disableAutoFocusFirst: !isFirstFocused, inputRef, collectionRef: listRef },
    state,
  );
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext
          value={{ ...collectionProps, ...(found.filter && { filter: found.filter }), ref: collectionRef }}
        >
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
