'use client';
export { Settings } from './Settings.ts';
export { SettingsView, type SettingsViewProps } from './SettingsView.tsx';
