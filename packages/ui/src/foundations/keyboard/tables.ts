import { choiceKeys } from './choices.tsx';
import { controlKeys } from './controls.tsx';
import { layerKeys } from './layers.tsx';
import { openerKeys, overlayKeys } from './overlays.tsx';
import { partKeys } from './parts.tsx';
import type { KeyTable } from './types.ts';

/** The keyboard of every primitive that has one, by the component's name. */
export const primitiveKeys: Readonly<Record<string, KeyTable>> = {
  ...controlKeys,
  ...choiceKeys,
  ...layerKeys,
};
/** The keyboard of what is made of them. */
export const componentKeys: Readonly<Record<string, KeyTable>> = {
  ...overlayKeys,
  ...openerKeys,
  ...partKeys,
};
export const keyTables: Readonly<Record<string, KeyTable>> = { ...primitiveKeys, ...componentKeys };

/** Components without keys of their own, and why. */
export const withoutKeys: Readonly<Record<string, string>> = {
  AlphaBanner: 'it has a link and a Button',
  AmountSlider: 'it is a Slider',
  Avatar: 'it is a picture',
  Badge: 'it is a label',
  Card: 'it is a surface; what stands on it has its keys',
  ChordHint: 'it is read; the chords are in KeyboardShortcuts',
  DemoBanner: 'it has a link and a Button',
  EmptyState: 'its actions are Buttons',
  ErrorState: 'its actions are Buttons',
  EventFrame: 'its actions are Buttons',
  HelpLauncher: 'it is an IconButton',
  HelpSearch: 'it is a SearchField',
  Image: 'it is a picture',
  JobCard: 'its actions are Buttons',
  JobsBadge: 'it is an IconButton',
  Kbd: 'it shows keys',
  KeyboardShortcuts: 'it is read',
  LandingHero: 'its links are links',
  LinkProblem: 'it is a SignInForm under a Banner',
  LinkSent: 'its actions are Buttons',
  List: 'what stands in its rows has its keys',
  LoadingGuard: 'it is read',
  Markdown: 'its links are links',
  Meter: 'it is read',
  PageNotFound: 'its actions are a Button and a link',
  PageSkeleton: 'it is read',
  PhotoShoot: 'it is a page: its parts have their tables',
  Progress: 'it is read',
  PublicPage: 'its links are links',
  ReAuthButton: 'it is a Button',
  Sidebar: 'its links are links; Ctrl+B is a key of the shell',
  Skeleton: 'it is hidden from the keyboard',
  Spinner: 'it is read',
  StatusBadge: 'it is a label',
  StatusCard: 'its actions are Buttons',
  StudioHome: 'its links are links',
  SuspendedScreen: 'its actions are a link and a Button',
  TokenCounter: 'it is a Button',
  TopicDetail: 'its actions are Buttons',
  TopicList: 'it is a VirtualList',
  TransactionList: 'it is a VirtualList',
  UnbuiltPage: 'its links are links',
};
