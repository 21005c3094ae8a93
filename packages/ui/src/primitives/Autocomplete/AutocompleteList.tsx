import { type AriaAttributes, type ReactNode, type Ref, useMemo } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { cx } from '../../theme/cx.ts';
import { NoOptions, type OptionList, OptionRows, optionsIn } from '../Options/OptionRows.tsx';
import * as rows from '../Options/Options.css.ts';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Autocomplete.css.ts';

export interface AutocompleteListProps<Value extends string = string> extends AriaAttributes {
  /** Names the list. */
  'aria-label': string;
  /** What can be chosen, in groups or not. */
  options: OptionList<Value>;
  /** The chosen value, when the parent holds it; null when there is none. */
  value?: Value | null;
  /** The chosen value to begin with. */
  defaultValue?: Value;
  /** Called with the value that was chosen. */
  onChange?: (value: Value) => void;
  /** Options are on their way. Default false. */
  isLoading?: boolean;
  /** What it says when no option is left. Default "Nothing matches." */
  emptyMessage?: ReactNode;
  /** Added to the classes of the list. */
  className?: string;
  /** Of the list. */
  id?: string;
  /** Reaches the `[role=listbox]`. */
  ref?: Ref<HTMLDivElement>;
}

const keys = (value: string | null | undefined) => (value ? [value] : []);

/** In an Autocomplete: one of many, chosen in the page. */
export function AutocompleteList<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  isLoading = false,
  emptyMessage,
  className,
  ...rest
}: AutocompleteListProps<Value>) {
  const known = useMemo(() => new Map(optionsIn(options).map((option) => [option.value, option])), [options]);
  return (
    <ScrollBody label={rest['aria-label']}>
      <ListBox
        {...rest}
        selectionMode="single"
        disallowEmptySelection
        {...(value !== undefined && { selectedKeys: keys(value) })}
        defaultSelectedKeys={keys(defaultValue)}
        onSelectionChange={(selection) => {
          const [key] = selection;
          const option = known.get(key as Value);
          if (option) onChange?.(option.value);
        }}
        renderEmptyState={() => <NoOptions isLoading={isLoading}>{emptyMessage}</NoOptions>}
        className={cx(rows.list, styles.list, className)}
      >
        <OptionRows options={options} />
      </ListBox>
    </ScrollBody>
  );
}
