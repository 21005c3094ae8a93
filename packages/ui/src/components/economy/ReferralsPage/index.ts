'use client';
export { ReferralsPage, type ReferralsPageProps } from './ReferralsPage.tsx';
