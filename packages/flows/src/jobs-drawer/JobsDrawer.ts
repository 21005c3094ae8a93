import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { createFlow } from '../flow/create-flow.tsx';
import { JobsDrawerView } from './JobsDrawerView.tsx';

/** The drawer of background jobs, machine and view joined. */
export const JobsDrawer = /* @__PURE__ */ createFlow(provideJobsDrawer, JobsDrawerView);
