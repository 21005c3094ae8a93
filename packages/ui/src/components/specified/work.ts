import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import {
  errorStates,
  feedbackStates,
  helpSearchStates,
  helpStates,
  jobCardStates,
  jobsStates,
  notificationStates,
  pageNotFoundStates,
  passwordStates,
  settingsStates,
  shootStates,
  shortcutStates,
  skeletonStates,
  topicDetailStates,
} from '../../testing/states.ts';
import { PasswordForm } from '../access/PasswordForm/PasswordForm.tsx';
import { prompts } from '../fixtures/prompts.ts';
import { FeedbackForm } from '../help/HelpCenter/FeedbackForm.tsx';
import { HelpCenter } from '../help/HelpCenter/HelpCenter.tsx';
import { HelpSearch } from '../help/HelpCenter/HelpSearch.tsx';
import { TopicDetail } from '../help/HelpCenter/TopicDetail.tsx';
import { KeyboardShortcuts } from '../help/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { JobCard } from '../jobs/JobsDrawer/JobCard.tsx';
import { JobsDrawer } from '../jobs/JobsDrawer/JobsDrawer.tsx';
import { NotificationCenter } from '../notices/NotificationCenter/NotificationCenter.tsx';
import { PageNotFound } from '../pages/PageNotFound/PageNotFound.tsx';
import { PageSkeleton } from '../pages/PageSkeleton/PageSkeleton.tsx';
import { SettingsDialog } from '../settings/SettingsDialog/SettingsDialog.tsx';
import { PhotoShootForm } from '../shoot/PhotoShootForm/PhotoShootForm.tsx';
import { attribute, canPress, count, endOf, heldIn, widthOf } from './figures.ts';
import { line } from './line.tsx';

const isOn = (name: string) => () => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(name));
  return found ? !found.querySelector('input')?.disabled : null;
};

/** Of jobs, help, settings, notices, pages and forms. */
export const work = [
  line('§2', PageNotFound, pageNotFoundStates.shown, [
    "The page you're looking for doesn't exist or has been moved",
    'Page Not Found',
    'Go Back',
    'Home',
  ]),
  line(
    '§2.3',
    JobsDrawer,
    jobsStates.full,
    ['Background Jobs', 'All', 'Running', 'Completed'],
    [
      ['the drawer', widthOf('[role="dialog"]'), 380],
      ['what is right of it', endOf('[role="dialog"]'), 0],
    ],
  ),
  line('§2.3', JobsDrawer, jobsStates.loading, ['Loading jobs...']),
  line('§2.3', JobsDrawer, jobsStates.empty, [
    'The Archive is Quiet',
    "You haven't started any creations yet. Begin your first ritual.",
    'Start New Prompt Ritual',
  ]),
  line('§2.3', JobsDrawer, jobsStates.filteredToNothing, [
    'The Archive is Quiet',
    'No jobs match this filter. Try viewing all jobs.',
  ]),
  line(
    '§2.3, §9',
    JobCard,
    jobCardStates.completed,
    ['Image Batch', 'Completed', 'View Results'],
    [['thumbnails', count('article img'), 3]],
  ),
  line(
    '§2.3, §9',
    JobCard,
    {
      ...jobCardStates.running,
      job: { ...jobCardStates.running.job, metadata: { prompt: prompts.unbroken } },
    },
    ['Running', `${prompts.unbroken.slice(0, 100)}...`],
  ),
  line(
    '§2.3',
    JobCard,
    jobCardStates.completedVideo,
    ['Video Render'],
    [['videos', count('article video'), 1]],
  ),
  line('§4', JobCard, jobCardStates.queued, ['Queued']),
  line('§4', JobCard, jobCardStates.failed, ['Failed', jobCardStates.failed.job.error ?? '']),
  line('§2.6', PageSkeleton, skeletonStates.default, ['Loading...']),
  line('§2.6', PageSkeleton, skeletonStates.minimal, ['Loading...']),
  line(
    '§2.6',
    PageSkeleton,
    skeletonStates.gallery,
    [],
    [['the cards that are to come', count('section[aria-busy] ul > li'), 6]],
  ),
  line(
    '§2.10',
    HelpCenter,
    helpStates.topics,
    ['Hot Topics', 'Search', 'Shortcuts'],
    [['featured topics', count('section:first-of-type > ul > li'), 3]],
  ),
  line('§2.10', FeedbackForm, feedbackStates.untouched, ['not:Send']),
  line('§2.10', FeedbackForm, { ...feedbackStates.untouched, helpful: true }, ['not:Send']),
  line(
    '§2.10',
    FeedbackForm,
    feedbackStates.written,
    [],
    [['sending what is written', canPress('Send'), true]],
  ),
  line('§4', FeedbackForm, feedbackStates.sent, ['Thank you']),
  line('§2.10', TopicDetail, topicDetailStates.read, ['Back to the topics', 'Did this help?']),
  line('§2 keys', KeyboardShortcuts, shortcutStates.member, [
    'Ctrl',
    'J',
    'B',
    '/',
    'G',
    'D',
    'P',
    'L',
    'V',
    'not:Admin',
  ]),
  line('§2.10', HelpSearch, helpSearchStates.untouched, ['Start typing to search help topics...']),
  line('§2.10', HelpSearch, { ...helpSearchStates.nothingFound, query: 'mirrors' }, [
    'No results found for "mirrors"',
  ]),
  line(
    '§2.11',
    SettingsDialog,
    settingsStates.general,
    ['General', 'Notifications', 'Privacy', 'About'],
    [
      ['saving what is saved', canPress('Save'), false],
      ['resetting what is saved', canPress('Reset to defaults'), false],
    ],
  ),
  line('§4', SettingsDialog, settingsStates.dirty, [], [['saving a change', canPress('Save'), true]]),
  line(
    '§4',
    SettingsDialog,
    settingsStates.noChannel,
    [],
    [['choosing types without a channel', isOn('A prompt is ready'), false]],
  ),
  line(
    '§3, §9',
    SettingsDialog,
    settingsStates.general,
    ['Light', 'Dark', 'System', 'PNG'],
    [['the theme to begin with', heldIn('input[type="radio"]:checked'), 'dark']],
  ),
  line('§4', SettingsDialog, settingsStates.privacy, ['Allow resale', 'Allow training']),
  line('§4', SettingsDialog, settingsStates.withoutProtocol, ['not:Allow resale', 'not:Allow training']),
  line('§1', SettingsDialog, settingsStates.about, ['12.5.0', 'Alpha Release']),
  line('§2 keys, §6', KeyboardShortcuts, shortcutStates.admin, ['Admin']),
  line('§4, §9', NotificationCenter, notificationStates.ten, ['9+']),
  line('§4, §9', NotificationCenter, notificationStates.nine, ['9', 'not:9+']),
  line('§8', ErrorState, errorStates.network, [
    'Unable to connect to the server. Please check your internet connection.',
    'Try again',
  ]),
  line('§8', ErrorState, errorStates.notFound, ['The requested resource was not found.', 'Go Back', 'Home']),
  line('§8', ErrorState, errorStates.server, ['Contact support']),
  line('§8', ErrorState, errorStates.unknown, ['Reload']),
  line('§5', PasswordForm, passwordStates.refused, [
    'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',
  ]),
  line('§5', PhotoShootForm, shootStates.referenceNotImage, ['Invalid file type. Please upload an image.']),
  line('§5', PhotoShootForm, shootStates.referenceTooLarge, ['File too large. Maximum size is 10MB.']),
  line('§8', PhotoShootForm, shootStates.referenceFailed, ['Failed to upload reference image.']),
  line(
    '§9',
    PhotoShootForm,
    shootStates.untouched,
    ['1:1', '4:3', '3:4', '16:9', '9:16'],
    [
      ['the fewest images', attribute('input[type="range"]', 'min'), '1'],
      ['the most images', attribute('input[type="range"]', 'max'), '10'],
      ['styles and ratios', count('input[type="radio"]'), 8 + 5],
    ],
  ),
];
