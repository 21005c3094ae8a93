'use client';
export { PhotoShootResults, type PhotoShootResultsProps } from './PhotoShootResults.tsx';
