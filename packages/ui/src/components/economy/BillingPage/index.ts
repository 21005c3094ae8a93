'use client';
export { BillingPage, type BillingPageProps } from './BillingPage.tsx';
