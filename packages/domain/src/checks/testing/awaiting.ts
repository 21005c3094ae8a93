/**
 * The texts whose component is not built yet, by namespace. The check lets nothing else be unused, and lets nothing
 * stand here that is used: the list can only shrink.
 */
export const awaiting: Readonly<Record<string, readonly string[]>> = {
  balance: words(`
    loadingShort nothingToExchange openWallet
`),
  common: words(`
    back buildLabel change copied copy download loadMore loading moreActions next no offline online open
    required reset retry save search showLess showMore version yes
`),
  errors: words(`
    reference
`),
  exchange: words(`
    useAll
`),
  gallery: words(`
    allShown beginShoot created disabled empty emptyFiltered emptyTitle loadMore madeWith missingImage
    openItem project searchPrompts videos
`),
  gates: words(`
    acceptFailed complianceAgree legalAccept legalAgree legalTitle readPrivacy readTerms suspendedContact
    suspendedSignOut suspendedTitle termsAccept termsAgree termsTitle
`),
  help: words(`
    allTopics back featured feedbackMessage feedbackNo feedbackQuestion feedbackSend feedbackSending
    feedbackThanks feedbackYes results searchEmpty searchLabel searchNothing searchPlaceholder tab_search
    tab_shortcuts tab_topics unknownTopic
`),
  jobs: words(`
    announceCompleted type_enhancement type_export type_image_generation type_video_generation
`),
  landing: words(`
    alphaNote communityTitle galleryTitle lead signIn studioTitle title
`),
  mail: words(`
    inboxBack
`),
  notFound: words(`
    home title
`),
  notifications: words(`
    clearAll empty emptyHint markAllRead markRead title type_error type_info type_success type_warning
    unread unreadMark
`),
  onboarding: words(`
    complianceMissing lead nameEmpty nameTooLong termsMissing title useTypeMissing
`),
  photoShoot: words(`
    aboutSeconds again aspectRatio aspectRatioUnknown begin beginning cost developing empty emptyTitle
    freeInAlpha heading imageCountOutOfRange modelNeedsKey modelUnknown poseVarietyHint pose_contrapposto
    pose_inMotion pose_leaning pose_overShoulder pose_profile pose_reclining pose_seated pose_walking
    projectPlaceholder projectTooLong promptCount promptEmpty promptPlaceholder promptTooLong
    ratio_landscape ratio_portrait ratio_square referenceActions referenceDrop referenceHint
    referenceUploading resultAlt style styleUnknown style_cinematic style_documentary style_dreamlike
    style_editorial style_film style_noir style_painterly style_studio summary summaryWithoutProject
`),
  purchase: words(`
    change choose confirm confirmTitle lead pending popular regalDescription regalName royalDescription
    royalName saves sovereignDescription sovereignName title
`),
  settings: words(`
    aboutBuild aboutCommunity aboutPrivacy aboutTerms aboutVersion allowResale allowResaleHint
    allowTraining allowTrainingHint anonymousAnalytics anonymousAnalyticsHint autoSave autoSaveHint
    channels emailNotifications exportFormat exportFormat_jpeg exportFormat_json exportFormat_png
    exportFormat_webp highQualityExport highQualityExportHint imageGenerations mirrorProtocolEnabled
    mirrorProtocolEnabledHint promptCompletions pushNotifications reset resetHint save saveFailed
    shareMetadata shareMetadataHint systemUpdates tab_about tab_general tab_notifications tab_privacy
    theme theme_dark theme_light theme_system title types typesDisabled
`),
  shell: words(`
    account alphaBanner alphaLink alphaTitle checkingSession closeSidebar exchangeCoins fallbackName
    language notifications purchaseCoins settings themeToDark themeToLight
`),
  shortcuts: words(`
    action chordHint chordThen group_admin group_navigation group_panels keys or
`),
  signIn: words(`
    confirmSent emailNotConfirmed hidePassword lead linkTitle or password_digit password_length
    password_lowercase password_met password_missing password_special password_uppercase showPassword
    toSignIn toSignUp useLink usePassword withProvider wrongCredentials
`),
  toasts: words(`
    alphaMode alphaModeTitle checkoutDone checkoutFailed feedbackFailed jobFailedTitle purchaseDone
    purchaseDoneTitle purchaseFailed purchaseFailedTitle settingsSaved
`),
  unbuilt: words(`
    eyebrow message next title toGallery toPhotoShoot
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
