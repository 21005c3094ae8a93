import type { ReactNode } from 'react';
import { DangerIcon } from '../../icons/index.ts';
import * as styles from './Field.css.ts';

/** What is wrong with a field: the sign and the words, inside an element with the class `error`. */
export const FieldProblem = ({ children }: { children: ReactNode }) => (
  <>
    <DangerIcon size={16} className={styles.errorIcon} />
    <span>{children}</span>
  </>
);

interface FieldNoteProps {
  /** Named by the field's `aria-describedby`, so it stands there while it is empty. */
  id: string;
  description?: ReactNode;
  /** Takes the place of the description. */
  error: ReactNode;
}

/** Help or error of a field whose control is not one of React Aria's. */
export function FieldNote({ id, description, error }: FieldNoteProps) {
  const isWrong = error !== undefined;
  return (
    <div
      id={id}
      hidden={!isWrong && description === undefined}
      className={isWrong ? styles.error : styles.help}
    >
      {isWrong ? <FieldProblem>{error}</FieldProblem> : description}
    </div>
  );
}
