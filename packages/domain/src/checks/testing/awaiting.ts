/**
 * The texts whose component is not built yet, by namespace. The check lets nothing else be unused, and lets nothing
 * stand here that is used: the list can only shrink.
 */
export const awaiting: Readonly<Record<string, readonly string[]>> = {
  balance: words(`
    tokens loadingShort openWallet
`),
  common: words(`
    buildLabel offline showLess showMore version
`),
  gallery: words(`
    project emptyFiltered missingImage searchPrompts
`),
  help: words(`
    allTopics back featured feedbackMessage feedbackNo feedbackQuestion feedbackSend feedbackSending
    feedbackThanks feedbackYes results searchEmpty searchLabel searchNothing searchPlaceholder tab_search
    tab_shortcuts tab_topics
`),
  jobs: words(`
    announceCompleted type_enhancement type_export type_image_generation type_video_generation
`),
  mail: words(`
    inboxBack
`),
  notifications: words(`
    clearAll emptyHint markAllRead markRead title type_error type_info type_success type_warning unread
    unreadMark
`),
  photoShoot: words(`
    promptCount ratio_landscape ratio_portrait ratio_square referenceActions referenceDrop
    referenceUploading
`),
  purchase: words(`
    change choose confirm confirmTitle lead popular regalDescription regalName royalDescription royalName
    saves sovereignDescription sovereignName title
`),
  settings: words(`
    mirrorProtocolEnabled pushNotifications aboutBuild aboutCommunity aboutPrivacy aboutTerms
    aboutVersion allowResaleHint allowTrainingHint anonymousAnalytics anonymousAnalyticsHint autoSave
    autoSaveHint channels emailNotifications exportFormat exportFormat_jpeg exportFormat_json
    exportFormat_png exportFormat_webp highQualityExport highQualityExportHint imageGenerations
    mirrorProtocolEnabledHint promptCompletions resetHint save shareMetadata shareMetadataHint
    systemUpdates tab_about tab_general tab_notifications tab_privacy theme_dark theme_light theme_system
    title
`),
  shell: words(`
    exchangeCoins language notifications purchaseCoins settings
`),
  shortcuts: words(`
    chordHint chordThen group_admin group_navigation group_panels or
`),
  signIn: words(`
    confirmSent emailNotConfirmed hidePassword or password_digit password_length password_lowercase
    password_met password_missing password_special password_uppercase showPassword toSignIn toSignUp
    useLink usePassword withProvider wrongCredentials
`),
  toasts: words(`
    jobFailedTitle
`),
  wallet: words(`
    balance bonus bonusTitle customAmount empty failed loading packs previewMode purchase purchasePending
    reason_correction reason_exchange reason_generation_captured reason_generation_released
    reason_generation_reserved reason_purchase reason_simulated_checkout reason_simulated_purchase
    reason_welcome_grant softLaunch softLaunchTitle title tokens transactions youGet
`),
};

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
