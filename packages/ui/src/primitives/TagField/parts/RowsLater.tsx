// The styles of the tags go over those.
import '../../Field/Field.css.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import * as styles from '../TagField.css.ts';
import type { TagRowsProps } from '../TagRows.tsx';

/** What makes the tags a list that keys go over. */
const tagRows = lazyPart(async () => (await import('../TagRows.tsx')).TagRows);

/** The tags that are there: as words, in the places that they have in their list, until that has come. */
export function RowsLater(props: TagRowsProps) {
  const { Component: TagRows } = useLazyPart(tagRows, props.tags.length > 0);
  if (TagRows) return <TagRows {...props} />;
  if (props.tags.length === 0) return null;
  const isRemovable = props.onRemove !== undefined || undefined;
  return (
    <div className={styles.list}>
      {props.tags.map((tag) => (
        <span
          key={tag}
          className={styles.tag}
          /** The tag can be taken away. */
          data-allows-removing={isRemovable}
        >
          <span className={styles.word}>{tag}</span>
          {isRemovable && (
            <span className={styles.remove}>
              <CloseIcon size={14} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
