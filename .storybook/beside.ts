import { createElement, type PropsWithChildren } from 'react';
import { types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { bothThemes } from './themes.ts';

/** The address of the page that is shown, with other choices of the toolbar; embedded, it takes no focus from the first. */
function addressOf(id: string, viewMode: string, globals: Record<string, unknown>): string {
  const said = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode, embedded: 'true', globals: said }).toString()}`;
}

/** The page in a second frame, in the light theme, when the toolbar asks for both: the first one is dark then. */
function Beside({ children }: PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  if (globals['theme'] !== bothThemes || !storyId) return children;
  const address = addressOf(storyId, viewMode ?? 'story', { ...globals, theme: 'light' });
  // Storybook's own bundler makes no elements of JSX without React in sight.
  return createElement(
    'div',
    { className: 'studio-beside' },
    createElement('div', null, children),
    createElement('iframe', { key: address, title: 'The same in the light theme', src: address }),
  );
}

/** Dark beside light, in the one frame of the page. */
export const besideLight = {
  type: types.PREVIEW,
  id: 'studio/beside',
  render: Beside,
} as const;
