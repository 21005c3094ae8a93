'use client';
export { DiffText, type DiffTextProps } from './DiffText.tsx';
