import type { RuleObject } from 'axe-core';
import { configure } from 'storybook/test';
import type { ChromaticParameters, Theme, VisualParameters } from '../variants.ts';
import { checkAccessibility } from './accessibility.ts';
import { type Clip, clipOfWhatIsShown } from './clip.ts';
import { checkEqualAccess } from './equalAccess.ts';
import { beginFocusWalk, focusStep } from './focus.ts';
import { everyFamily, lendGlyphs } from './glyphs.ts';
import { lettersWithoutFont } from './letters.ts';
import { checkMobile } from './mobile-checks.ts';
import { holdCarets, holdGlass, repainted, settled } from './settled.ts';
import { complaintsAtEnd, complaintsSince, show } from './story.ts';

export interface About {
  id: string;
  /** What the story asks for, by name. */
  viewport?: { width: number; height: number };
  visual: VisualParameters;
  /** Names of the themes and variants that it is seen in; none when it has no picture. */
  variants: string[];
  /** One of the stories that show best what its title is (`isMain` in variants.ts). */
  isMain: boolean;
  isCheckedByAxe: boolean;
  /** It shows a component: it is neither a playground nor a test of many. */
  isPart: boolean;
  /** All states of a component at once, drawn small. */
  isSheet: boolean;
  /** The story's own exceptions from axe's rules. */
  axeRules: RuleObject;
}

interface LoadedStory {
  tags?: string[];
  component?: unknown;
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    visual?: VisualParameters;
    chromatic?: ChromaticParameters;
    isMain?: boolean;
    a11y?: { test?: string; options?: { rules?: RuleObject } };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface StoryStore {
  loadStory: (of: { storyId: string }) => Promise<LoadedStory>;
}

const theStore = () =>
  (globalThis as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: StoryStore } }).__STORYBOOK_PREVIEW__
    ?.storyStoreValue;

async function started(): Promise<StoryStore> {
  for (;;) {
    const store = theStore();
    if (store) return store;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function about(id: string): Promise<About> {
  const store = await started();
  const { parameters, storyGlobals, tags, component } = await store.loadStory({ storyId: id });
  const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
  return {
    id,
    ...(parameters.visual?.size && { viewport: parameters.visual.size }),
    ...(styles && {
      viewport: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
    }),
    visual: parameters.visual ?? {},
    variants: Object.keys(parameters.chromatic?.modes ?? {}),
    isMain: parameters.isMain === true,
    isPart: component !== undefined && !id.endsWith('--playground'),
    isSheet: tags?.includes('sheet') || id.endsWith('--matrix'),
    isCheckedByAxe: parameters.a11y?.test === 'error',
    axeRules: parameters.a11y?.options?.rules ?? {},
  };
}

/** Storybook's own signs of waiting, hidden: most of the elements that the checks of a small story would look at. */
function removeFrame() {
  for (const each of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'))
    each.remove();
}

/** What the runner asks of the page; it drives the page from outside. */
const checks = {
  ready: Promise.resolve().then(async () => {
    holdCarets();
    removeFrame();
    await Promise.all([lendGlyphs(), started()]);
  }),
  about: (ids: string[]) => Promise.all(ids.map(about)),
  /** Plays a story as the product would draw it, glass included. */
  play: show,
  show: async (id: string) => {
    holdGlass(true);
    const complaints = await show(id);
    // An overlay that the play has opened is still on its way: its motion begins frames after its press.
    await settled(3);
    return [...complaints, ...complaintsSince()];
  },
  /** Puts a theme on and waits until nothing moves; answers which part of the page to capture. */
  dress: async (theme: Theme): Promise<Clip> => {
    document.documentElement.dataset['theme'] = theme;
    holdGlass(true);
    await settled();
    holdGlass(false);
    return clipOfWhatIsShown();
  },
  repaint: async (): Promise<Clip> => {
    await repainted();
    return clipOfWhatIsShown();
  },
  lettersWithoutFont: () => lettersWithoutFont(everyFamily),
  checkAccessibility,
  checkEqualAccess,
  checkMobile,
  beginFocusWalk: () => {
    holdGlass(true);
    return beginFocusWalk();
  },
  focusStep,
  complaintsAtEnd,
};

export type Checks = typeof checks;

declare global {
  /** Present only in the Storybook that the runner builds. */
  var visualChecks: Checks;
}

configure({
  // On a machine that is busy with other checks a second is not long.
  asyncUtilTimeout: 8000,
  // The whole document of Storybook, hundreds of lines, would hide which story failed.
  getElementError: (message) => new Error(message?.split('\n').slice(0, 40).join('\n') ?? 'Not found.'),
});

globalThis.visualChecks = checks;

export default {};
