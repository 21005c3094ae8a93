import { type HelpTopicId, helpTopicIds } from '@mirror-studio/domain/help';

/** Says whether a topic is there: links to topics are kept by people and may be old. */
export function isHelpTopicId(id: string): id is HelpTopicId {
  return helpTopicIds.some((known) => known === id);
}
