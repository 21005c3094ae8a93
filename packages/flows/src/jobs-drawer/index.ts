'use client';
export { JobsDrawerView, type JobsDrawerViewProps } from './JobsDrawerView.tsx';
export { type JobListData, type JobListViewProps, useJobList } from './use-job-list.ts';
