import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { messages } from '../packages/domain/src/texts/es/index.ts';
import { TextsProvider } from '../packages/ui/src/i18n/TextsProvider.tsx';
import { Mirrored } from '../packages/ui/test/stories/Mirrored.tsx';
import { bothThemes, themeOf } from './themes.ts';
import { widths } from './widths.ts';

export type Globals = Record<string, unknown>;

const choice = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const toolbar = {
  theme: choice('Theme', 'mirror', ['dark', 'light', { value: bothThemes, title: 'dark beside light' }]),
  density: choice('Density', 'component', ['compact', 'comfortable', 'spacious']),
  locale: choice('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'es', title: 'Español' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'ltr', title: 'left to right' },
    { value: 'rtl', title: 'right to left' },
  ]),
  contrast: choice('Contrast', 'contrast', [
    { value: 'normal', title: 'usual contrast' },
    { value: 'more', title: 'more contrast' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'full', title: 'full motion' },
    { value: 'reduced', title: 'reduced motion' },
  ]),
  width: choice(
    'Width',
    'browser',
    widths.map((value) => ({ value, title: value === 'full' ? 'full width' : value })),
  ),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'dark',
  density: 'comfortable',
  contrast: 'normal',
  motion: 'full',
  locale: 'en',
  direction: 'ltr',
  width: 'full',
};

/** Puts the toolbar's choices on the document, where the themes look for them. */
export function applySurroundings(globals: Globals) {
  const { documentElement: html } = document;
  html.dataset['theme'] = themeOf(globals['theme']);
  for (const name of ['density', 'contrast', 'motion'] as const) html.dataset[name] = String(globals[name]);
  html.lang = String(globals['locale']);
  html.dir = String(globals['direction']);
}

/** The toolbar's choices round a story: the document's, the language of every text, the direction. */
export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => applySurroundings(globals));
  const locale = String(globals['locale']);
  const texts = locale === 'es' ? { locale, messages } : { locale };
  return (
    <TextsProvider {...texts}>
      {globals['direction'] === 'rtl' ? <Mirrored locale={locale}>{children}</Mirrored> : children}
    </TextsProvider>
  );
}
