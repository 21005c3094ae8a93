'use client';
export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';
export { Popover, type PopoverProps } from './Popover.tsx';
