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

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** A story asks for one by `globals: { viewport: { value: 'small' } }`; without it the page is 1200 × 900. */
export const viewports = {
  small: viewport('Small, 320 × 568', 320, 568),
  tablet: viewport('Tablet, 768 × 1024', 768, 1024),
  desktop: viewport('Desktop, 1440 × 900', 1440, 900),
};

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
