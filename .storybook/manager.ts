import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { studioTheme } from './brand.ts';
import { viewportOf } from './widths.ts';

interface Said {
  globals: Record<string, unknown>;
}

addons.setConfig({
  theme: studioTheme(new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1]),
  sidebar: { showRoots: true },
  // The width stands in the toolbar with the other choices, under its own name.
  toolbar: { 'storybook/viewport/tool': { hidden: true }, 'storybook/background': { hidden: true } },
});

addons.register('studio', (api) => {
  let theme: unknown;
  let width: unknown = 'full';
  const follow = ({ globals }: Said) => {
    if (globals['theme'] !== theme) {
      theme = globals['theme'];
      api.setOptions({ theme: studioTheme(theme) });
    }
    if (globals['width'] !== width) {
      width = globals['width'];
      api.updateGlobals({ viewport: { value: viewportOf(width), isRotated: false } });
    }
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
