'use client';
export { JobAnnouncements, type JobAnnouncementsProps } from './JobAnnouncements.tsx';
export { JobsBadge, type JobsBadgeProps } from './JobsBadge.tsx';
