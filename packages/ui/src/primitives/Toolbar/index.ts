'use client';
export {
  Toolbar,
  ToolbarGroup,
  type ToolbarGroupProps,
  type ToolbarProps,
  ToolbarSeparator,
} from './Toolbar.tsx';
