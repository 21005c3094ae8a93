import type { Preview } from '@storybook/react-vite';
import { chromaticOf, isMain, keyOf, type Subject, type VisualParameters } from './variants.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** The globals that a story sets itself are there, but not in the type. */
type Story = Parameters<Enhancer>[0] & { storyGlobals?: Record<string, unknown> };

interface Entry {
  type: string;
  id: string;
  title: string;
}

const entries = (): Entry[] =>
  Object.values(
    (
      globalThis as {
        __STORYBOOK_PREVIEW__?: { storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } } };
      }
    ).__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {},
  );

const isDefaultOf = (title: string, id: string) => {
  const stories = entries().filter((entry) => entry.type === 'story' && entry.title === title);
  return (stories.find((entry) => keyOf(entry.id) === 'default') ?? stories[0])?.id === id;
};

/**
 * Writes the variants of each story into `parameters.chromatic`. Which they are depends on the other stories of its title,
 * and this is the only hook that sees a story with what it has inherited; it leaves the types of arguments as they are.
 */
export const offered: Enhancer = ({ id, title, parameters, storyGlobals, argTypes }: Story) => {
  const visual: VisualParameters = parameters['visual'] ?? {};
  const subject: Subject = {
    title,
    key: keyOf(id),
    isDefault: isDefaultOf(title, id),
    hasViewport: Boolean(visual.size ?? storyGlobals?.['viewport']),
    visual,
  };
  parameters['chromatic'] = chromaticOf(subject);
  parameters['isMain'] = isMain(subject);
  return argTypes;
};
