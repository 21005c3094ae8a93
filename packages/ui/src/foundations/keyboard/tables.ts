import { choiceKeys } from './choices.tsx';
import { controlKeys } from './controls.tsx';
import { layerKeys } from './layers.tsx';
import type { KeyTable } from './types.ts';

/** The keyboard of every primitive that has one, by the component's name. */
export const keyTables: Readonly<Record<string, KeyTable>> = { ...controlKeys, ...choiceKeys, ...layerKeys };

/** Components without keys of their own, and why. */
export const withoutKeys: Readonly<Record<string, string>> = {
  Avatar: 'it is a picture',
  Badge: 'it is a label',
  Card: 'it is a surface; what stands on it has its keys',
  EmptyState: 'its actions are Buttons',
  ErrorState: 'its actions are Buttons',
  Image: 'it is a picture',
  Kbd: 'it shows keys',
  List: 'what stands in its rows has its keys',
  Markdown: 'its links are links',
  Meter: 'it is read',
  Progress: 'it is read',
  Skeleton: 'it is hidden from the keyboard',
  Spinner: 'it is read',
  StatusBadge: 'it is a label',
};
