'use client';
export { JobsBadge, type JobsBadgeProps } from './JobsBadge.tsx';
