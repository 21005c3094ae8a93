import { Source } from '@storybook/addon-docs/blocks';
import { useToolbar } from './globals.ts';

/** A piece of source, in the theme of the toolbar. */
export function Code({ code, language }: { code: string; language: 'tsx' | 'typescript' }) {
  const { theme } = useToolbar();
  return <Source code={code} language={language} dark={theme !== 'light'} />;
}
