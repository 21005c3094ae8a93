'use client';
export { Kbd, type KbdProps } from './Kbd.tsx';
