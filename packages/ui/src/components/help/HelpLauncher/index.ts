'use client';
export { HelpLauncher, type HelpLauncherProps } from './HelpLauncher.tsx';
