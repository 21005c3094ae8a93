'use client';
export { SuspendedScreen, type SuspendedScreenProps } from './SuspendedScreen.tsx';
