'use client';
export { GovernancePage, type GovernancePageProps } from './GovernancePage.tsx';
