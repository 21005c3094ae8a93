import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useTexts } from '../../../i18n/useTexts.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import * as styles from './PromptDocument.css.ts';

const lines = ['92%', '97%', '88%', '64%'];

/** The document in the size of what comes: title, text, the versions and what is said of it. */
export function DocumentSkeleton() {
  const t = useTexts('promptDocument', promptDocument);
  return (
    <>
      <Status className={hidden}>{t('reading')}</Status>
      <div className={styles.head} aria-hidden>
        <div className={styles.titleWaiting}>
          <Skeleton shape="text" width="min(20rem, 70%)" />
        </div>
        <div className={styles.saveLine}>
          <Skeleton shape="text" width="8rem" />
        </div>
      </div>
      <div className={styles.body} aria-hidden>
        <div className={styles.waitingLines}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} height={36} width="min(9rem, 100%)" />
          ))}
        </div>
        <div className={styles.waitingText}>
          {lines.map((width) => (
            <Skeleton key={width} shape="text" width={width} />
          ))}
        </div>
        <div className={styles.waitingLines}>
          <Skeleton height={42} width="100%" />
          <Skeleton height={96} width="100%" />
        </div>
      </div>
    </>
  );
}
