import { type ComponentType, createElement, type ReactElement } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { LinkProblem } from '../../components/access/LinkProblem/LinkProblem.tsx';
import { OnboardingForm } from '../../components/access/OnboardingForm/OnboardingForm.tsx';
import { PasswordForm } from '../../components/access/PasswordForm/PasswordForm.tsx';
import { ReAuthButton } from '../../components/access/ReAuthButton/ReAuthButton.tsx';
import { LinkSent } from '../../components/access/SignInForm/LinkSent.tsx';
import { SignInForm } from '../../components/access/SignInForm/SignInForm.tsx';
import { BalanceHUD } from '../../components/economy/BalanceHUD/BalanceHUD.tsx';
import { PurchaseDialog } from '../../components/economy/PurchaseDialog/PurchaseDialog.tsx';
import { TokenCounter } from '../../components/economy/TokenCounter/TokenCounter.tsx';
import { AmountSlider } from '../../components/economy/TokenWallet/AmountSlider.tsx';
import { TokenWallet } from '../../components/economy/TokenWallet/TokenWallet.tsx';
import { TransactionList } from '../../components/economy/TokenWallet/TransactionList.tsx';
import { LegalAcceptanceModal } from '../../components/gates/LegalAcceptanceModal/LegalAcceptanceModal.tsx';
import { SuspendedScreen } from '../../components/gates/SuspendedScreen/SuspendedScreen.tsx';
import { TermsReacceptanceModal } from '../../components/gates/TermsReacceptanceModal/TermsReacceptanceModal.tsx';
import { FeedbackForm } from '../../components/help/HelpCenter/FeedbackForm.tsx';
import { HelpCenter } from '../../components/help/HelpCenter/HelpCenter.tsx';
import { HelpSearch } from '../../components/help/HelpCenter/HelpSearch.tsx';
import { TopicDetail } from '../../components/help/HelpCenter/TopicDetail.tsx';
import { TopicList } from '../../components/help/HelpCenter/TopicList.tsx';
import { HelpLauncher } from '../../components/help/HelpLauncher/HelpLauncher.tsx';
import { KeyboardShortcuts } from '../../components/help/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { JobsBadge } from '../../components/jobs/JobsBadge/JobsBadge.tsx';
import { JobCard } from '../../components/jobs/JobsDrawer/JobCard.tsx';
import { JobsDrawer } from '../../components/jobs/JobsDrawer/JobsDrawer.tsx';
import { NotificationCenter } from '../../components/notices/NotificationCenter/NotificationCenter.tsx';
import { Toast } from '../../components/notices/Toast/Toast.tsx';
import { LoadingGuard } from '../../components/pages/LoadingGuard/LoadingGuard.tsx';
import { PageNotFound } from '../../components/pages/PageNotFound/PageNotFound.tsx';
import { PageSkeleton } from '../../components/pages/PageSkeleton/PageSkeleton.tsx';
import { LanguageSwitcher } from '../../components/settings/LanguageSwitcher/LanguageSwitcher.tsx';
import { SettingsDialog } from '../../components/settings/SettingsDialog/SettingsDialog.tsx';
import { AlphaBanner } from '../../components/shell/AlphaBanner/AlphaBanner.tsx';
import { AppShell } from '../../components/shell/AppShell/AppShell.tsx';
import { Sidebar } from '../../components/shell/AppShell/Sidebar.tsx';
import { DemoBanner } from '../../components/shell/DemoBanner/DemoBanner.tsx';
import { UserBadge } from '../../components/shell/UserBadge/UserBadge.tsx';
import { PhotoShootForm } from '../../components/shoot/PhotoShootForm/PhotoShootForm.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import type { catalogue as specified } from '../../testing/catalogue.generated.ts';
import type { catalogue } from '../../testing/catalogue.ts';
import * as states from '../../testing/states.ts';
import * as testers from '../../testing/testers.ts';

import { specs } from '../spec/specs.ts';

const tools = { screen, within, user: userEvent };

/** A component in a state, what its tester does or reads there, and what comes of it. */
export interface Use {
  element: ReactElement;
  work: () => unknown;
  is: unknown;
}

const reads = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  work: () => unknown,
  is: unknown,
): Use => ({ element: createElement(Component, props), work, is });

/** The handler of that name is called once by what the tester does. */
function calls<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  handler: keyof Props & string,
  act: () => Promise<unknown>,
): Use {
  const heard = fn();
  const work = async () => {
    heard.mockClear();
    await act();
    return heard.mock.calls.length;
  };
  return { element: createElement(Component, { ...props, [handler]: heard }), work, is: 1 };
}

/** One use of the tester of every component. */
export const usesInSpecs: Record<string, Use> = Object.fromEntries(
  [...specs].flatMap(([name, { Component, uses: inSpec = [] }]) =>
    inSpec.map((use, at): [string, Use] => [
      `${name} ${at}`,
      'calls' in use
        ? calls(Component, use.in, use.calls, () => use.by(tools))
        : reads(Component, use.in, () => use.reads(tools), use.is),
    ]),
  ),
);

export const uses: Record<Exclude<keyof typeof catalogue, keyof typeof specified>, Use> = {
  AlphaBanner: calls(AlphaBanner, states.alphaBannerStates.dismissable, 'onDismiss', () =>
    testers.alphaBannerTester(tools).dismiss(),
  ),
  AmountSlider: reads(
    AmountSlider,
    states.amountSliderStates.usual,
    () => testers.amountSliderTester(tools).read(),
    '$5.00',
  ),
  AppShell: reads(
    AppShell,
    states.appShellStates.icons,
    () => testers.appShellTester(tools).width(),
    'icons',
  ),
  BalanceHUD: calls(BalanceHUD, states.balanceStates.known, 'onPurchase', () =>
    testers.balanceTester(tools).purchase(),
  ),
  DemoBanner: calls(DemoBanner, states.demoBannerStates.shown, 'onSignUp', () =>
    testers.demoBannerTester(tools).signUp(),
  ),
  ErrorState: reads(
    ErrorState,
    states.errorStates.network,
    () => testers.errorTester(tools).offers('retry'),
    true,
  ),
  FeedbackForm: calls(FeedbackForm, states.feedbackStates.written, 'onSend', () =>
    testers.feedbackTester(tools).send(),
  ),
  HelpCenter: calls(HelpCenter, states.helpStates.topic, 'onTopicLeave', () =>
    testers.helpTester(tools).back(),
  ),
  HelpLauncher: calls(HelpLauncher, states.helpLauncherStates.ready, 'onPress', () =>
    testers.helpLauncherTester(tools).open(),
  ),
  HelpSearch: reads(
    HelpSearch,
    states.helpSearchStates.found,
    () => testers.helpSearchTester(tools).read(),
    '1 result',
  ),
  JobCard: calls(JobCard, states.jobCardStates.failed, 'onRetry', () =>
    testers.jobCardTester(tools, /./).retry(),
  ),
  JobsBadge: calls(JobsBadge, states.jobsBadgeStates.many, 'onPress', () =>
    testers.jobsBadgeTester(tools).open(),
  ),
  JobsDrawer: calls(JobsDrawer, states.jobsStates.empty, 'onStart', () => testers.jobsTester(tools).start()),
  KeyboardShortcuts: reads(
    KeyboardShortcuts,
    states.shortcutStates.member,
    () => testers.keyboardShortcutsTester(tools).keys().length > 0,
    true,
  ),
  LanguageSwitcher: reads(
    LanguageSwitcher,
    states.languageStates.spanish,
    () => testers.languageTester(tools).read(),
    'Language: Español',
  ),
  LegalAcceptanceModal: calls(LegalAcceptanceModal, states.legalStates.agreed, 'onAccept', () =>
    testers.legalTester(tools).accept(),
  ),
  LinkProblem: calls(LinkProblem, states.linkProblemStates.expired, 'onSubmit', () =>
    testers.signInTester(tools).sendLink(),
  ),
  LinkSent: calls(LinkSent, states.linkSentStates.ready, 'onSendAgain', () =>
    testers.linkSentTester(tools).sendAgain(),
  ),
  LoadingGuard: reads(
    LoadingGuard,
    states.loadingGuardStates.loading,
    () => testers.loadingTester(tools).isLoading(),
    true,
  ),
  NotificationCenter: calls(NotificationCenter, states.notificationStates.some, 'onClearAll', () =>
    testers.notificationTester(tools).clearAll(),
  ),
  OnboardingForm: calls(OnboardingForm, states.onboardingStates.filled, 'onSubmit', () =>
    testers.onboardingTester(tools).submit(),
  ),
  PageNotFound: calls(PageNotFound, states.pageNotFoundStates.shown, 'onGoBack', () =>
    testers.pageNotFoundTester(tools).goBack(),
  ),
  PageSkeleton: reads(
    PageSkeleton,
    states.skeletonStates.gallery,
    () => testers.loadingTester(tools).isLoading(),
    true,
  ),
  PasswordForm: calls(PasswordForm, states.passwordStates.typed, 'onSubmit', () =>
    testers.signInTester(tools).signIn(),
  ),
  PhotoShootForm: calls(PhotoShootForm, states.shootStates.filled, 'onSubmit', () =>
    testers.shootTester(tools).begin(),
  ),
  PurchaseDialog: calls(PurchaseDialog, states.purchaseStates.confirming, 'onConfirm', () =>
    testers.purchaseTester(tools).confirm(),
  ),
  ReAuthButton: calls(ReAuthButton, states.reAuthStates.ready, 'onPress', () =>
    testers.reAuthTester(tools).press(),
  ),
  SettingsDialog: calls(SettingsDialog, states.settingsStates.dirty, 'onSave', () =>
    testers.settingsTester(tools).save(),
  ),
  Sidebar: calls(Sidebar, states.sidebarStates.sheet, 'onClose', () => testers.sidebarTester(tools).close()),
  SignInForm: reads(
    SignInForm,
    states.signInStates.invalid,
    () => testers.signInTester(tools).isInvalid(),
    true,
  ),
  SuspendedScreen: calls(SuspendedScreen, states.suspendedStates.suspended, 'onSignOut', () =>
    testers.suspendedTester(tools).signOut(),
  ),
  TermsReacceptanceModal: reads(
    TermsReacceptanceModal,
    states.termsStates.halfAgreed,
    () => testers.termsTester(tools).canAccept(),
    false,
  ),
  Toast: calls(Toast, states.toastStates.success, 'onDismiss', () => testers.toastTester(tools).dismiss()),
  TokenCounter: calls(TokenCounter, states.tokenCounterStates.known, 'onPress', () =>
    testers.tokenCounterTester(tools).open(),
  ),
  TokenWallet: reads(
    TokenWallet,
    states.walletStates.previewMode,
    () => testers.walletTester(tools).isPreview(),
    true,
  ),
  TopicDetail: calls(TopicDetail, states.topicDetailStates.unknown, 'onBack', () =>
    testers.topicDetailTester(tools).back(),
  ),
  TopicList: calls(TopicList, states.topicListStates.usual, 'onChoose', () =>
    testers.topicListTester(tools).open(/gallery/i),
  ),
  TransactionList: calls(TransactionList, states.transactionStates.failed, 'onReload', () =>
    testers.transactionListTester(tools).reload(),
  ),
  UserBadge: calls(UserBadge, states.userBadgeStates.usual, 'onSignOut', () =>
    testers.userBadgeTester(tools).signOut(),
  ),
};
