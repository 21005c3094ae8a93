'use client';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';
export type { SiteLink } from './SiteLinks.tsx';
