'use client';
export { GiftsPage, type GiftsPageProps } from './GiftsPage.tsx';
