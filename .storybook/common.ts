/**
 * Properties that mean the same wherever they are: those of React Aria, of which docgen reads nothing, and handlers
 * whose name says all but when. What a component writes down itself stands.
 */
export const common: Readonly<Record<string, { words: string; type?: string }>> = {
  'aria-label': { words: 'Its name for screen readers, where no words on the page name it.' },
  children: { words: 'What stands in it.' },
  className: { words: 'Added to its own classes.' },
  communityHref: { words: 'Where the community is. Without it there is no such link.' },
  defaultValue: { words: 'The value at first, when the parent does not hold it.' },
  galleryHref: { words: 'Where the gallery is.' },
  homeHref: { words: 'Where the home of the studio is.' },
  isDisabled: { words: 'It cannot be used, and Tab passes it by. Default false.' },
  isKeyboardDismissDisabled: {
    words: 'Escape does not close it. Default: only what cannot be dismissed.',
    type: 'boolean',
  },
  isLabelHidden: { words: 'The name is for screen readers alone.', type: 'boolean' },
  isLoadingMore: { words: 'More is being fetched. Default false.' },
  isOpen: { words: 'It is open; the parent holds it.' },
  isPending: { words: 'The answer is on its way. Default false.' },
  keys: { words: 'The shortcut that does the same, for the tooltip.', type: 'string[]' },
  label: { words: 'Its name.' },
  loading: { words: 'Whether it is fetched at once, or when it comes near.', type: 'eager | lazy' },
  maxValue: { words: 'The most it can be.' },
  minValue: { words: 'The least it can be.' },
  missing: {
    words: 'The parts of the rule that the password does not meet yet. Default: as the rule finds.',
    type: 'PasswordPart[]',
  },
  modes: { words: 'The ways in that are offered. Default a link alone.', type: 'SignInMode[]' },
  name: { words: 'The name under which a form sends it.' },
  onAccept: { words: 'Called when it is accepted.' },
  onAction: { words: 'Called with the key of what was chosen.', type: '(key: Key) => void' },
  onBack: { words: 'Called on the way back.' },
  onCancel: { words: 'Called to take back what was asked for.' },
  onChange: { words: 'Called with what changed.' },
  onChoose: { words: 'Called with what was chosen.' },
  onClose: { words: 'Called when it is closed.' },
  onCoins: { words: 'Called when the balance is pressed.', type: '() => void' },
  onConfirm: { words: 'Called with what was confirmed.' },
  onDismiss: { words: 'Called when it is put away.' },
  onGoBack: { words: 'Called on the way back.' },
  onOpenChange: { words: 'Called when it opens or closes.', type: '(isOpen: boolean) => void' },
  onOtherEmail: { words: 'Called to begin again with another address.' },
  onPress: { words: 'Called when it is pressed, by pointer or key.', type: '(event: PressEvent) => void' },
  onRate: { words: 'Called with whether it helped.' },
  onReferenceRemove: { words: 'Called when the reference is taken away.' },
  onReload: { words: 'Called to fetch it again.' },
  onResume: { words: 'Its time goes on.' },
  onRetry: { words: 'Called to try again.' },
  onSave: { words: 'Called with what is to be saved.' },
  onSend: { words: 'Called with what is to be sent.' },
  onSendAgain: { words: 'Called to send another.' },
  onSignOut: { words: 'Called to sign out.', type: '() => void' },
  onSubmit: { words: 'Called with what was filled in.' },
  onSwipeCancel: { words: 'A swipe was broken off.' },
  onSwipeEnd: { words: 'A swipe ends.' },
  onSwipeMove: { words: 'A swipe moves: how far to the right, in px.' },
  onSwipeStart: { words: 'A swipe begins.' },
  onTopicChoose: { words: 'Called with the id of the topic that was chosen.' },
  onTopicLeave: { words: 'Called on the way back to the list.' },
  onViewResults: { words: 'Called to see what was made.' },
  photoShootHref: { words: 'Where a shoot begins.' },
  placement: { words: 'The side on which it opens.', type: 'Placement' },
  privacyHref: { words: 'Where the privacy policy can be read.' },
  providers: {
    words: 'Third parties that can sign in: their names, and what a press does.',
    type: 'SignInProvider[]',
  },
  ref: { words: 'Reaches the outer element.' },
  sections: { words: 'The links, in groups with a title.', type: 'SidebarSection[]' },
  signInHref: { words: 'Where one signs in.' },
  step: { words: 'By how much it steps.' },
  termsHref: { words: 'Where the terms can be read.' },
  type: { words: 'What kind of field it is for the browser.', type: 'string' },
  title: { words: 'Its name.' },
  user: { words: 'Who is signed in.', type: 'SidebarUser' },
  value: { words: 'The value; the parent holds it.' },
};

/** `onEmailChange` tells of `email`. */
export function wordsOf(prop: string): string | undefined {
  const [, changed] = /^on([A-Z]\w*)Change$/.exec(prop) ?? [];
  const own = common[prop]?.words;
  if (own !== undefined || changed === undefined) return own;
  return `Called with what \`${changed.charAt(0).toLowerCase()}${changed.slice(1)}\` becomes.`;
}
