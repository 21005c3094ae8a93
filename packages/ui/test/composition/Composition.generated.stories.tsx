// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { composing } from './composing.tsx';

/** A product team can replace any text, put any optional part away, and hold any value itself or leave it to the component. */
const meta = {
  title: 'Components/Composition',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const ActionBar = composing('ActionBar');
export const AlphaBanner = composing('AlphaBanner');
export const AmountSlider = composing('AmountSlider');
export const AppShell = composing('AppShell');
export const Autocomplete = composing('Autocomplete');
export const BalanceHUD = composing('BalanceHUD');
export const Breadcrumbs = composing('Breadcrumbs');
export const Calendar = composing('Calendar');
export const Chart = composing('Chart');
export const ColourSwatchRow = composing('ColourSwatchRow');
export const ComboBox = composing('ComboBox');
export const CommandPalette = composing('CommandPalette');
export const CompareSlider = composing('CompareSlider');
export const ConnectionBanner = composing('ConnectionBanner');
export const CopyButton = composing('CopyButton');
export const DatePicker = composing('DatePicker');
export const DateRangePicker = composing('DateRangePicker');
export const DemoBanner = composing('DemoBanner');
export const DiffText = composing('DiffText');
export const ErrorState = composing('ErrorState');
export const ExchangeDialog = composing('ExchangeDialog');
export const FeedbackForm = composing('FeedbackForm');
export const GridList = composing('GridList');
export const Heading = composing('Heading');
export const HelpCenter = composing('HelpCenter');
export const HelpLauncher = composing('HelpLauncher');
export const HelpSearch = composing('HelpSearch');
export const JobCard = composing('JobCard');
export const JobsBadge = composing('JobsBadge');
export const JobsDrawer = composing('JobsDrawer');
export const JobsPage = composing('JobsPage');
export const KeyboardShortcuts = composing('KeyboardShortcuts');
export const LanguageSwitcher = composing('LanguageSwitcher');
export const LegalAcceptanceModal = composing('LegalAcceptanceModal');
export const LibraryPage = composing('LibraryPage');
export const LinkProblem = composing('LinkProblem');
export const LinkSent = composing('LinkSent');
export const LoadMore = composing('LoadMore');
export const LoadingGuard = composing('LoadingGuard');
export const NotificationCenter = composing('NotificationCenter');
export const OnboardingForm = composing('OnboardingForm');
export const PageHeader = composing('PageHeader');
export const PageNotFound = composing('PageNotFound');
export const PageSkeleton = composing('PageSkeleton');
export const Pagination = composing('Pagination');
export const PasswordForm = composing('PasswordForm');
export const PhotoShootForm = composing('PhotoShootForm');
export const PromptDocument = composing('PromptDocument');
export const PromptEditor = composing('PromptEditor');
export const PurchaseDialog = composing('PurchaseDialog');
export const QRCode = composing('QRCode');
export const RangeCalendar = composing('RangeCalendar');
export const ReAuthButton = composing('ReAuthButton');
export const ReverseForensics = composing('ReverseForensics');
export const SettingsDialog = composing('SettingsDialog');
export const ShortcutSettings = composing('ShortcutSettings');
export const Sidebar = composing('Sidebar');
export const SignInForm = composing('SignInForm');
export const Splitter = composing('Splitter');
export const Stepper = composing('Stepper');
export const SuspendedScreen = composing('SuspendedScreen');
export const Table = composing('Table');
export const TagField = composing('TagField');
export const TermsReacceptanceModal = composing('TermsReacceptanceModal');
export const Text = composing('Text');
export const Toast = composing('Toast');
export const TokenCounter = composing('TokenCounter');
export const TokenWallet = composing('TokenWallet');
export const TopicDetail = composing('TopicDetail');
export const TopicList = composing('TopicList');
export const TransactionList = composing('TransactionList');
export const Tree = composing('Tree');
export const UpdateBanner = composing('UpdateBanner');
export const UserBadge = composing('UserBadge');
export const VideoPlayer = composing('VideoPlayer');
