'use client';
export { JobCard, type JobCardProps } from './JobCard.tsx';
export { JobsDrawer, type JobsDrawerProps } from './JobsDrawer.tsx';
