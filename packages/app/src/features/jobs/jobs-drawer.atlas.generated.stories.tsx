// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { jobsDrawerFlow as flow } from '@mirror-studio/state-machines/jobs-drawer';
import { stateStory } from '../../atlas/StateStory.tsx';
import { JobsDrawerView as View } from './JobsDrawerView.tsx';

export default { title: 'Flows/State Atlas/Jobs drawer', parameters: { layout: 'fullscreen' } };

export const Closed = stateStory(flow, View, 'closed');
export const OpenListLoading = stateStory(flow, View, 'open.list.loading');
export const OpenListEmpty = stateStory(flow, View, 'open.list.empty');
export const OpenListListed = stateStory(flow, View, 'open.list.listed');
export const OpenListFailedToLoad = stateStory(flow, View, 'open.list.failedToLoad');
export const OpenListListedRunning = stateStory(flow, View, 'open.list.listed running');
export const OpenListFilteredEmpty = stateStory(flow, View, 'open.list.filteredEmpty');
export const OpenListListedCompleted = stateStory(flow, View, 'open.list.listed completed');
export const OpenListListedCancelPending = stateStory(flow, View, 'open.list.listed cancelPending');
export const OpenListListedRetryPending = stateStory(flow, View, 'open.list.listed retryPending');
export const OpenListListedOutdated = stateStory(flow, View, 'open.list.listed outdated');
export const OpenListListedCancelFailed = stateStory(flow, View, 'open.list.listed cancelFailed');
export const OpenListListedRetryFailed = stateStory(flow, View, 'open.list.listed retryFailed');
