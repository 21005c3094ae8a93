'use client';
export { JobsPage, type JobsPageProps } from './JobsPage.tsx';
