'use client';
export { ReverseForensics, type ReverseForensicsProps } from './ReverseForensics.tsx';
