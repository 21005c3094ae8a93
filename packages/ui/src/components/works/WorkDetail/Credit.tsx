import type { Work } from '@mirror-studio/domain/contract';
import { family as texts } from '@mirror-studio/domain/texts/en/family';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { RemixIcon } from '../../../icons/index.ts';
import * as styles from './WorkDetail.css.ts';

interface CreditProps {
  of: NonNullable<Work['remixOf']>;
  hrefOf: ((id: string) => string) | undefined;
}

/** What a work is a remix of, and whose that was, also where it is not here any more. */
export function Credit({ of: { workId, title, author }, hrefOf }: CreditProps) {
  const t = useTexts('family', texts);
  const words =
    author === null
      ? t('remixOfLeft')
      : workId === null
        ? t('remixOfGone', { name: author.name })
        : t('remixOf', { title: title ?? '', name: author.name });
  return (
    <p className={styles.credit}>
      <RemixIcon size={16} />
      {workId !== null && hrefOf ? (
        <Link href={hrefOf(workId)} className={styles.tag}>
          {words}
        </Link>
      ) : (
        <span dir="auto">{words}</span>
      )}
    </p>
  );
}
