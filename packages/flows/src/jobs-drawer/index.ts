'use client';
export { JobsDrawer } from './JobsDrawer.ts';
export { JobsDrawerView, type JobsDrawerViewProps, jobsOf } from './JobsDrawerView.tsx';
export { type JobListData, type JobListViewProps, useJobList } from './use-job-list.ts';
