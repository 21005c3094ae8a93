import type { ReferralInvite as Invite } from '@mirror-studio/domain/contract';
import { formatDeadline } from '@mirror-studio/domain/texts';
import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { useId } from 'react';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './ReferralInvite.css.ts';

export interface ReferralInviteProps extends RootProps {
  /** The code, its link, and what of the month is left; left out while it is on its way. */
  invite?: Invite;
  /** Why it did not come. */
  failure?: ListFailure;
  /** Called with the link where whoever uses it can hand it on by their own means; left out where they cannot. */
  onShare?: (link: string) => void;
  /** Copies a text; rejects when it cannot. Default the clipboard of the browser. */
  copy?: (text: string) => Promise<void>;
}

/** The code and the link by which somebody invites others, what it earns, and what of the month is left. */
export function ReferralInvite({ invite, failure, onShare, copy, ...rest }: ReferralInviteProps) {
  const t = useTexts('referrals', texts);
  const id = useId();
  return (
    <Card padding="large" elementType="section" aria-labelledby={id} {...rootProps(rest, styles.root)}>
      <h2 id={id} className={styles.title}>
        {t('inviteTitle')}
      </h2>
      {invite ? (
        <Ways invite={invite} onShare={onShare} copy={copy} />
      ) : failure ? (
        <ErrorState {...failure} level={3} />
      ) : (
        <Skeleton shape="block" height="17rem" />
      )}
    </Card>
  );
}

function Ways({ invite, onShare, copy }: { invite: Invite } & Pick<ReferralInviteProps, 'onShare' | 'copy'>) {
  const t = useTexts('referrals', texts);
  const { code, link, coins } = invite;
  if (code === null || link === null) return <Banner tone="info">{t('demo')}</Banner>;
  const copying = copy && { copy };
  return (
    <>
      <dl className={styles.ways}>
        <div className={styles.way}>
          <dt className={styles.term}>{t('code')}</dt>
          <dd className={styles.code} dir="ltr">
            {code}
          </dd>
          <dd className={styles.act}>
            <CopyButton size="small" label={t('copyCode')} text={code} {...copying} />
          </dd>
        </div>
        <div className={styles.way}>
          <dt className={styles.term}>{t('link')}</dt>
          <dd className={styles.link} dir="ltr">
            {link.replace(/^https?:\/\//, '')}
          </dd>
          <dd className={styles.act}>
            <CopyButton size="small" variant="primary" label={t('copyLink')} text={link} {...copying} />
            {onShare && (
              <Button size="small" onPress={() => onShare(link)}>
                {t('share')}
              </Button>
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.rule}>
        <CoinIcon size={18} className={styles.reward} />
        <p className={styles.promise}>
          <strong className={styles.reward}>{t('reward', { count: coins })}</strong> {t('rewardWhen')}
        </p>
      </div>
      <Month invite={invite} />
    </>
  );
}

/** How much of the month is left. A server does not know the zone of whoever reads. */
function Month({ invite: { peopleLeft, peopleAMonth, monthEndsAt } }: { invite: Invite }) {
  const t = useTexts('referrals', texts);
  const locale = useTextLocale();
  const zone = useIsOnServer() ? 'UTC' : undefined;
  return (
    <div className={styles.month}>
      <p className={styles.left}>
        {peopleLeft > 0 ? t('left', { count: peopleLeft, most: peopleAMonth }) : t('full')}
      </p>
      <div>{t('monthEnds', { when: formatDeadline(Date.parse(monthEndsAt), locale, zone) })}</div>
    </div>
  );
}
