'use client';
export type { AccountLink } from './account-link.ts';
export { UserBadge, type UserBadgeProps } from './UserBadge.tsx';
