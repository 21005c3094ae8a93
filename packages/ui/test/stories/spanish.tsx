import { messages } from '@mirror-studio/domain/texts/es/index';
import type { ComponentType } from 'react';
import { TextsProvider } from '../../src/i18n/TextsProvider.tsx';

/** A decorator: the story in Spanish. */
export function inSpanish(Story: ComponentType) {
  return (
    <TextsProvider locale="es" messages={messages}>
      <Story />
    </TextsProvider>
  );
}
