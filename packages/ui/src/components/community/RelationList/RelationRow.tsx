import type { Relation } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { Link } from 'react-aria-components/Link';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as rows from '../../account/rows.css.ts';
import * as styles from './RelationList.css.ts';

interface RelationRowProps {
  relation: Relation;
  href: string | undefined;
  isPending: boolean;
  onEnd: () => void;
}

/** One creator, since when, and the end of it. */
export function RelationRow({ relation, href, isPending, onEnd }: RelationRowProps) {
  const t = useTexts('community', texts);
  const locale = useTextLocale();
  const { kind, handle, picture, since } = relation;
  const name = relation.name || (handle ?? t('nameless'));
  return (
    <li className={rows.row}>
      <Avatar name={relation.name || handle} size={40} {...(picture !== null && { src: picture })} />
      <div className={rows.words}>
        <div className={rows.name}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </div>
        <div className={rows.facts}>
          {handle !== null && <span>@{handle}</span>}
          <span>{t('since', { date: formatDay(since, locale) })}</span>
        </div>
      </div>
      <Button
        className={rows.end}
        size="small"
        aria-label={t(`endOf_${kind}`, { name })}
        isPending={isPending}
        pendingLabel={t('ending')}
        onPress={onEnd}
      >
        {t(`end_${kind}`)}
      </Button>
    </li>
  );
}
