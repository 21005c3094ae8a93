import '../packages/ui/src/theme/global.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import './docs/docs.css';
import './docs/advice.css';
import './docs/facts.css';
import type { Preview } from '@storybook/react-vite';
import { loadParts } from '../packages/ui/src/overlays/lazy-overlay.ts';
import { offered } from '../tests/visual/chromatic.ts';
import { controls } from './controls.ts';
import { itsTurn, stayInPlace } from './docs/embedded.ts';
import { lazyWithRetry } from './docs/lazy.tsx';
import { freeze } from './frozen.ts';
import { applySurroundings, initialGlobals, Surroundings, toolbar } from './surroundings.tsx';
import { viewports } from './widths.ts';
import { words } from './words.ts';

stayInPlace();

const page = lazyWithRetry(async () => (await import('./docs/ComponentPage.tsx')).ComponentPage);
// After the page: its headings are listed as soon as the container stands, and must be in it by then.
const container = lazyWithRetry(async () => {
  await page.load();
  return (await import('./docs/Container.tsx')).Container;
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    docs: {
      container,
      page,
      toc: { headingSelector: 'h2, h3.state-name', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Theming', 'Type', 'Space', 'Motion', 'Icons', 'Contrast ledger'],
          'Primitives',
          'Patterns',
          'Components',
          'Flows',
          ['State Atlas'],
          'Pages',
          'Suites',
        ],
      },
    },
  },
  argTypesEnhancers: [controls, offered, words],
  globalTypes: toolbar,
  initialGlobals,
  beforeEach: async ({ globals }) => {
    applySurroundings(globals);
    await itsTurn();
    // A story shows what is there in the end; what is there before has stories of its own.
    await loadParts();
    return freeze();
  },
  decorators: [(Story, { globals }) => <Surroundings globals={globals}>{Story()}</Surroundings>],
};

export default preview;
