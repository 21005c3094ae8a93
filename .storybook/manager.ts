import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { besideLight } from './beside.ts';
import { studioTheme } from './brand.ts';
import { searchPages } from './search/SearchPages.ts';
import { viewportOf } from './widths.ts';

interface Said {
  globals: Record<string, unknown>;
}

addons.setConfig({
  theme: studioTheme(new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1]),
  sidebar: { showRoots: true },
  // A state of a flow and a sheet of states have no properties to play with: they have the room of their panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^flows-|--matrix$/.test(storyId) ? false : isShown),
  },
  // The width stands in the toolbar with the other choices, under its own name.
  toolbar: { 'storybook/viewport/tool': { hidden: true }, 'storybook/background': { hidden: true } },
});

/** What we add to Storybook's frame takes its colours from the theme of the frame. */
function dressFrame(theme: unknown) {
  const { appContentBg, textColor } = studioTheme(theme);
  document.documentElement.style.setProperty('--studio-bg', appContentBg);
  document.documentElement.style.setProperty('--studio-text', textColor);
}

addons.register('studio', (api) => {
  addons.add('studio/beside', besideLight);
  addons.add('studio/search', searchPages);
  let theme: unknown;
  let width: unknown = 'full';
  const follow = ({ globals }: Said) => {
    if (globals['theme'] !== theme) {
      theme = globals['theme'];
      api.setOptions({ theme: studioTheme(theme) });
      dressFrame(theme);
    }
    if (globals['width'] !== width) {
      width = globals['width'];
      api.updateGlobals({ viewport: { value: viewportOf(width), isRotated: false } });
    }
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
