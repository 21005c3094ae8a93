/** §2 The event that opens help, prefixed for pages where something else uses the plain name. */
export const openHelpEvent = 'mirror-studio:open-help';

/** §2, decisions: every name under which the event is heard on the window; its detail carries a topic id and a section. */
export const openHelpEvents = ['open-help', openHelpEvent] as const;

/** The detail of the events in `openHelpEvents`. */
export interface OpenHelpDetail {
  readonly topicId?: string | undefined;
  readonly section?: string | undefined;
}
