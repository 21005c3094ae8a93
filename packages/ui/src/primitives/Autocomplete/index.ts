'use client';
export {
  MenuItem,
  type MenuItemProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
} from '../Menu/Menu.tsx';
export type { OptionGroup, OptionList } from '../Options/OptionRows.tsx';
export { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';
export { AutocompleteList, type AutocompleteListProps } from './AutocompleteList.tsx';
export { AutocompleteMenu, type AutocompleteMenuProps } from './AutocompleteMenu.tsx';
