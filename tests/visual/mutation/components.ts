/** A component whose style declarations are dropped one at a time, and the stories that must notice. */
export interface Subject {
  /** Names the style sheet in the built Storybook: `assets/<sheet>-<hash>.css`. */
  sheet: string;
  /** The component's own titles, captured. */
  titles: readonly string[];
  /** Titles without screenshots whose plays hold what a picture of the component alone cannot show. */
  plays?: readonly string[];
}

export const subjects: readonly Subject[] = [
  { sheet: 'Button', titles: ['Primitives/Button'] },
  { sheet: 'Dialog', titles: ['Primitives/Dialog', 'Primitives/AlertDialog'] },
  { sheet: 'Drawer', titles: ['Primitives/Drawer'] },
  {
    sheet: 'Overlay',
    titles: ['Primitives/Dialog', 'Primitives/Drawer', 'Primitives/Popover', 'Primitives/Menu'],
    plays: [
      'Components/Behavior/Interruption',
      'Components/Behavior/Interruption of one',
      'Components/Behavior/Interruption of popovers',
    ],
  },
  { sheet: 'Slider', titles: ['Primitives/Slider'] },
  { sheet: 'Switch', titles: ['Primitives/Switch'] },
  { sheet: 'Tabs', titles: ['Primitives/Tabs'] },
  {
    sheet: 'Toast',
    titles: ['Components/Toast'],
    plays: ['Components/Behavior/Toast over overlays'],
  },
  { sheet: 'ExchangeDialog', titles: ['Components/ExchangeDialog'] },
  { sheet: 'NotificationCenter', titles: ['Components/NotificationCenter'] },
];
