import type { FlowName } from '@mirror-studio/state-machines/flows';

/** The flows, and the components that show them by their titles in Storybook: each links to the other. */
export const componentsOf: Readonly<Record<FlowName, readonly string[]>> = {
  callback: ['Components/LinkProblem', 'Components/LoadingGuard'],
  'event-screen': ['Components/AppShell'],
  exchange: ['Components/ExchangeDialog', 'Components/BalanceHUD'],
  gates: [
    'Components/SuspendedScreen',
    'Components/LegalAcceptanceModal',
    'Components/TermsReacceptanceModal',
  ],
  help: ['Components/HelpCenter', 'Components/HelpLauncher', 'Components/KeyboardShortcuts'],
  'jobs-drawer': ['Components/JobsDrawer', 'Components/JobCard', 'Components/JobsBadge'],
  notifications: ['Components/NotificationCenter'],
  onboarding: ['Components/OnboardingForm'],
  password: ['Components/PasswordForm'],
  'photo-shoot': ['Components/PhotoShootForm', 'Components/PhotoShootResults', 'Pages/PhotoShoot'],
  purchase: ['Components/PurchaseDialog'],
  'route-guard': ['Components/LoadingGuard'],
  session: ['Components/UserBadge'],
  settings: ['Components/SettingsDialog'],
  shortcuts: ['Components/KeyboardShortcuts', 'Components/AppShell'],
  'sign-in': ['Components/SignInForm', 'Components/LinkSent', 'Components/ReAuthButton'],
  storage: [],
  toast: ['Components/Toast'],
  'token-wallet': ['Components/TokenWallet', 'Components/TokenCounter'],
};

/** Takes the title of a component; returns the flows that it shows. */
export function flowsOf(title: string): FlowName[] {
  return (Object.keys(componentsOf) as FlowName[]).filter((flow) => componentsOf[flow].includes(title));
}

/** Takes a flow's name, `jobs-drawer`; returns its title in Storybook, `Jobs drawer`. */
export function titleOfFlow(flow: string): string {
  const words = flow.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
