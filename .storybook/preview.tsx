import '../packages/ui/src/theme/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { freeze } from './frozen.ts';
import { photographStory } from './photographs/photograph.ts';
import { applySurroundings, Surroundings, toolbar, viewports } from './surroundings.tsx';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Contrast ledger'],
          'Primitives',
          'Patterns',
          'Components',
          'Flows',
          ['State Atlas'],
          'Pages',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: {
    theme: 'dark',
    density: 'comfortable',
    contrast: 'normal',
    motion: 'full',
    locale: 'en',
    direction: 'ltr',
  },
  beforeEach: ({ globals, parameters }) => {
    applySurroundings(globals);
    // Storybook's own page pads the story; the page of the checks does not.
    if (globalThis.mirrorPhotographer)
      document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '16px';
    return freeze();
  },
  afterEach: photographStory,
  decorators: [(Story, { globals }) => <Surroundings globals={globals}>{Story()}</Surroundings>],
};

export default preview;
