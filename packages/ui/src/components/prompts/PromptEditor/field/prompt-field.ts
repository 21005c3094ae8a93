import type { PromptFault, PromptLists } from '@mirror-studio/domain/prompts';
import type { Change } from './changes.ts';

/** What can change while the field is there. */
export interface Settings {
  lists: PromptLists;
  isReadOnly: boolean;
  isDisabled: boolean;
  placeholder: string | undefined;
  /** Of the element that is typed into: its name, what it is described by. */
  attributes: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, string>>;
  sayValues: (count: number) => string;
}

/** What is told to the outside. */
export interface Hearing {
  onType: (text: string) => void;
  onFault: (fault: PromptFault) => void;
  onFocus: (isFocused: boolean) => void;
}

/** A field on the page, and how it is changed. */
export interface PromptField {
  /** What is typed into. */
  readonly element: HTMLElement;
  focus: () => void;
  select: (from: number, to: number, isBackward: boolean) => void;
  /** Selects what is wrong and brings it into sight. */
  goTo: (fault: PromptFault) => void;
  /** Changes the text, as somebody who types would. */
  write: (change: Change) => void;
  set: (settings: Settings) => void;
  /** Shows another text, the selection where it was. It can be undone. */
  show: (text: string) => void;
  end: () => void;
}
