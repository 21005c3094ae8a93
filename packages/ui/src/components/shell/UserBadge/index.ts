'use client';
export { UserBadge, type UserBadgeProps } from './UserBadge.tsx';
