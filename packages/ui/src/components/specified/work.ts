import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  alphaBannerStates,
  appShellStates,
  helpSearchStates,
  helpStates,
  jobCardStates,
  jobsStates,
  notificationStates,
  pageNotFoundStates,
  passwordStates,
  settingsStates,
  shootStates,
  skeletonStates,
} from '../../testing/states.ts';
import { PasswordForm } from '../access/PasswordForm/PasswordForm.tsx';
import { prompts } from '../fixtures/prompts.ts';
import { HelpCenter } from '../help/HelpCenter/HelpCenter.tsx';
import { HelpSearch } from '../help/HelpCenter/HelpSearch.tsx';
import { JobCard } from '../jobs/JobsDrawer/JobCard.tsx';
import { JobsDrawer } from '../jobs/JobsDrawer/JobsDrawer.tsx';
import { NotificationCenter } from '../notices/NotificationCenter/NotificationCenter.tsx';
import { PageNotFound } from '../pages/PageNotFound/PageNotFound.tsx';
import { PageSkeleton } from '../pages/PageSkeleton/PageSkeleton.tsx';
import { SettingsDialog } from '../settings/SettingsDialog/SettingsDialog.tsx';
import { AlphaBanner } from '../shell/AlphaBanner/AlphaBanner.tsx';
import { AppShell } from '../shell/AppShell/AppShell.tsx';
import { PhotoShootForm } from '../shoot/PhotoShootForm/PhotoShootForm.tsx';
import { attribute, canPress, count, heldTo, line, widthOf } from './line.tsx';

const sidebar = 'a[href^="#"] + div';
const isOn = (name: string) => () => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(name));
  return found ? !found.querySelector('input')?.disabled : null;
};

const lines = [
  line('§2', PageNotFound, pageNotFoundStates.shown, [
    "The page you're looking for doesn't exist or has been moved",
    'Page Not Found',
    'Go Back',
    'Home',
  ]),
  line(
    '§2, §9',
    AppShell,
    appShellStates.full,
    ['Skip to content', 'Prompt Studio', 'My Library', 'Discord'],
    [['the sidebar', widthOf(sidebar), 320]],
  ),
  line('§2, §9', AppShell, appShellStates.icons, [], [['the sidebar of icons', widthOf(sidebar), 64]]),
  line(
    '§2.3',
    JobsDrawer,
    jobsStates.full,
    ['Background Jobs', 'All', 'Running', 'Completed'],
    [['the drawer', widthOf('[role="dialog"]'), 380]],
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
  line(
    '§2.5',
    AlphaBanner,
    alphaBannerStates.shown,
    [],
    [
      ['the community chat', attribute('aside a', 'href'), '/discord'],
      ['its tab', attribute('aside a', 'target'), '_blank'],
    ],
  ),
  line('§2.6', PageSkeleton, skeletonStates.default, ['Loading...']),
  line(
    '§2.10',
    HelpCenter,
    helpStates.topics,
    ['Hot Topics', 'Search', 'Shortcuts'],
    [['featured topics', count('section:first-of-type > ul > li'), 3]],
  ),
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
  line('§4', SettingsDialog, settingsStates.privacy, ['Allow resale', 'Allow training']),
  line('§4', SettingsDialog, settingsStates.withoutProtocol, ['not:Allow resale', 'not:Allow training']),
  line('§1', SettingsDialog, settingsStates.about, ['12.5.0', 'Alpha Release']),
  line('§4, §9', NotificationCenter, notificationStates.ten, ['9+']),
  line('§4, §9', NotificationCenter, notificationStates.nine, ['9', 'not:9+']),
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

/** The specification beside the components, line by line: its texts and figures of jobs, help, settings, notices, pages and the shell. */
const meta = {
  title: 'Components/Specified/Work',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  render: () => <p>{lines.length} lines of the specification.</p>,
} satisfies Meta;
export default meta;

export const LineByLine: StoryObj<typeof meta> = { play: () => heldTo(lines) };
