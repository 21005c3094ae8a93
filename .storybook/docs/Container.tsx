import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { studioTheme } from '../brand.ts';
import { applySurroundings } from '../surroundings.tsx';
import { useToolbar } from './globals.ts';

/** A page of documentation in the theme, density, contrast, motion and direction that the toolbar has chosen. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  useLayoutEffect(() => applySurroundings(globals));
  return (
    <DocsContainer context={context} theme={studioTheme(globals['theme'])}>
      {children}
    </DocsContainer>
  );
}
