'use client';
export { Badge, type BadgeProps, type BadgeTone, CountBadge, type CountBadgeProps } from './Badge.tsx';
