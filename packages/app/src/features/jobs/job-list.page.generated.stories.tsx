// Generated from the contract by `pnpm generate`: a story for every state that the page can be in.
import { listPageStories } from '../../data-page/states/ListPageStory.tsx';
import { JobListView } from './JobListView.tsx';
import { page } from './job-list.page.ts';

const stories = listPageStories(page, JobListView);

export default { title: 'Pages/Jobs', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Many = stories.state('many');
export const Waiting = stories.state('waiting');
export const Empty = stories.state('empty');
export const One = stories.state('one');
export const FarTooMany = stories.state('farTooMany');
export const LongWords = stories.state('longWords');
export const FilteredToNothing = stories.state('filteredToNothing');
export const ReadAgainFailed = stories.state('readAgainFailed');
export const Offline = stories.state('offline');
export const Retrying = stories.state('retrying');
export const RefusedAuthRequired = stories.state('refused AUTH_REQUIRED');
export const RefusedAccountSuspended = stories.state('refused ACCOUNT_SUSPENDED');
export const RefusedInsufficientAal = stories.state('refused insufficient_aal');
export const RefusedInputInvalid = stories.state('refused INPUT_INVALID');
export const RefusedServerError = stories.state('refused SERVER_ERROR');
export const RefusedForbidden = stories.state('refused FORBIDDEN');
export const RefusedNotFound = stories.state('refused NOT_FOUND');
export const RefusedRateLimited = stories.state('refused RATE_LIMITED');
export const RefusedUnknownError = stories.state('refused UNKNOWN_ERROR');
