'use client';
export type { MenuTriggerProps } from 'react-aria-components/Menu';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  MenuTrigger,
} from './Menu.tsx';
