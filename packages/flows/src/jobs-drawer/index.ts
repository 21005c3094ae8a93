'use client';
import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { createFlow } from '../flow/create-flow.tsx';
import { JobsDrawerView } from './JobsDrawerView.tsx';

/** The drawer of background jobs, machine and view joined. */
export const JobsDrawer = /* @__PURE__ */ createFlow(provideJobsDrawer, JobsDrawerView);

export { JobsDrawerView, type JobsDrawerViewProps } from './JobsDrawerView.tsx';
export { type JobListData, type JobListViewProps, useJobList } from './use-job-list.ts';
