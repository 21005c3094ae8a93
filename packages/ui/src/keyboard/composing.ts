interface Pressed {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  /** Of an event of React. */
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/**
 * Whether a key is the keyboard's own, because a word is being composed, as in Japanese: Enter takes it, and Escape drops it.
 * Safari ends the composition before it sends that key, which then has the code 229.
 */
export const isComposing = (event: Pressed): boolean =>
  (event.nativeEvent ?? event).isComposing === true || event.keyCode === 229;

/** Whether Escape was pressed, and not to drop a word that is being composed. */
export const isEscape = (event: Pressed): boolean => event.key === 'Escape' && !isComposing(event);
