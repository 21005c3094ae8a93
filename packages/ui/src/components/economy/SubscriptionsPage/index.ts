'use client';
export { SubscriptionsPage, type SubscriptionsPageProps } from './SubscriptionsPage.tsx';
