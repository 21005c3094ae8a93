'use client';
export { ShootResults, type ShootResultsProps } from './ShootResults.tsx';
