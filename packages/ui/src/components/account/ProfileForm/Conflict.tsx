import { type ProfileForm, tidyProfile } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './ProfileForm.css.ts';

interface ConflictProps {
  mine: ProfileForm;
  theirs: ProfileForm;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const fields = ['name', 'handle', 'words', 'links'] as const;

/** The profile was saved elsewhere: what differs, from both, and which one stays. */
export function Conflict({ mine, theirs, isPending, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTexts('ownProfile', ownProfile);
  const both = [tidyProfile(mine), tidyProfile(theirs)] as const;
  const linesOf = (value: string | readonly string[]) => (typeof value === 'string' ? [value] : value);
  const differing = fields.filter(
    (field) => linesOf(both[0][field]).join('\n') !== linesOf(both[1][field]).join('\n'),
  );
  const inWords = (value: string | readonly string[]) =>
    value.length === 0
      ? t('conflictNothing')
      : linesOf(value).map((line, at) => (
          <Fragment key={line}>
            {at > 0 && '\n'}
            {line}
          </Fragment>
        ));
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('conflictTitle')}
      actions={
        <>
          <Button size="small" variant="primary" isPending={isPending} onPress={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button size="small" isDisabled={isPending} onPress={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </>
      }
    >
      {t('conflict')}
      <dl className={styles.both}>
        {differing.map((field) => (
          <div key={field} className={styles.pair}>
            <dt className={styles.pairName}>{t(field)}</dt>
            <dd className={styles.said}>
              <span className={styles.faint}>{t('conflictMine')}: </span>
              {inWords(both[0][field])}
            </dd>
            <dd className={styles.said}>
              <span className={styles.faint}>{t('conflictTheirs')}: </span>
              {inWords(both[1][field])}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
