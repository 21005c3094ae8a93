'use client';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
