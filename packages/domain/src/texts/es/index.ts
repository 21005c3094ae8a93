// Generated from the files of this folder by `pnpm generate`.
import { acceptances } from './acceptances.ts';
import { accountArchive } from './accountArchive.ts';
import { accountData } from './accountData.ts';
import { actionBar } from './actionBar.ts';
import { addressChange } from './addressChange.ts';
import { analytics } from './analytics.ts';
import { arcana } from './arcana.ts';
import { balance } from './balance.ts';
import { billing } from './billing.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { chart } from './chart.ts';
import { choices } from './choices.ts';
import { clients } from './clients.ts';
import { clipboard } from './clipboard.ts';
import { comingSoon } from './comingSoon.ts';
import { commandPalette } from './commandPalette.ts';
import { commandWords } from './commandWords.ts';
import { common } from './common.ts';
import { community } from './community.ts';
import { compare } from './compare.ts';
import { controls } from './controls.ts';
import { dates } from './dates.ts';
import { diagnostics } from './diagnostics.ts';
import { diffText } from './diffText.ts';
import { digest } from './digest.ts';
import { errors } from './errors.ts';
import { event } from './event.ts';
import { exchange } from './exchange.ts';
import { family } from './family.ts';
import { forensics } from './forensics.ts';
import { gallery } from './gallery.ts';
import { galleryActions } from './galleryActions.ts';
import { gates } from './gates.ts';
import { gifts } from './gifts.ts';
import { governance } from './governance.ts';
import { help } from './help.ts';
import { helpTopics } from './helpTopics.ts';
import { invitation } from './invitation.ts';
import { jobs } from './jobs.ts';
import { jobsPage } from './jobsPage.ts';
import { landing } from './landing.ts';
import { leaderboard } from './leaderboard.ts';
import { ledger } from './ledger.ts';
import { ledgerCheck } from './ledgerCheck.ts';
import { legal } from './legal.ts';
import { library } from './library.ts';
import { localProvider } from './localProvider.ts';
import { mail } from './mail.ts';
import { mailCode } from './mailCode.ts';
import { moderation } from './moderation.ts';
import { notFound } from './notFound.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { ownProfile } from './ownProfile.ts';
import { photoShoot } from './photoShoot.ts';
import { pictureCrop } from './pictureCrop.ts';
import { pictureViewer } from './pictureViewer.ts';
import { pixelTerms } from './pixelTerms.ts';
import { profile } from './profile.ts';
import { promptDocument } from './promptDocument.ts';
import { promptEditor } from './promptEditor.ts';
import { promptStudio } from './promptStudio.ts';
import { prompts } from './prompts.ts';
import { proof } from './proof.ts';
import { providerProblems } from './providerProblems.ts';
import { publicPages } from './publicPages.ts';
import { publishing } from './publishing.ts';
import { purchase } from './purchase.ts';
import { qrCode } from './qrCode.ts';
import { referrals } from './referrals.ts';
import { refusals } from './refusals.ts';
import { rememberedBrowsers } from './rememberedBrowsers.ts';
import { report } from './report.ts';
import { rights } from './rights.ts';
import { roadmap } from './roadmap.ts';
import { routes } from './routes.ts';
import { samples } from './samples.ts';
import { saved } from './saved.ts';
import { secondFactor } from './secondFactor.ts';
import { securityLog } from './securityLog.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shop } from './shop.ts';
import { shortcutSettings } from './shortcutSettings.ts';
import { shortcuts } from './shortcuts.ts';
import { signIn } from './signIn.ts';
import { signInAgain } from './signInAgain.ts';
import { splitter } from './splitter.ts';
import { stepper } from './stepper.ts';
import { subscriptions } from './subscriptions.ts';
import { toasts } from './toasts.ts';
import { ui } from './ui.ts';
import { video } from './video.ts';
import { videoCanvas } from './videoCanvas.ts';
import { wallet } from './wallet.ts';
import { waysIn } from './waysIn.ts';
import { works } from './works.ts';

/** All Spanish texts by namespace; what needs one imports that one alone. */
export const messages = {
  acceptances,
  accountArchive,
  accountData,
  actionBar,
  addressChange,
  analytics,
  arcana,
  balance,
  billing,
  breadcrumbs,
  chart,
  choices,
  clients,
  clipboard,
  comingSoon,
  commandPalette,
  commandWords,
  common,
  community,
  compare,
  controls,
  dates,
  diagnostics,
  diffText,
  digest,
  errors,
  event,
  exchange,
  family,
  forensics,
  gallery,
  galleryActions,
  gates,
  gifts,
  governance,
  help,
  helpTopics,
  invitation,
  jobs,
  jobsPage,
  landing,
  leaderboard,
  ledger,
  ledgerCheck,
  legal,
  library,
  localProvider,
  mail,
  mailCode,
  moderation,
  notFound,
  notifications,
  onboarding,
  ownProfile,
  photoShoot,
  pictureCrop,
  pictureViewer,
  pixelTerms,
  profile,
  promptDocument,
  promptEditor,
  promptStudio,
  prompts,
  proof,
  providerProblems,
  publicPages,
  publishing,
  purchase,
  qrCode,
  referrals,
  refusals,
  rememberedBrowsers,
  report,
  rights,
  roadmap,
  routes,
  samples,
  saved,
  secondFactor,
  securityLog,
  sessions,
  settings,
  shell,
  shop,
  shortcutSettings,
  shortcuts,
  signIn,
  signInAgain,
  splitter,
  stepper,
  subscriptions,
  toasts,
  ui,
  video,
  videoCanvas,
  wallet,
  waysIn,
  works,
} as const;
