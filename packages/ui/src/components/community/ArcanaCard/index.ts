'use client';
export { ArcanaCard, type ArcanaCardProps } from './ArcanaCard.tsx';
