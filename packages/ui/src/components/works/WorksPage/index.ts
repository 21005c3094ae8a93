'use client';
export { WorksPage, type WorksPageProps } from './WorksPage.tsx';
