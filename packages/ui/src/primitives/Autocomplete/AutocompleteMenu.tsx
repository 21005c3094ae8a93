import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { cx } from '../../theme/cx.ts';
import { NoOptions } from '../Options/OptionRows.tsx';
import * as rows from '../Options/Options.css.ts';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Autocomplete.css.ts';

export interface AutocompleteMenuProps extends AriaAttributes {
  /** Names the menu. */
  'aria-label': string;
  /** MenuItems, MenuSections and MenuSeparators. An item of more than plain words says its `textValue`. */
  children: ReactNode;
  /** Called with the `id` of the item that was taken. */
  onAction?: (id: string) => void;
  /** Items are on their way. Default false. */
  isLoading?: boolean;
  /** What it says when no item is left. Default "Nothing matches." */
  emptyMessage?: ReactNode;
  /** Added to the classes of the menu. */
  className?: string;
  /** Of the menu. */
  id?: string;
  /** Reaches the `[role=menu]`. */
  ref?: Ref<HTMLDivElement>;
}

/** In an Autocomplete: what can be done, found by its name. */
export function AutocompleteMenu({
  onAction,
  isLoading = false,
  emptyMessage,
  className,
  ...rest
}: AutocompleteMenuProps) {
  return (
    <ScrollBody label={rest['aria-label']}>
      <AriaMenu
        {...rest}
        onAction={(key) => onAction?.(String(key))}
        renderEmptyState={() => <NoOptions isLoading={isLoading}>{emptyMessage}</NoOptions>}
        className={cx(rows.list, styles.list, className)}
      />
    </ScrollBody>
  );
}
