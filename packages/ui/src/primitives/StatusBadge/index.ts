'use client';
export { type Status, StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
