import { storyKey } from './stories.ts';
import { titleOfFlow } from './title.ts';

/**
 * @param flow - A flow's name, `jobs-drawer`.
 * @param story - The key of one of its stories: of a state, or `page`, or `all-states`.
 * @returns The id of the story in Storybook.
 */
export const storyIdOf = (flow: string, story: string) =>
  `flows-state-atlas-${titleOfFlow(flow).toLowerCase().replaceAll(' ', '-')}--${story}`;

/**
 * The address of a story in this Storybook: it holds as long as the state keeps its name, so that others can point to it.
 *
 * @param id - The id of the story.
 */
export const addressOf = (id: string) => `./?path=/story/${id}`;

/** The id of the story of a state of a flow. */
export const storyOfState = (flow: string, stateId: string) => storyIdOf(flow, storyKey(stateId));

interface Channel {
  emit: (event: string, said: object) => void;
}

const isChannel = (value: unknown): value is Channel =>
  typeof value === 'object' && value !== null && 'emit' in value;

/**
 * Opens another story within the Storybook round this page, which keeps the choices of its toolbar; a link alone would
 * begin with the usual ones.
 *
 * @param id - The id of the story.
 * @returns False when there is no Storybook round this page, or another window is asked for: the link itself is followed.
 */
export function openedWithin(id: string, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  if (ctrlKey || metaKey || shiftKey || window.parent === window || !isChannel(channel)) return false;
  channel.emit('selectStory', { storyId: id });
  return true;
}
