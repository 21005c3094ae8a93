// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import * as states from './states.generated.ts';
import * as testers from './testers.generated.ts';

// Named, so that the declarations do not spell out every state.
interface Catalogue {
  AcceptanceList: { states: typeof states.acceptanceListStates; tester: typeof testers.acceptanceListTester };
  ActionBar: { states: typeof states.actionBarStates; tester: typeof testers.actionBarTester };
  AlertDialog: { states: typeof states.alertDialogStates; tester: typeof testers.alertDialogTester };
  AlphaBanner: { states: typeof states.alphaBannerStates; tester: typeof testers.alphaBannerTester };
  AmountSlider: { states: typeof states.amountSliderStates; tester: typeof testers.amountSliderTester };
  AnalyticsPage: { states: typeof states.analyticsPageStates; tester: typeof testers.analyticsPageTester };
  AppShell: { states: typeof states.appShellStates; tester: typeof testers.appShellTester };
  ArcanaCard: { states: typeof states.arcanaCardStates; tester: typeof testers.arcanaCardTester };
  Autocomplete: { states: typeof states.autocompleteStates; tester: typeof testers.autocompleteTester };
  Avatar: { states: typeof states.avatarStates; tester: typeof testers.avatarTester };
  BalanceHUD: { states: typeof states.balanceStates; tester: typeof testers.balanceTester };
  Ballot: { states: typeof states.ballotStates; tester: typeof testers.ballotTester };
  BallotRecount: { states: typeof states.ballotRecountStates; tester: typeof testers.ballotRecountTester };
  Banner: { states: typeof states.bannerStates; tester: typeof testers.bannerTester };
  BillingDetailsForm: { states: typeof states.billingDetailsStates; tester: typeof testers.billingDetailsTester };
  BillingPage: { states: typeof states.billingStates; tester: typeof testers.billingTester };
  Breadcrumbs: { states: typeof states.breadcrumbsStates; tester: typeof testers.breadcrumbsTester };
  Button: { states: typeof states.buttonStates; tester: typeof testers.buttonTester };
  Calendar: { states: typeof states.calendarStates; tester: typeof testers.calendarTester };
  Chart: { states: typeof states.chartStates; tester: typeof testers.chartTester };
  Checkbox: { states: typeof states.checkboxStates; tester: typeof testers.checkboxTester };
  CheckboxGroup: { states: typeof states.checkboxGroupStates; tester: typeof testers.checkboxGroupTester };
  CodeField: { states: typeof states.codeFieldStates; tester: typeof testers.codeFieldTester };
  ColourSwatchRow: { states: typeof states.swatchStates; tester: typeof testers.swatchTester };
  ComboBox: { states: typeof states.comboBoxStates; tester: typeof testers.comboBoxTester };
  CommandPalette: { states: typeof states.commandPaletteStates; tester: typeof testers.commandPaletteTester };
  Comments: { states: typeof states.commentsStates; tester: typeof testers.commentsTester };
  CompareSlider: { states: typeof states.compareStates; tester: typeof testers.compareTester };
  ConnectionBanner: { states: typeof states.connectionBannerStates; tester: typeof testers.connectionBannerTester };
  CopyButton: { states: typeof states.copyButtonStates; tester: typeof testers.copyButtonTester };
  CreatorActs: { states: typeof states.creatorActsStates; tester: typeof testers.creatorActsTester };
  CreatorPage: { states: typeof states.creatorPageStates; tester: typeof testers.creatorPageTester };
  DatePicker: { states: typeof states.datePickerStates; tester: typeof testers.datePickerTester };
  DateRangePicker: { states: typeof states.dateRangePickerStates; tester: typeof testers.dateRangePickerTester };
  DemoBanner: { states: typeof states.demoBannerStates; tester: typeof testers.demoBannerTester };
  Dialog: { states: typeof states.dialogStates; tester: typeof testers.dialogTester };
  DiffText: { states: typeof states.diffTextStates; tester: typeof testers.diffTextTester };
  Disclosure: { states: typeof states.disclosureStates; tester: typeof testers.disclosureTester };
  Drawer: { states: typeof states.drawerStates; tester: typeof testers.drawerTester };
  ErrorState: { states: typeof states.errorStates; tester: typeof testers.errorTester };
  ExchangeDialog: { states: typeof states.exchangeStates; tester: typeof testers.exchangeTester };
  FamilyTree: { states: typeof states.familyTreeStates; tester: typeof testers.familyTreeTester };
  FeedbackForm: { states: typeof states.feedbackStates; tester: typeof testers.feedbackTester };
  FileDrop: { states: typeof states.fileDropStates; tester: typeof testers.fileDropTester };
  Form: { states: typeof states.formStates; tester: typeof testers.formTester };
  GiftDialog: { states: typeof states.giftDialogStates; tester: typeof testers.giftDialogTester };
  GiftForm: { states: typeof states.giftFormStates; tester: typeof testers.giftFormTester };
  GiftsPage: { states: typeof states.giftsPageStates; tester: typeof testers.giftsPageTester };
  GovernancePage: { states: typeof states.governancePageStates; tester: typeof testers.governancePageTester };
  Grid: { states: typeof states.gridStates; tester: typeof testers.stackTester };
  GridList: { states: typeof states.gridListStates; tester: typeof testers.gridListTester };
  Heading: { states: typeof states.headingStates; tester: typeof testers.headingTester };
  HelpCenter: { states: typeof states.helpStates; tester: typeof testers.helpTester };
  HelpLauncher: { states: typeof states.helpLauncherStates; tester: typeof testers.helpLauncherTester };
  HelpSearch: { states: typeof states.helpSearchStates; tester: typeof testers.helpSearchTester };
  IconButton: { states: typeof states.iconButtonStates; tester: typeof testers.iconButtonTester };
  IdeaDetail: { states: typeof states.ideaDetailStates; tester: typeof testers.ideaDetailTester };
  JobCard: { states: typeof states.jobCardStates; tester: typeof testers.jobCardTester };
  JobsBadge: { states: typeof states.jobsBadgeStates; tester: typeof testers.jobsBadgeTester };
  JobsDrawer: { states: typeof states.jobsStates; tester: typeof testers.jobsTester };
  JobsPage: { states: typeof states.jobsPageStates; tester: typeof testers.jobsPageTester };
  KeyboardShortcuts: { states: typeof states.shortcutStates; tester: typeof testers.keyboardShortcutsTester };
  LanguageSwitcher: { states: typeof states.languageStates; tester: typeof testers.languageTester };
  LeaderboardPage: { states: typeof states.leaderboardPageStates; tester: typeof testers.leaderboardPageTester };
  LedgerPage: { states: typeof states.ledgerPageStates; tester: typeof testers.ledgerPageTester };
  LegalAcceptanceModal: { states: typeof states.legalStates; tester: typeof testers.legalTester };
  LibraryPage: { states: typeof states.libraryPageStates; tester: typeof testers.libraryPageTester };
  LinkButton: { states: typeof states.linkButtonStates; tester: typeof testers.linkButtonTester };
  LinkProblem: { states: typeof states.linkProblemStates; tester: typeof testers.signInTester };
  LinkSent: { states: typeof states.linkSentStates; tester: typeof testers.linkSentTester };
  LoadMore: { states: typeof states.loadMoreStates; tester: typeof testers.loadMoreTester };
  LoadingGuard: { states: typeof states.loadingGuardStates; tester: typeof testers.loadingTester };
  Meter: { states: typeof states.meterStates; tester: typeof testers.meterTester };
  NotificationCenter: { states: typeof states.notificationStates; tester: typeof testers.notificationTester };
  NumberField: { states: typeof states.numberFieldStates; tester: typeof testers.numberFieldTester };
  OnboardingForm: { states: typeof states.onboardingStates; tester: typeof testers.onboardingTester };
  OrderPage: { states: typeof states.orderStates; tester: typeof testers.orderTester };
  OrderReceiptDialog: { states: typeof states.orderReceiptStates; tester: typeof testers.orderReceiptTester };
  PageHeader: { states: typeof states.pageHeaderStates; tester: typeof testers.pageHeaderTester };
  PageNotFound: { states: typeof states.pageNotFoundStates; tester: typeof testers.pageNotFoundTester };
  PageSkeleton: { states: typeof states.skeletonStates; tester: typeof testers.loadingTester };
  Pagination: { states: typeof states.paginationStates; tester: typeof testers.paginationTester };
  PasswordForm: { states: typeof states.passwordStates; tester: typeof testers.signInTester };
  PhotoShootForm: { states: typeof states.shootStates; tester: typeof testers.shootTester };
  PictureCropDialog: { states: typeof states.pictureCropStates; tester: typeof testers.pictureCropTester };
  ProfileCard: { states: typeof states.profileCardStates; tester: typeof testers.profileCardTester };
  ProfileForm: { states: typeof states.profileFormStates; tester: typeof testers.profileFormTester };
  Progress: { states: typeof states.progressStates; tester: typeof testers.progressTester };
  PromptDocument: { states: typeof states.promptDocumentStates; tester: typeof testers.promptDocumentTester };
  PromptEditor: { states: typeof states.promptEditorStates; tester: typeof testers.promptEditorTester };
  ProofAnswers: { states: typeof states.proofAnswersStates; tester: typeof testers.proofAnswersTester };
  ProofForm: { states: typeof states.proofFormStates; tester: typeof testers.proofFormTester };
  ProofList: { states: typeof states.proofListStates; tester: typeof testers.proofListTester };
  ProofPage: { states: typeof states.proofPageStates; tester: typeof testers.proofPageTester };
  ProposalDialog: { states: typeof states.proposalDialogStates; tester: typeof testers.proposalDialogTester };
  ProposalPage: { states: typeof states.proposalPageStates; tester: typeof testers.proposalPageTester };
  ProposeDialog: { states: typeof states.proposeDialogStates; tester: typeof testers.proposeDialogTester };
  PublishDialog: { states: typeof states.publishDialogStates; tester: typeof testers.publishDialogTester };
  PurchaseDialog: { states: typeof states.purchaseStates; tester: typeof testers.purchaseTester };
  QRCode: { states: typeof states.qrCodeStates; tester: typeof testers.qrCodeTester };
  RadioGroup: { states: typeof states.radioGroupStates; tester: typeof testers.radioGroupTester };
  RangeCalendar: { states: typeof states.rangeCalendarStates; tester: typeof testers.rangeCalendarTester };
  RankList: { states: typeof states.rankListStates; tester: typeof testers.rankListTester };
  ReAuthButton: { states: typeof states.reAuthStates; tester: typeof testers.reAuthTester };
  ReceiptDialog: { states: typeof states.receiptStates; tester: typeof testers.receiptTester };
  RecoveryCodes: { states: typeof states.recoveryCodesStates; tester: typeof testers.recoveryCodesTester };
  ReferralInvite: { states: typeof states.referralInviteStates; tester: typeof testers.referralInviteTester };
  ReferralsPage: { states: typeof states.referralsPageStates; tester: typeof testers.referralsPageTester };
  RelationList: { states: typeof states.relationListStates; tester: typeof testers.relationListTester };
  ReportDialog: { states: typeof states.reportDialogStates; tester: typeof testers.reportDialogTester };
  ReverseForensics: { states: typeof states.reverseForensicsStates; tester: typeof testers.reverseForensicsTester };
  RoadmapPage: { states: typeof states.roadmapPageStates; tester: typeof testers.roadmapPageTester };
  SampleDetail: { states: typeof states.sampleDetailStates; tester: typeof testers.sampleDetailTester };
  SavedPage: { states: typeof states.savedPageStates; tester: typeof testers.savedPageTester };
  SearchField: { states: typeof states.searchFieldStates; tester: typeof testers.searchFieldTester };
  SecurityLog: { states: typeof states.securityLogStates; tester: typeof testers.securityLogTester };
  SegmentedControl: { states: typeof states.segmentedControlStates; tester: typeof testers.segmentedControlTester };
  Select: { states: typeof states.selectStates; tester: typeof testers.selectTester };
  SessionList: { states: typeof states.sessionListStates; tester: typeof testers.sessionListTester };
  SettingsDialog: { states: typeof states.settingsStates; tester: typeof testers.settingsTester };
  ShopPage: { states: typeof states.shopStates; tester: typeof testers.shopTester };
  ShortcutSettings: { states: typeof states.shortcutSettingsStates; tester: typeof testers.shortcutSettingsTester };
  Sidebar: { states: typeof states.sidebarStates; tester: typeof testers.sidebarTester };
  SignInForm: { states: typeof states.signInStates; tester: typeof testers.signInTester };
  Slider: { states: typeof states.sliderStates; tester: typeof testers.sliderTester };
  Spinner: { states: typeof states.spinnerStates; tester: typeof testers.spinnerTester };
  Splitter: { states: typeof states.splitterStates; tester: typeof testers.splitterTester };
  Stack: { states: typeof states.stackStates; tester: typeof testers.stackTester };
  Stepper: { states: typeof states.stepperStates; tester: typeof testers.stepperTester };
  SubscriptionDialog: { states: typeof states.subscriptionDialogStates; tester: typeof testers.subscriptionDialogTester };
  SubscriptionsPage: { states: typeof states.subscriptionsStates; tester: typeof testers.subscriptionsTester };
  SuspendedScreen: { states: typeof states.suspendedStates; tester: typeof testers.suspendedTester };
  Switch: { states: typeof states.switchStates; tester: typeof testers.switchTester };
  Table: { states: typeof states.tableStates; tester: typeof testers.tableTester };
  Tabs: { states: typeof states.tabsStates; tester: typeof testers.tabsTester };
  TagField: { states: typeof states.tagFieldStates; tester: typeof testers.tagFieldTester };
  TermsReacceptanceModal: { states: typeof states.termsStates; tester: typeof testers.termsTester };
  Text: { states: typeof states.textStates; tester: typeof testers.textTester };
  TextArea: { states: typeof states.textAreaStates; tester: typeof testers.textAreaTester };
  TextField: { states: typeof states.textFieldStates; tester: typeof testers.textFieldTester };
  Toast: { states: typeof states.toastStates; tester: typeof testers.toastTester };
  ToggleButton: { states: typeof states.toggleButtonStates; tester: typeof testers.toggleButtonTester };
  TokenCounter: { states: typeof states.tokenCounterStates; tester: typeof testers.tokenCounterTester };
  TokenWallet: { states: typeof states.walletStates; tester: typeof testers.walletTester };
  Toolbar: { states: typeof states.toolbarStates; tester: typeof testers.toolbarTester };
  TopicDetail: { states: typeof states.topicDetailStates; tester: typeof testers.topicDetailTester };
  TopicList: { states: typeof states.topicListStates; tester: typeof testers.topicListTester };
  TransactionList: { states: typeof states.transactionStates; tester: typeof testers.transactionListTester };
  Tree: { states: typeof states.treeStates; tester: typeof testers.treeTester };
  UpdateBanner: { states: typeof states.updateBannerStates; tester: typeof testers.updateBannerTester };
  UserBadge: { states: typeof states.userBadgeStates; tester: typeof testers.userBadgeTester };
  VideoPlayer: { states: typeof states.videoStates; tester: typeof testers.videoTester };
  VoteControl: { states: typeof states.voteControlStates; tester: typeof testers.voteControlTester };
  WaysIn: { states: typeof states.waysInStates; tester: typeof testers.waysInTester };
  WorkDetail: { states: typeof states.workDetailStates; tester: typeof testers.workDetailTester };
  WorkWall: { states: typeof states.workWallStates; tester: typeof testers.workWallTester };
  WorksPage: { states: typeof states.worksPageStates; tester: typeof testers.worksPageTester };
}

/** Every component that has ready states: these, each with all the props it needs, and its tester. */
export const catalogue: Catalogue = {
  AcceptanceList: { states: states.acceptanceListStates, tester: testers.acceptanceListTester },
  ActionBar: { states: states.actionBarStates, tester: testers.actionBarTester },
  AlertDialog: { states: states.alertDialogStates, tester: testers.alertDialogTester },
  AlphaBanner: { states: states.alphaBannerStates, tester: testers.alphaBannerTester },
  AmountSlider: { states: states.amountSliderStates, tester: testers.amountSliderTester },
  AnalyticsPage: { states: states.analyticsPageStates, tester: testers.analyticsPageTester },
  AppShell: { states: states.appShellStates, tester: testers.appShellTester },
  ArcanaCard: { states: states.arcanaCardStates, tester: testers.arcanaCardTester },
  Autocomplete: { states: states.autocompleteStates, tester: testers.autocompleteTester },
  Avatar: { states: states.avatarStates, tester: testers.avatarTester },
  BalanceHUD: { states: states.balanceStates, tester: testers.balanceTester },
  Ballot: { states: states.ballotStates, tester: testers.ballotTester },
  BallotRecount: { states: states.ballotRecountStates, tester: testers.ballotRecountTester },
  Banner: { states: states.bannerStates, tester: testers.bannerTester },
  BillingDetailsForm: { states: states.billingDetailsStates, tester: testers.billingDetailsTester },
  BillingPage: { states: states.billingStates, tester: testers.billingTester },
  Breadcrumbs: { states: states.breadcrumbsStates, tester: testers.breadcrumbsTester },
  Button: { states: states.buttonStates, tester: testers.buttonTester },
  Calendar: { states: states.calendarStates, tester: testers.calendarTester },
  Chart: { states: states.chartStates, tester: testers.chartTester },
  Checkbox: { states: states.checkboxStates, tester: testers.checkboxTester },
  CheckboxGroup: { states: states.checkboxGroupStates, tester: testers.checkboxGroupTester },
  CodeField: { states: states.codeFieldStates, tester: testers.codeFieldTester },
  ColourSwatchRow: { states: states.swatchStates, tester: testers.swatchTester },
  ComboBox: { states: states.comboBoxStates, tester: testers.comboBoxTester },
  CommandPalette: { states: states.commandPaletteStates, tester: testers.commandPaletteTester },
  Comments: { states: states.commentsStates, tester: testers.commentsTester },
  CompareSlider: { states: states.compareStates, tester: testers.compareTester },
  ConnectionBanner: { states: states.connectionBannerStates, tester: testers.connectionBannerTester },
  CopyButton: { states: states.copyButtonStates, tester: testers.copyButtonTester },
  CreatorActs: { states: states.creatorActsStates, tester: testers.creatorActsTester },
  CreatorPage: { states: states.creatorPageStates, tester: testers.creatorPageTester },
  DatePicker: { states: states.datePickerStates, tester: testers.datePickerTester },
  DateRangePicker: { states: states.dateRangePickerStates, tester: testers.dateRangePickerTester },
  DemoBanner: { states: states.demoBannerStates, tester: testers.demoBannerTester },
  Dialog: { states: states.dialogStates, tester: testers.dialogTester },
  DiffText: { states: states.diffTextStates, tester: testers.diffTextTester },
  Disclosure: { states: states.disclosureStates, tester: testers.disclosureTester },
  Drawer: { states: states.drawerStates, tester: testers.drawerTester },
  ErrorState: { states: states.errorStates, tester: testers.errorTester },
  ExchangeDialog: { states: states.exchangeStates, tester: testers.exchangeTester },
  FamilyTree: { states: states.familyTreeStates, tester: testers.familyTreeTester },
  FeedbackForm: { states: states.feedbackStates, tester: testers.feedbackTester },
  FileDrop: { states: states.fileDropStates, tester: testers.fileDropTester },
  Form: { states: states.formStates, tester: testers.formTester },
  GiftDialog: { states: states.giftDialogStates, tester: testers.giftDialogTester },
  GiftForm: { states: states.giftFormStates, tester: testers.giftFormTester },
  GiftsPage: { states: states.giftsPageStates, tester: testers.giftsPageTester },
  GovernancePage: { states: states.governancePageStates, tester: testers.governancePageTester },
  Grid: { states: states.gridStates, tester: testers.stackTester },
  GridList: { states: states.gridListStates, tester: testers.gridListTester },
  Heading: { states: states.headingStates, tester: testers.headingTester },
  HelpCenter: { states: states.helpStates, tester: testers.helpTester },
  HelpLauncher: { states: states.helpLauncherStates, tester: testers.helpLauncherTester },
  HelpSearch: { states: states.helpSearchStates, tester: testers.helpSearchTester },
  IconButton: { states: states.iconButtonStates, tester: testers.iconButtonTester },
  IdeaDetail: { states: states.ideaDetailStates, tester: testers.ideaDetailTester },
  JobCard: { states: states.jobCardStates, tester: testers.jobCardTester },
  JobsBadge: { states: states.jobsBadgeStates, tester: testers.jobsBadgeTester },
  JobsDrawer: { states: states.jobsStates, tester: testers.jobsTester },
  JobsPage: { states: states.jobsPageStates, tester: testers.jobsPageTester },
  KeyboardShortcuts: { states: states.shortcutStates, tester: testers.keyboardShortcutsTester },
  LanguageSwitcher: { states: states.languageStates, tester: testers.languageTester },
  LeaderboardPage: { states: states.leaderboardPageStates, tester: testers.leaderboardPageTester },
  LedgerPage: { states: states.ledgerPageStates, tester: testers.ledgerPageTester },
  LegalAcceptanceModal: { states: states.legalStates, tester: testers.legalTester },
  LibraryPage: { states: states.libraryPageStates, tester: testers.libraryPageTester },
  LinkButton: { states: states.linkButtonStates, tester: testers.linkButtonTester },
  LinkProblem: { states: states.linkProblemStates, tester: testers.signInTester },
  LinkSent: { states: states.linkSentStates, tester: testers.linkSentTester },
  LoadMore: { states: states.loadMoreStates, tester: testers.loadMoreTester },
  LoadingGuard: { states: states.loadingGuardStates, tester: testers.loadingTester },
  Meter: { states: states.meterStates, tester: testers.meterTester },
  NotificationCenter: { states: states.notificationStates, tester: testers.notificationTester },
  NumberField: { states: states.numberFieldStates, tester: testers.numberFieldTester },
  OnboardingForm: { states: states.onboardingStates, tester: testers.onboardingTester },
  OrderPage: { states: states.orderStates, tester: testers.orderTester },
  OrderReceiptDialog: { states: states.orderReceiptStates, tester: testers.orderReceiptTester },
  PageHeader: { states: states.pageHeaderStates, tester: testers.pageHeaderTester },
  PageNotFound: { states: states.pageNotFoundStates, tester: testers.pageNotFoundTester },
  PageSkeleton: { states: states.skeletonStates, tester: testers.loadingTester },
  Pagination: { states: states.paginationStates, tester: testers.paginationTester },
  PasswordForm: { states: states.passwordStates, tester: testers.signInTester },
  PhotoShootForm: { states: states.shootStates, tester: testers.shootTester },
  PictureCropDialog: { states: states.pictureCropStates, tester: testers.pictureCropTester },
  ProfileCard: { states: states.profileCardStates, tester: testers.profileCardTester },
  ProfileForm: { states: states.profileFormStates, tester: testers.profileFormTester },
  Progress: { states: states.progressStates, tester: testers.progressTester },
  PromptDocument: { states: states.promptDocumentStates, tester: testers.promptDocumentTester },
  PromptEditor: { states: states.promptEditorStates, tester: testers.promptEditorTester },
  ProofAnswers: { states: states.proofAnswersStates, tester: testers.proofAnswersTester },
  ProofForm: { states: states.proofFormStates, tester: testers.proofFormTester },
  ProofList: { states: states.proofListStates, tester: testers.proofListTester },
  ProofPage: { states: states.proofPageStates, tester: testers.proofPageTester },
  ProposalDialog: { states: states.proposalDialogStates, tester: testers.proposalDialogTester },
  ProposalPage: { states: states.proposalPageStates, tester: testers.proposalPageTester },
  ProposeDialog: { states: states.proposeDialogStates, tester: testers.proposeDialogTester },
  PublishDialog: { states: states.publishDialogStates, tester: testers.publishDialogTester },
  PurchaseDialog: { states: states.purchaseStates, tester: testers.purchaseTester },
  QRCode: { states: states.qrCodeStates, tester: testers.qrCodeTester },
  RadioGroup: { states: states.radioGroupStates, tester: testers.radioGroupTester },
  RangeCalendar: { states: states.rangeCalendarStates, tester: testers.rangeCalendarTester },
  RankList: { states: states.rankListStates, tester: testers.rankListTester },
  ReAuthButton: { states: states.reAuthStates, tester: testers.reAuthTester },
  ReceiptDialog: { states: states.receiptStates, tester: testers.receiptTester },
  RecoveryCodes: { states: states.recoveryCodesStates, tester: testers.recoveryCodesTester },
  ReferralInvite: { states: states.referralInviteStates, tester: testers.referralInviteTester },
  ReferralsPage: { states: states.referralsPageStates, tester: testers.referralsPageTester },
  RelationList: { states: states.relationListStates, tester: testers.relationListTester },
  ReportDialog: { states: states.reportDialogStates, tester: testers.reportDialogTester },
  ReverseForensics: { states: states.reverseForensicsStates, tester: testers.reverseForensicsTester },
  RoadmapPage: { states: states.roadmapPageStates, tester: testers.roadmapPageTester },
  SampleDetail: { states: states.sampleDetailStates, tester: testers.sampleDetailTester },
  SavedPage: { states: states.savedPageStates, tester: testers.savedPageTester },
  SearchField: { states: states.searchFieldStates, tester: testers.searchFieldTester },
  SecurityLog: { states: states.securityLogStates, tester: testers.securityLogTester },
  SegmentedControl: { states: states.segmentedControlStates, tester: testers.segmentedControlTester },
  Select: { states: states.selectStates, tester: testers.selectTester },
  SessionList: { states: states.sessionListStates, tester: testers.sessionListTester },
  SettingsDialog: { states: states.settingsStates, tester: testers.settingsTester },
  ShopPage: { states: states.shopStates, tester: testers.shopTester },
  ShortcutSettings: { states: states.shortcutSettingsStates, tester: testers.shortcutSettingsTester },
  Sidebar: { states: states.sidebarStates, tester: testers.sidebarTester },
  SignInForm: { states: states.signInStates, tester: testers.signInTester },
  Slider: { states: states.sliderStates, tester: testers.sliderTester },
  Spinner: { states: states.spinnerStates, tester: testers.spinnerTester },
  Splitter: { states: states.splitterStates, tester: testers.splitterTester },
  Stack: { states: states.stackStates, tester: testers.stackTester },
  Stepper: { states: states.stepperStates, tester: testers.stepperTester },
  SubscriptionDialog: { states: states.subscriptionDialogStates, tester: testers.subscriptionDialogTester },
  SubscriptionsPage: { states: states.subscriptionsStates, tester: testers.subscriptionsTester },
  SuspendedScreen: { states: states.suspendedStates, tester: testers.suspendedTester },
  Switch: { states: states.switchStates, tester: testers.switchTester },
  Table: { states: states.tableStates, tester: testers.tableTester },
  Tabs: { states: states.tabsStates, tester: testers.tabsTester },
  TagField: { states: states.tagFieldStates, tester: testers.tagFieldTester },
  TermsReacceptanceModal: { states: states.termsStates, tester: testers.termsTester },
  Text: { states: states.textStates, tester: testers.textTester },
  TextArea: { states: states.textAreaStates, tester: testers.textAreaTester },
  TextField: { states: states.textFieldStates, tester: testers.textFieldTester },
  Toast: { states: states.toastStates, tester: testers.toastTester },
  ToggleButton: { states: states.toggleButtonStates, tester: testers.toggleButtonTester },
  TokenCounter: { states: states.tokenCounterStates, tester: testers.tokenCounterTester },
  TokenWallet: { states: states.walletStates, tester: testers.walletTester },
  Toolbar: { states: states.toolbarStates, tester: testers.toolbarTester },
  TopicDetail: { states: states.topicDetailStates, tester: testers.topicDetailTester },
  TopicList: { states: states.topicListStates, tester: testers.topicListTester },
  TransactionList: { states: states.transactionStates, tester: testers.transactionListTester },
  Tree: { states: states.treeStates, tester: testers.treeTester },
  UpdateBanner: { states: states.updateBannerStates, tester: testers.updateBannerTester },
  UserBadge: { states: states.userBadgeStates, tester: testers.userBadgeTester },
  VideoPlayer: { states: states.videoStates, tester: testers.videoTester },
  VoteControl: { states: states.voteControlStates, tester: testers.voteControlTester },
  WaysIn: { states: states.waysInStates, tester: testers.waysInTester },
  WorkDetail: { states: states.workDetailStates, tester: testers.workDetailTester },
  WorkWall: { states: states.workWallStates, tester: testers.workWallTester },
  WorksPage: { states: states.worksPageStates, tester: testers.worksPageTester },
};
