import { rest, rowOf } from '../../../foundations/composition/row.ts';
import { jobsBadgeStates } from '../../../testing/states.ts';
import { JobsBadge, type JobsBadgeProps } from './JobsBadge.tsx';

export default {
  JobsBadge: rowOf<JobsBadgeProps>({
    Component: JobsBadge,
    states: jobsBadgeStates,
    cases: { keys: rest('names the shortcut in the tooltip, which has a story') },
  }),
};
