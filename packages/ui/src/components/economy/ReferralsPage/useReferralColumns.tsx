import type { Referral } from '@mirror-studio/domain/contract';
import { referralSteps } from '@mirror-studio/domain/referrals';
import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { Fragment } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import type { TableColumn } from '../../../primitives/Table/index.ts';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { signedFigure } from '../signed-figure.ts';
import * as styles from './ReferralsPage.css.ts';

/** How far somebody got: dots for the eye, and a word. */
function Step({ referral: { step, coins } }: { referral: Referral }) {
  const t = useTexts('referrals', texts);
  const taken = referralSteps.indexOf(step);
  const isBeyond = step === 'rewarded' && coins === 0;
  return (
    <span className={styles.step}>
      <span className={styles.dots} aria-hidden>
        {referralSteps.map((one, at) => (
          <Fragment key={one}>
            {at > 0 && <span className={styles.line} />}
            <span
              className={cx(
                styles.dot,
                at <= taken &&
                  !(isBeyond && one === 'rewarded') &&
                  (one === 'rewarded' ? styles.won : styles.taken),
              )}
            />
          </Fragment>
        ))}
      </span>
      <span className={styles.stepWord}>{t(isBeyond ? 'monthWasFull' : `step_${step}`)}</span>
    </span>
  );
}

/** What a row says of somebody who came: who, how far they got, when they joined, and what it brought. */
export function useReferralColumns(): readonly TableColumn<Referral>[] {
  const t = useTexts('referrals', texts);
  const locale = useTextLocale();
  const whoOf = ({ who }: Referral) => who ?? t('somebody');
  return [
    {
      id: 'who',
      label: t('column_who'),
      isRowHeader: true,
      minWidth: 120,
      width: '2fr',
      text: (referral) => whoOf(referral) || t('newMember'),
      cell: (referral) => (
        <span className={cx(styles.person, !referral.who && styles.faint)} dir="auto">
          {whoOf(referral) || t('newMember')}
        </span>
      ),
    },
    {
      id: 'step',
      label: t('column_step'),
      minWidth: 190,
      width: '2fr',
      cell: (referral) => <Step referral={referral} />,
    },
    {
      id: 'when',
      label: t('column_when'),
      width: 140,
      cell: ({ joinedAt }) => <RelativeTime at={joinedAt} />,
    },
    {
      id: 'coins',
      label: t('column_coins'),
      isNumeric: true,
      width: 120,
      cell: ({ coins }) => (
        <span className={cx(styles.coins, coins > 0 && styles.gain)} dir="ltr">
          {coins > 0 ? signedFigure(coins, locale) : '–'}
        </span>
      ),
    },
  ];
}
