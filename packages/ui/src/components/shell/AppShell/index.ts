'use client';
export { AppShell, type AppShellProps } from './AppShell.tsx';
export { HeaderAction, type HeaderActionProps, type HeaderRoomProps, HeaderSlot } from './HeaderAction.tsx';
export {
  Sidebar,
  type SidebarItem,
  type SidebarProps,
  type SidebarSection,
  type SidebarUser,
} from './Sidebar.tsx';
