'use client';
export { JobsDrawer } from './JobsDrawer.ts';
export { JobsDrawerView, type JobsDrawerViewProps } from './JobsDrawerView.tsx';
export { jobsOf } from './jobs-of.ts';
export { type JobListData, type JobListViewProps, useJobList } from './use-job-list.ts';
