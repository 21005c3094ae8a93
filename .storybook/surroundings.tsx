import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

type Globals = Record<string, unknown>;

const choice = (title: string, icon: string, items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const toolbar = {
  theme: choice('Theme', 'mirror', ['dark', 'light']),
  density: choice('Density', 'component', ['compact', 'comfortable', 'spacious']),
  contrast: choice('Contrast', 'contrast', ['normal', 'more']),
  motion: choice('Motion', 'play', ['full', 'reduced']),
  locale: choice('Language', 'globe', ['en', 'es']),
  direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
} satisfies Preview['globalTypes'];

/** Puts the toolbar's choices on the document, where the themes look for them. */
export function applySurroundings(globals: Globals) {
  const { documentElement: html } = document;
  for (const name of ['theme', 'density', 'contrast', 'motion'] as const) {
    html.dataset[name] = String(globals[name]);
  }
  html.lang = String(globals['locale']);
  html.dir = String(globals['direction']);
}

export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => applySurroundings(globals));
  return children;
}
