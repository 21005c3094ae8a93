import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProblem } from '../components/access/LinkProblem/index.ts';
import { OnboardingForm } from '../components/access/OnboardingForm/index.ts';
import { PasswordForm } from '../components/access/PasswordForm/index.ts';
import { ReAuthButton } from '../components/access/ReAuthButton/index.ts';
import { LinkSent, SignInForm } from '../components/access/SignInForm/index.ts';
import { BalanceHUD } from '../components/economy/BalanceHUD/index.ts';
import { ExchangeDialog } from '../components/economy/ExchangeDialog/index.ts';
import { PurchaseDialog } from '../components/economy/PurchaseDialog/index.ts';
import { TokenCounter } from '../components/economy/TokenCounter/index.ts';
import { TokenWallet } from '../components/economy/TokenWallet/index.ts';
import { LegalAcceptanceModal } from '../components/gates/LegalAcceptanceModal/index.ts';
import { SuspendedScreen } from '../components/gates/SuspendedScreen/index.ts';
import { TermsReacceptanceModal } from '../components/gates/TermsReacceptanceModal/index.ts';
import { FeedbackForm, HelpCenter } from '../components/help/HelpCenter/index.ts';
import { HelpLauncher } from '../components/help/HelpLauncher/index.ts';
import { KeyboardShortcuts } from '../components/help/KeyboardShortcuts/index.ts';
import { JobsBadge } from '../components/jobs/JobsBadge/index.ts';
import { JobCard, JobsDrawer } from '../components/jobs/JobsDrawer/index.ts';
import { NotificationCenter } from '../components/notices/NotificationCenter/index.ts';
import { LoadingGuard } from '../components/pages/LoadingGuard/index.ts';
import { PageNotFound } from '../components/pages/PageNotFound/index.ts';
import { PageSkeleton } from '../components/pages/PageSkeleton/index.ts';
import { LanguageSwitcher } from '../components/settings/LanguageSwitcher/index.ts';
import { SettingsDialog } from '../components/settings/SettingsDialog/index.ts';
import { AlphaBanner } from '../components/shell/AlphaBanner/index.ts';
import { UserBadge } from '../components/shell/UserBadge/index.ts';
import { List, ListItem } from '../primitives/List/index.ts';
import * as kit from '../testing/states.ts';
import { faultsOfComposition, type Subject } from './conform.tsx';

const first = (states: object): object =>
  Object.values(states).find((state) => typeof state === 'object') ?? {};

const subjects: Subject[] = [
  ['BalanceHUD', BalanceHUD, first(kit.balanceStates)],
  ['AlphaBanner', AlphaBanner, first(kit.alphaBannerStates)],
  ['ExchangeDialog', ExchangeDialog, first(kit.exchangeStates)],
  ['FeedbackForm', FeedbackForm, first(kit.feedbackStates)],
  ['HelpCenter', HelpCenter, first(kit.helpStates)],
  ['HelpLauncher', HelpLauncher, first(kit.helpLauncherStates)],
  ['JobCard', JobCard, first(kit.jobCardStates)],
  ['JobsBadge', JobsBadge, first(kit.jobsBadgeStates)],
  ['JobsDrawer', JobsDrawer, first(kit.jobsStates)],
  ['KeyboardShortcuts', KeyboardShortcuts, first(kit.shortcutStates)],
  ['LanguageSwitcher', LanguageSwitcher, first(kit.languageStates)],
  ['LegalAcceptanceModal', LegalAcceptanceModal, first(kit.legalStates)],
  ['LinkProblem', LinkProblem, first(kit.linkProblemStates)],
  ['LinkSent', LinkSent, first(kit.linkSentStates)],
  ['LoadingGuard', LoadingGuard, first(kit.loadingGuardStates)],
  ['NotificationCenter', NotificationCenter, first(kit.notificationStates)],
  ['OnboardingForm', OnboardingForm, first(kit.onboardingStates)],
  ['PageNotFound', PageNotFound, first(kit.pageNotFoundStates)],
  ['PageSkeleton', PageSkeleton, first(kit.skeletonStates)],
  ['PasswordForm', PasswordForm, first(kit.passwordStates)],
  ['PurchaseDialog', PurchaseDialog, first(kit.purchaseStates)],
  ['ReAuthButton', ReAuthButton, first(kit.reAuthStates)],
  ['SettingsDialog', SettingsDialog, first(kit.settingsStates)],
  ['SignInForm', SignInForm, first(kit.signInStates)],
  ['SuspendedScreen', SuspendedScreen, first(kit.suspendedStates)],
  ['TermsReacceptanceModal', TermsReacceptanceModal, first(kit.termsStates)],
  ['TokenCounter', TokenCounter, first(kit.tokenCounterStates)],
  ['TokenWallet', TokenWallet, first(kit.walletStates)],
  ['UserBadge', UserBadge, first(kit.userBadgeStates)],
];

const meta = {
  title: 'Components/Conformance',
  tags: ['!autodocs'],
  parameters: { photograph: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What holds for what is composed: the server's render is the client's first, silently, and it fits a small phone. */
export const EveryComposition: Story = {
  render: () => (
    <List label="Compositions that are held to it">
      {subjects.map(([name]) => (
        <ListItem key={name} title={name} />
      ))}
    </List>
  ),
  play: async () => {
    const faults: string[] = [];
    for (const subject of subjects) faults.push(...(await faultsOfComposition(subject)));
    await expect(faults, faults.join('\n')).toEqual([]);
  },
};
