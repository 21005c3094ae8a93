'use client';
export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';
export { Drawer, type DrawerProps } from './Drawer.tsx';
