import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogue } from '../../testing/catalogue.ts';
import { specs } from '../spec/specs.ts';
import { faultsOfRow } from './check.tsx';
import type { AnyRow } from './row.ts';

/**
 * A product team can replace any text, put any optional part away, and hold any value itself or leave it to the
 * component. What each prop does stands beside its component, in `Name.composition.ts`.
 */
const meta = {
  title: 'Components/Composition',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const files = import.meta.glob<Record<string, AnyRow>>(
  '../../{components,patterns}/**/*.composition.{ts,tsx}',
  {
    eager: true,
    import: 'default',
  },
);
const rows = new Map(Object.values(files).flatMap((each) => Object.entries(each)));

const told: string[] = [];
const of = (name: string): Story => {
  told.push(name);
  return {
    render: () => <p>What can be done with {name} without copying it.</p>,
    play: async () => {
      const row = rows.get(name);
      const faults = row ? await faultsOfRow(name, row) : [`${name} has no row`];
      await expect(faults, faults.join('\n')).toEqual([]);
    },
  };
};

export const AlphaBanner = of('AlphaBanner');
export const AmountSlider = of('AmountSlider');
export const AppShell = of('AppShell');
export const BalanceHUD = of('BalanceHUD');
export const DemoBanner = of('DemoBanner');
export const ErrorState = of('ErrorState');
export const FeedbackForm = of('FeedbackForm');
export const HelpCenter = of('HelpCenter');
export const HelpLauncher = of('HelpLauncher');
export const HelpSearch = of('HelpSearch');
export const JobCard = of('JobCard');
export const JobsBadge = of('JobsBadge');
export const JobsDrawer = of('JobsDrawer');
export const KeyboardShortcuts = of('KeyboardShortcuts');
export const LanguageSwitcher = of('LanguageSwitcher');
export const LegalAcceptanceModal = of('LegalAcceptanceModal');
export const LinkProblem = of('LinkProblem');
export const LinkSent = of('LinkSent');
export const LoadingGuard = of('LoadingGuard');
export const NotificationCenter = of('NotificationCenter');
export const OnboardingForm = of('OnboardingForm');
export const PageNotFound = of('PageNotFound');
export const PageSkeleton = of('PageSkeleton');
export const PasswordForm = of('PasswordForm');
export const PhotoShootForm = of('PhotoShootForm');
export const PurchaseDialog = of('PurchaseDialog');
export const ReAuthButton = of('ReAuthButton');
export const SettingsDialog = of('SettingsDialog');
export const Sidebar = of('Sidebar');
export const SignInForm = of('SignInForm');
export const SuspendedScreen = of('SuspendedScreen');
export const TermsReacceptanceModal = of('TermsReacceptanceModal');
export const Toast = of('Toast');
export const TokenCounter = of('TokenCounter');
export const TokenWallet = of('TokenWallet');
export const TopicDetail = of('TopicDetail');
export const TopicList = of('TopicList');
export const TransactionList = of('TransactionList');
export const UserBadge = of('UserBadge');

/** No component of the catalogue is without a story above, and so without a row. */
export const EveryComponent: Story = {
  render: () => <p>Every component says what can be done with it.</p>,
  play: async () => {
    const inSpecs = [...specs].flatMap(([name, { states }]) => (states ? [name] : []));
    await expect([...rows.keys(), ...inSpecs].toSorted()).toEqual(Object.keys(catalogue).toSorted());
    await expect([...told, ...inSpecs].toSorted()).toEqual(Object.keys(catalogue).toSorted());
  },
};
