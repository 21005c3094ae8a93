'use client';
export { ProposalPage, type ProposalPageProps } from './ProposalPage.tsx';
