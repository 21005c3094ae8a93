// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import * as states from './states.generated.ts';
import * as testers from './testers.generated.ts';

// Named, so that the declarations do not spell out every state.
interface Catalogue {
  ActionBar: { states: typeof states.actionBarStates; tester: typeof testers.actionBarTester };
  AlphaBanner: { states: typeof states.alphaBannerStates; tester: typeof testers.alphaBannerTester };
  AmountSlider: { states: typeof states.amountSliderStates; tester: typeof testers.amountSliderTester };
  AppShell: { states: typeof states.appShellStates; tester: typeof testers.appShellTester };
  Autocomplete: { states: typeof states.autocompleteStates; tester: typeof testers.autocompleteTester };
  BalanceHUD: { states: typeof states.balanceStates; tester: typeof testers.balanceTester };
  Breadcrumbs: { states: typeof states.breadcrumbsStates; tester: typeof testers.breadcrumbsTester };
  Calendar: { states: typeof states.calendarStates; tester: typeof testers.calendarTester };
  Chart: { states: typeof states.chartStates; tester: typeof testers.chartTester };
  ColourSwatchRow: { states: typeof states.swatchStates; tester: typeof testers.swatchTester };
  ComboBox: { states: typeof states.comboBoxStates; tester: typeof testers.comboBoxTester };
  CommandPalette: { states: typeof states.commandPaletteStates; tester: typeof testers.commandPaletteTester };
  CompareSlider: { states: typeof states.compareStates; tester: typeof testers.compareTester };
  ConnectionBanner: { states: typeof states.connectionBannerStates; tester: typeof testers.connectionBannerTester };
  CopyButton: { states: typeof states.copyButtonStates; tester: typeof testers.copyButtonTester };
  CreatorPage: { states: typeof states.creatorPageStates; tester: typeof testers.creatorPageTester };
  DatePicker: { states: typeof states.datePickerStates; tester: typeof testers.datePickerTester };
  DateRangePicker: { states: typeof states.dateRangePickerStates; tester: typeof testers.dateRangePickerTester };
  DemoBanner: { states: typeof states.demoBannerStates; tester: typeof testers.demoBannerTester };
  DiffText: { states: typeof states.diffTextStates; tester: typeof testers.diffTextTester };
  ErrorState: { states: typeof states.errorStates; tester: typeof testers.errorTester };
  ExchangeDialog: { states: typeof states.exchangeStates; tester: typeof testers.exchangeTester };
  FeedbackForm: { states: typeof states.feedbackStates; tester: typeof testers.feedbackTester };
  GridList: { states: typeof states.gridListStates; tester: typeof testers.gridListTester };
  Heading: { states: typeof states.headingStates; tester: typeof testers.headingTester };
  HelpCenter: { states: typeof states.helpStates; tester: typeof testers.helpTester };
  HelpLauncher: { states: typeof states.helpLauncherStates; tester: typeof testers.helpLauncherTester };
  HelpSearch: { states: typeof states.helpSearchStates; tester: typeof testers.helpSearchTester };
  JobCard: { states: typeof states.jobCardStates; tester: typeof testers.jobCardTester };
  JobsBadge: { states: typeof states.jobsBadgeStates; tester: typeof testers.jobsBadgeTester };
  JobsDrawer: { states: typeof states.jobsStates; tester: typeof testers.jobsTester };
  JobsPage: { states: typeof states.jobsPageStates; tester: typeof testers.jobsPageTester };
  KeyboardShortcuts: { states: typeof states.shortcutStates; tester: typeof testers.keyboardShortcutsTester };
  LanguageSwitcher: { states: typeof states.languageStates; tester: typeof testers.languageTester };
  LegalAcceptanceModal: { states: typeof states.legalStates; tester: typeof testers.legalTester };
  LibraryPage: { states: typeof states.libraryPageStates; tester: typeof testers.libraryPageTester };
  LinkProblem: { states: typeof states.linkProblemStates; tester: typeof testers.signInTester };
  LinkSent: { states: typeof states.linkSentStates; tester: typeof testers.linkSentTester };
  LoadMore: { states: typeof states.loadMoreStates; tester: typeof testers.loadMoreTester };
  LoadingGuard: { states: typeof states.loadingGuardStates; tester: typeof testers.loadingTester };
  NotificationCenter: { states: typeof states.notificationStates; tester: typeof testers.notificationTester };
  OnboardingForm: { states: typeof states.onboardingStates; tester: typeof testers.onboardingTester };
  PageHeader: { states: typeof states.pageHeaderStates; tester: typeof testers.pageHeaderTester };
  PageNotFound: { states: typeof states.pageNotFoundStates; tester: typeof testers.pageNotFoundTester };
  PageSkeleton: { states: typeof states.skeletonStates; tester: typeof testers.loadingTester };
  Pagination: { states: typeof states.paginationStates; tester: typeof testers.paginationTester };
  PasswordForm: { states: typeof states.passwordStates; tester: typeof testers.signInTester };
  PhotoShootForm: { states: typeof states.shootStates; tester: typeof testers.shootTester };
  PictureCropDialog: { states: typeof states.pictureCropStates; tester: typeof testers.pictureCropTester };
  ProfileCard: { states: typeof states.profileCardStates; tester: typeof testers.profileCardTester };
  ProfileForm: { states: typeof states.profileFormStates; tester: typeof testers.profileFormTester };
  PromptDocument: { states: typeof states.promptDocumentStates; tester: typeof testers.promptDocumentTester };
  PromptEditor: { states: typeof states.promptEditorStates; tester: typeof testers.promptEditorTester };
  ProofAnswers: { states: typeof states.proofAnswersStates; tester: typeof testers.proofAnswersTester };
  ProofForm: { states: typeof states.proofFormStates; tester: typeof testers.proofFormTester };
  ProofList: { states: typeof states.proofListStates; tester: typeof testers.proofListTester };
  ProofPage: { states: typeof states.proofPageStates; tester: typeof testers.proofPageTester };
  PurchaseDialog: { states: typeof states.purchaseStates; tester: typeof testers.purchaseTester };
  QRCode: { states: typeof states.qrCodeStates; tester: typeof testers.qrCodeTester };
  RangeCalendar: { states: typeof states.rangeCalendarStates; tester: typeof testers.rangeCalendarTester };
  ReAuthButton: { states: typeof states.reAuthStates; tester: typeof testers.reAuthTester };
  RecoveryCodes: { states: typeof states.recoveryCodesStates; tester: typeof testers.recoveryCodesTester };
  ReverseForensics: { states: typeof states.reverseForensicsStates; tester: typeof testers.reverseForensicsTester };
  SampleDetail: { states: typeof states.sampleDetailStates; tester: typeof testers.sampleDetailTester };
  SecurityLog: { states: typeof states.securityLogStates; tester: typeof testers.securityLogTester };
  SessionList: { states: typeof states.sessionListStates; tester: typeof testers.sessionListTester };
  SettingsDialog: { states: typeof states.settingsStates; tester: typeof testers.settingsTester };
  ShortcutSettings: { states: typeof states.shortcutSettingsStates; tester: typeof testers.shortcutSettingsTester };
  Sidebar: { states: typeof states.sidebarStates; tester: typeof testers.sidebarTester };
  SignInForm: { states: typeof states.signInStates; tester: typeof testers.signInTester };
  Splitter: { states: typeof states.splitterStates; tester: typeof testers.splitterTester };
  Stepper: { states: typeof states.stepperStates; tester: typeof testers.stepperTester };
  SuspendedScreen: { states: typeof states.suspendedStates; tester: typeof testers.suspendedTester };
  Table: { states: typeof states.tableStates; tester: typeof testers.tableTester };
  TagField: { states: typeof states.tagFieldStates; tester: typeof testers.tagFieldTester };
  TermsReacceptanceModal: { states: typeof states.termsStates; tester: typeof testers.termsTester };
  Text: { states: typeof states.textStates; tester: typeof testers.textTester };
  Toast: { states: typeof states.toastStates; tester: typeof testers.toastTester };
  TokenCounter: { states: typeof states.tokenCounterStates; tester: typeof testers.tokenCounterTester };
  TokenWallet: { states: typeof states.walletStates; tester: typeof testers.walletTester };
  TopicDetail: { states: typeof states.topicDetailStates; tester: typeof testers.topicDetailTester };
  TopicList: { states: typeof states.topicListStates; tester: typeof testers.topicListTester };
  TransactionList: { states: typeof states.transactionStates; tester: typeof testers.transactionListTester };
  Tree: { states: typeof states.treeStates; tester: typeof testers.treeTester };
  UpdateBanner: { states: typeof states.updateBannerStates; tester: typeof testers.updateBannerTester };
  UserBadge: { states: typeof states.userBadgeStates; tester: typeof testers.userBadgeTester };
  VideoPlayer: { states: typeof states.videoStates; tester: typeof testers.videoTester };
  WaysIn: { states: typeof states.waysInStates; tester: typeof testers.waysInTester };
}

/** Every component that has ready states: these, each with all the props it needs, and its tester. */
export const catalogue: Catalogue = {
  ActionBar: { states: states.actionBarStates, tester: testers.actionBarTester },
  AlphaBanner: { states: states.alphaBannerStates, tester: testers.alphaBannerTester },
  AmountSlider: { states: states.amountSliderStates, tester: testers.amountSliderTester },
  AppShell: { states: states.appShellStates, tester: testers.appShellTester },
  Autocomplete: { states: states.autocompleteStates, tester: testers.autocompleteTester },
  BalanceHUD: { states: states.balanceStates, tester: testers.balanceTester },
  Breadcrumbs: { states: states.breadcrumbsStates, tester: testers.breadcrumbsTester },
  Calendar: { states: states.calendarStates, tester: testers.calendarTester },
  Chart: { states: states.chartStates, tester: testers.chartTester },
  ColourSwatchRow: { states: states.swatchStates, tester: testers.swatchTester },
  ComboBox: { states: states.comboBoxStates, tester: testers.comboBoxTester },
  CommandPalette: { states: states.commandPaletteStates, tester: testers.commandPaletteTester },
  CompareSlider: { states: states.compareStates, tester: testers.compareTester },
  ConnectionBanner: { states: states.connectionBannerStates, tester: testers.connectionBannerTester },
  CopyButton: { states: states.copyButtonStates, tester: testers.copyButtonTester },
  CreatorPage: { states: states.creatorPageStates, tester: testers.creatorPageTester },
  DatePicker: { states: states.datePickerStates, tester: testers.datePickerTester },
  DateRangePicker: { states: states.dateRangePickerStates, tester: testers.dateRangePickerTester },
  DemoBanner: { states: states.demoBannerStates, tester: testers.demoBannerTester },
  DiffText: { states: states.diffTextStates, tester: testers.diffTextTester },
  ErrorState: { states: states.errorStates, tester: testers.errorTester },
  ExchangeDialog: { states: states.exchangeStates, tester: testers.exchangeTester },
  FeedbackForm: { states: states.feedbackStates, tester: testers.feedbackTester },
  GridList: { states: states.gridListStates, tester: testers.gridListTester },
  Heading: { states: states.headingStates, tester: testers.headingTester },
  HelpCenter: { states: states.helpStates, tester: testers.helpTester },
  HelpLauncher: { states: states.helpLauncherStates, tester: testers.helpLauncherTester },
  HelpSearch: { states: states.helpSearchStates, tester: testers.helpSearchTester },
  JobCard: { states: states.jobCardStates, tester: testers.jobCardTester },
  JobsBadge: { states: states.jobsBadgeStates, tester: testers.jobsBadgeTester },
  JobsDrawer: { states: states.jobsStates, tester: testers.jobsTester },
  JobsPage: { states: states.jobsPageStates, tester: testers.jobsPageTester },
  KeyboardShortcuts: { states: states.shortcutStates, tester: testers.keyboardShortcutsTester },
  LanguageSwitcher: { states: states.languageStates, tester: testers.languageTester },
  LegalAcceptanceModal: { states: states.legalStates, tester: testers.legalTester },
  LibraryPage: { states: states.libraryPageStates, tester: testers.libraryPageTester },
  LinkProblem: { states: states.linkProblemStates, tester: testers.signInTester },
  LinkSent: { states: states.linkSentStates, tester: testers.linkSentTester },
  LoadMore: { states: states.loadMoreStates, tester: testers.loadMoreTester },
  LoadingGuard: { states: states.loadingGuardStates, tester: testers.loadingTester },
  NotificationCenter: { states: states.notificationStates, tester: testers.notificationTester },
  OnboardingForm: { states: states.onboardingStates, tester: testers.onboardingTester },
  PageHeader: { states: states.pageHeaderStates, tester: testers.pageHeaderTester },
  PageNotFound: { states: states.pageNotFoundStates, tester: testers.pageNotFoundTester },
  PageSkeleton: { states: states.skeletonStates, tester: testers.loadingTester },
  Pagination: { states: states.paginationStates, tester: testers.paginationTester },
  PasswordForm: { states: states.passwordStates, tester: testers.signInTester },
  PhotoShootForm: { states: states.shootStates, tester: testers.shootTester },
  PictureCropDialog: { states: states.pictureCropStates, tester: testers.pictureCropTester },
  ProfileCard: { states: states.profileCardStates, tester: testers.profileCardTester },
  ProfileForm: { states: states.profileFormStates, tester: testers.profileFormTester },
  PromptDocument: { states: states.promptDocumentStates, tester: testers.promptDocumentTester },
  PromptEditor: { states: states.promptEditorStates, tester: testers.promptEditorTester },
  ProofAnswers: { states: states.proofAnswersStates, tester: testers.proofAnswersTester },
  ProofForm: { states: states.proofFormStates, tester: testers.proofFormTester },
  ProofList: { states: states.proofListStates, tester: testers.proofListTester },
  ProofPage: { states: states.proofPageStates, tester: testers.proofPageTester },
  PurchaseDialog: { states: states.purchaseStates, tester: testers.purchaseTester },
  QRCode: { states: states.qrCodeStates, tester: testers.qrCodeTester },
  RangeCalendar: { states: states.rangeCalendarStates, tester: testers.rangeCalendarTester },
  ReAuthButton: { states: states.reAuthStates, tester: testers.reAuthTester },
  RecoveryCodes: { states: states.recoveryCodesStates, tester: testers.recoveryCodesTester },
  ReverseForensics: { states: states.reverseForensicsStates, tester: testers.reverseForensicsTester },
  SampleDetail: { states: states.sampleDetailStates, tester: testers.sampleDetailTester },
  SecurityLog: { states: states.securityLogStates, tester: testers.securityLogTester },
  SessionList: { states: states.sessionListStates, tester: testers.sessionListTester },
  SettingsDialog: { states: states.settingsStates, tester: testers.settingsTester },
  ShortcutSettings: { states: states.shortcutSettingsStates, tester: testers.shortcutSettingsTester },
  Sidebar: { states: states.sidebarStates, tester: testers.sidebarTester },
  SignInForm: { states: states.signInStates, tester: testers.signInTester },
  Splitter: { states: states.splitterStates, tester: testers.splitterTester },
  Stepper: { states: states.stepperStates, tester: testers.stepperTester },
  SuspendedScreen: { states: states.suspendedStates, tester: testers.suspendedTester },
  Table: { states: states.tableStates, tester: testers.tableTester },
  TagField: { states: states.tagFieldStates, tester: testers.tagFieldTester },
  TermsReacceptanceModal: { states: states.termsStates, tester: testers.termsTester },
  Text: { states: states.textStates, tester: testers.textTester },
  Toast: { states: states.toastStates, tester: testers.toastTester },
  TokenCounter: { states: states.tokenCounterStates, tester: testers.tokenCounterTester },
  TokenWallet: { states: states.walletStates, tester: testers.walletTester },
  TopicDetail: { states: states.topicDetailStates, tester: testers.topicDetailTester },
  TopicList: { states: states.topicListStates, tester: testers.topicListTester },
  TransactionList: { states: states.transactionStates, tester: testers.transactionListTester },
  Tree: { states: states.treeStates, tester: testers.treeTester },
  UpdateBanner: { states: states.updateBannerStates, tester: testers.updateBannerTester },
  UserBadge: { states: states.userBadgeStates, tester: testers.userBadgeTester },
  VideoPlayer: { states: states.videoStates, tester: testers.videoTester },
  WaysIn: { states: states.waysInStates, tester: testers.waysInTester },
};
