'use client';
export { SettingsDialog, type SettingsDialogProps } from './SettingsDialog.tsx';
