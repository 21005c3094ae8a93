'use client';
export { MenuTrigger, type MenuTriggerProps } from 'react-aria-components/Menu';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
} from './Menu.tsx';
