import type { ReactNode } from 'react';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as styles from './CommentList.css.ts';

export interface ShownComment {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
  /** What it is on, or how it stands. */
  readonly aside?: ReactNode;
}

/** What was written, oldest first. Takes the name of the list. */
export function CommentList({ label, comments }: { label: string; comments: readonly ShownComment[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {comments.map(({ id, author, text, createdAt, aside }) => (
        <li key={id} className={styles.comment}>
          <span className={styles.by}>
            <span className={styles.author} dir="auto">
              {author}
            </span>
            {aside !== undefined && <span>{aside}</span>}
            <RelativeTime at={createdAt} />
          </span>
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
