interface Said {
  id: string;
  label: string;
  describedBy: readonly (string | false)[];
  isInvalid: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  isRequired: boolean;
}

/** What the element that is typed into says of itself, as a field of several lines does. */
export function attributesOf({ id, label, describedBy, ...is }: Said): Record<string, string> {
  return {
    id,
    'aria-labelledby': label,
    'aria-describedby': describedBy.filter(Boolean).join(' '),
    // A prompt is prose, in whatever direction it is read; its faults are its own, its spelling is the browser's.
    dir: 'auto',
    spellcheck: 'true',
    autocapitalize: 'sentences',
    translate: 'no',
    ...(is.isInvalid && { 'aria-invalid': 'true' }),
    ...(is.isReadOnly && { 'aria-readonly': 'true' }),
    ...(is.isDisabled && { 'aria-disabled': 'true' }),
    ...(is.isRequired && { 'aria-required': 'true' }),
  };
}
