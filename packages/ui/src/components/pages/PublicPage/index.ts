'use client';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';
