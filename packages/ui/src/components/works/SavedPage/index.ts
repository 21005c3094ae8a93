'use client';
export { type SavedFilter, SavedPage, type SavedPageProps } from './SavedPage.tsx';
