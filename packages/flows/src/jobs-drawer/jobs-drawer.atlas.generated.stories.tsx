// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { jobsDrawerFlow as flow } from '@mirror-studio/state-machines/flows/jobs-drawer';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { JobsDrawerView as View } from './JobsDrawerView.tsx';
import { drawing } from './jobs-drawer.drawing.generated.ts';
import { paths } from './jobs-drawer.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1060 });

export default { title: 'Flows/State Atlas/Jobs drawer', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const OpenListLoading = atlas.state('open.list.loading');
export const OpenListEmpty = atlas.state('open.list.empty');
export const OpenListListed = atlas.state('open.list.listed');
export const OpenListFailedToLoad = atlas.state('open.list.failedToLoad');
export const OpenListListedRunning = atlas.state('open.list.listed running');
export const OpenListFilteredEmpty = atlas.state('open.list.filteredEmpty');
export const OpenListListedCompleted = atlas.state('open.list.listed completed');
export const OpenListListedCancelPending = atlas.state('open.list.listed cancelPending');
export const OpenListListedRetryPending = atlas.state('open.list.listed retryPending');
export const OpenListListedOutdated = atlas.state('open.list.listed outdated');
export const OpenListListedCancelFailed = atlas.state('open.list.listed cancelFailed');
export const OpenListListedRetryFailed = atlas.state('open.list.listed retryFailed');
