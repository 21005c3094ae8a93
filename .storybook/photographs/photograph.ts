import type { Preview } from '@storybook/react-vite';

/** What a story may say about its photograph, as `parameters.photograph`. */
export interface PhotographParameters {
  /** No photograph: for stories whose picture is another story's. */
  skip?: boolean;
}

export interface Photographer {
  take: (
    name: string,
    clip: { x: number; y: number; width: number; height: number },
  ) => Promise<string | null>;
  checkAccessibility: () => Promise<string[]>;
}

declare global {
  // Set by vitest.setup.ts; absent in the Storybook a person looks at.
  var mirrorPhotographer: Photographer | undefined;
}

const themes = ['dark', 'light'] as const;
const margin = 16;

/** The part of the page that shows something: the story and every layer it opened. */
function clipOfWhatIsShown() {
  const boxes = [
    ...document.querySelectorAll('#storybook-root, body > div, body > section, [data-testid="underlay"]'),
  ]
    .filter((element) => element.id !== 'storybook-docs')
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
  const right = Math.max(...boxes.map((box) => box.right), 1);
  const bottom = Math.max(...boxes.map((box) => box.bottom), 1);
  return {
    x: 0,
    y: 0,
    width: Math.min(Math.ceil(right) + margin, window.innerWidth),
    height: Math.min(Math.ceil(bottom) + margin, window.innerHeight),
  };
}

async function settled() {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Has everything drawn afresh: an edge that was drawn before its picture came keeps another smoothing. */
async function repainted() {
  const { style } = document.documentElement;
  style.translate = '0 1px';
  await settled();
  style.translate = '';
  await settled();
}

/** Vite lays its failures over the page: without this they would be photographed in the story's place. */
function refuseFailedModules() {
  const overlay = document.querySelector('vite-error-overlay');
  if (!overlay) return;
  const said = overlay.shadowRoot?.querySelector('.message')?.textContent ?? '';
  throw new Error(`A module could not be served; nothing was photographed. ${said}`.trim());
}

/** Photographs the story as its play function left it, and runs axe, in both themes. */
export const photographStory: NonNullable<Preview['afterEach']> = async ({
  id,
  title,
  parameters,
  globals,
}) => {
  const photographer = globalThis.mirrorPhotographer;
  const wishes: PhotographParameters = parameters['photograph'] ?? {};
  if (!photographer || wishes.skip) return;

  const html = document.documentElement;
  const complaints: string[] = [];
  const folder = title.toLowerCase().replace(/[^a-z0-9/]+/g, '-');
  const story = id.split('--').at(-1) ?? id;
  try {
    for (const theme of themes) {
      html.dataset['theme'] = theme;
      await settled();
      refuseFailedModules();
      const take = () => photographer.take(`${folder}/${story}.${theme}`, clipOfWhatIsShown());
      let difference = await take();
      if (difference) {
        await repainted();
        difference = await take();
      }
      if (difference) complaints.push(difference);
      if (theme !== globals['theme'] && parameters['a11y']?.test === 'error') {
        complaints.push(...(await photographer.checkAccessibility()).map((fault) => `${theme}: ${fault}`));
      }
    }
  } finally {
    html.dataset['theme'] = String(globals['theme']);
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
};
