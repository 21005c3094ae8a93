/**
 * The texts whose component is not built yet, by namespace. The check lets nothing else be unused, and lets nothing
 * stand here that is used: the list can only shrink.
 */
export const awaiting: Readonly<Record<string, readonly string[]>> = {
  common: words(`
    buildLabel showLess showMore
`),
  gallery: words(`
    missingImage
`),
  jobs: words(`
    type_enhancement type_export type_image_generation type_video_generation
`),
  mail: words(`
    inboxBack
`),
  notifications: words(`
    markRead
`),
  photoShoot: words(`
    promptCount ratio_landscape ratio_portrait ratio_square referenceActions referenceDrop
    referenceUploading
`),
  purchase: words(`
    choose
`),
  settings: words(`
    imageGenerations promptCompletions systemUpdates
`),
  shell: words(`
    notifications
`),
  signIn: words(`
    hidePassword showPassword
`),
  videoCanvas: words(`
    another
`),
};

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
