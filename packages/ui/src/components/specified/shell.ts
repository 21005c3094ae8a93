import { pathOf } from '@mirror-studio/domain/access';
import {
  alphaBannerStates,
  appShellStates,
  languageStates,
  sidebarStates,
  toastStates,
  userBadgeStates,
} from '../../testing/states.ts';
import { Toast } from '../notices/Toast/Toast.tsx';
import { LanguageSwitcher } from '../settings/LanguageSwitcher/LanguageSwitcher.tsx';
import { AlphaBanner } from '../shell/AlphaBanner/AlphaBanner.tsx';
import { AppShell } from '../shell/AppShell/AppShell.tsx';
import { Sidebar } from '../shell/AppShell/Sidebar.tsx';
import { UserBadge } from '../shell/UserBadge/UserBadge.tsx';
import { attribute, count, widthOf } from './figures.ts';
import { line } from './line.tsx';

const rail = 'a[href^="#"] + aside';
/** Where the links of the sidebar lead, in their order. */
const leads = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

// The routes' own test holds their paths to the specification.
const member = (
  [
    'promptStudio',
    'photoShoot',
    'photoToVideo',
    'gallery',
    'myLibrary',
    'creatorLibrary',
    'roadmap',
    'profile',
    'discord',
  ] as const
).map((id) => pathOf(id));
const admin = (
  ['adminCouncil', 'users', 'legal', 'moderation', 'adminConsole', 'adminSettings'] as const
).map((id) => pathOf(id));
const adminWords = ['Council', 'Users', 'Legal', 'Moderation', 'Admin Console', 'Admin Settings'];

/** Of what is round every page. */
export const shell = [
  line('§2, §9', AppShell, appShellStates.full, ['Skip to content'], [['the sidebar', widthOf(rail), 320]]),
  line('§2, §9', AppShell, appShellStates.icons, [], [['the sidebar of icons', widthOf(rail), 64]]),
  line(
    '§2 sidebar',
    Sidebar,
    sidebarStates.full,
    [
      'Studio',
      'Prompt Studio',
      'AI Photo Shoot',
      'Photo to Video',
      'Gallery',
      'My Library',
      'Community',
      'Creator Library',
      'Roadmap',
      'Profile',
      'Discord',
      'Mirror Coins',
      sidebarStates.full.user.name,
      sidebarStates.full.user.email,
      'Sign Out',
      ...adminWords.map((word) => `not:${word}`),
    ],
    [
      ['its links', leads, member],
      ['the tab of the community', attribute('nav a[href="/discord"]', 'target'), '_blank'],
    ],
  ),
  line('§2 sidebar, §6', AppShell, appShellStates.admin, adminWords, [
    ['its links for admins', leads, [...member, ...admin]],
  ]),
  line(
    '§2 header',
    UserBadge,
    userBadgeStates.usual,
    [],
    [['the name of the account', count(`button[aria-label*="${userBadgeStates.usual.email}"]`), 1]],
  ),
  line(
    '§2.5',
    AlphaBanner,
    alphaBannerStates.shown,
    [],
    [
      ['the community chat', attribute('aside a', 'href'), pathOf('discord')],
      ['its tab', attribute('aside a', 'target'), '_blank'],
    ],
  ),
  line('§2 header, §9', LanguageSwitcher, languageStates.english, ['Language: English']),
  line('§8', Toast, toastStates.destructive, ['Exchange Failed', 'Failed to exchange coins']),
  line('§8', Toast, toastStates.warning, ['Alpha Mode', 'Purchasing is disabled during alpha testing']),
  line('§8', Toast, toastStates.titleAlone, ['Settings saved']),
];
