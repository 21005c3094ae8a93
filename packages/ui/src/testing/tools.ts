interface ByRole {
  name?: string | RegExp;
}

/** Finds elements by what they are to a reader. Testing Library's `screen` and Storybook's `canvas` are ones. */
export interface Screen {
  getByRole: (role: string, options?: ByRole) => HTMLElement;
  getAllByRole: (role: string, options?: ByRole) => HTMLElement[];
  queryByRole: (role: string, options?: ByRole) => HTMLElement | null;
  queryAllByRole: (role: string, options?: ByRole) => HTMLElement[];
  findByRole: (role: string, options?: ByRole) => Promise<HTMLElement>;
}

/** Presses and types. `userEvent` of Testing Library and of Storybook are ones. */
export interface User {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  keyboard: (text: string) => Promise<unknown>;
}

/** What a team's own test runner brings. */
export interface Tools {
  screen: Screen;
  within: (element: HTMLElement) => Screen;
  user: User;
  /** The texts in force, by namespace, where they are not the built-in English: what `TextsProvider` was given. */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
