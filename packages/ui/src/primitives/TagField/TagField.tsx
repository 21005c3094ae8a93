import { type TagFieldProps, WordField } from './parts/WordField.tsx';
import { TagEntry } from './TagEntry.tsx';
import { TagRows } from './TagRows.tsx';

export type { TagFieldProps };

/** Words that are gathered one by one. Enter or a comma adds what is typed, Backspace takes the last, a paste adds many. */
export function TagField(props: TagFieldProps) {
  return <WordField {...props} Entry={TagEntry} Rows={TagRows} />;
}
