/** The part of a keyboard event that is needed. */
export interface KeyPress {
  readonly key: string;
  /** Which key of the keyboard it is, such as 'KeyJ': needed where that writes a letter of another script than Latin. */
  readonly code?: string | undefined;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const isOfOtherScript = (key: string) => /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);

/**
 * The press that a keyboard event tells of (§2). When a browser or a password manager fills in a field, it sends an event
 * without a key: nothing was pressed.
 *
 * @param event - As the browser gives it.
 * @returns The press, or null.
 */
export function keyPressOf(event: Omit<KeyPress, 'key'> & { readonly key?: string }): KeyPress | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (typeof key !== 'string') return null;
  return { key, ...(isOfOtherScript(key) && { code }), ctrlKey, metaKey, altKey, shiftKey };
}

/** What the keys that write no letter on a US keyboard write there, without and with Shift. */
const signs: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
};

/**
 * What a key writes in Latin letters (§2), in lower case: where it writes a letter of another script, as on a Russian keyboard,
 * what the same key writes on a US one.
 *
 * @param press - The press; also one without a key.
 * @returns The character or the name of the key; nothing where there is none.
 */
export function latinKey({
  key = '',
  code = '',
  shiftKey,
}: Partial<Pick<KeyPress, 'key' | 'code' | 'shiftKey'>>): string {
  const written = key.toLowerCase();
  if (!isOfOtherScript(key)) return written;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter ?? signs[code]?.charAt(shiftKey ? 1 : 0) ?? written;
}
