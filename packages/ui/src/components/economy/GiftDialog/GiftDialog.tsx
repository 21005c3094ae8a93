import type { Gift } from '@mirror-studio/domain/contract';
import { formatDeadline } from '@mirror-studio/domain/texts';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { GiftStateBadge } from '../GiftsPage/useGiftColumns.tsx';
import { useGiftPerson } from '../gift-person.ts';
import * as styles from './GiftDialog.css.ts';

export interface GiftDialogProps extends OverlayProps {
  /** The gift; missing while it is on its way. */
  gift?: Gift;
  /** Why it did not come. */
  failure?: ListFailure;
  /** Where the ledger has what moved the coins; default none. */
  ledgerHref?: string;
  /** Called when whoever got it thanks for it, which is done once. */
  onThank?: () => void;
  /** The thanks are on their way. Default false. */
  isThanking?: boolean;
  /** Why they could not be sent, in words. */
  thankFailure?: string;
}

/** The receipt of a gift, the same for both; whoever got it can thank. */
export function GiftDialog({
  gift,
  failure,
  ledgerHref,
  onThank,
  isThanking = false,
  thankFailure,
  ...overlay
}: GiftDialogProps) {
  const t = useTexts('gifts', texts);
  const canThank = gift?.box === 'received' && gift.thankedAt === null && onThank !== undefined;
  return (
    <Dialog
      {...overlay}
      title={t('receipt')}
      {...(gift && {
        footer: (
          <>
            {ledgerHref !== undefined && (
              <LinkButton href={ledgerHref} variant="ghost">
                {t('inLedger')}
              </LinkButton>
            )}
            {canThank && (
              <Button variant="primary" onPress={onThank} isPending={isThanking} pendingLabel={t('thanking')}>
                {t('thank')}
              </Button>
            )}
          </>
        ),
      })}
    >
      {gift ? (
        <Sheet gift={gift} thankFailure={thankFailure} />
      ) : failure ? (
        <ErrorState level={3} {...failure} />
      ) : (
        <div className={styles.waiting} aria-busy>
          <Status>{t('receiptLoading')}</Status>
          <Skeleton shape="text" width="50%" />
          <Skeleton shape="block" height="8rem" />
        </div>
      )}
    </Dialog>
  );
}

function Sheet({ gift, thankFailure }: { gift: Gift; thankFailure: string | undefined }) {
  const t = useTexts('gifts', texts);
  const locale = useTextLocale();
  const personOf = useGiftPerson();
  const moment = (at: string) => formatDeadline(Date.parse(at), locale);
  const isSent = gift.box === 'sent';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('from'), isSent ? t('you') : personOf(gift)],
    [t('to'), isSent ? personOf(gift) : t('you')],
    [t('when'), moment(gift.createdAt)],
    ...(gift.endsAt === null ? [] : [[t('comesBack'), moment(gift.endsAt)] as const]),
    ...(gift.returnedAt === null ? [] : [[t('cameBack'), moment(gift.returnedAt)] as const]),
    ...(gift.thankedAt === null ? [] : [[t('thanks'), moment(gift.thankedAt)] as const]),
  ];
  return (
    <article className={styles.sheet} aria-label={t('receipt')}>
      <div className={styles.head}>
        <p className={styles.coins}>{t('coins', { count: gift.coins })}</p>
        <Status>
          <GiftStateBadge gift={gift} />
        </Status>
      </div>
      {gift.words !== '' && (
        <blockquote className={styles.words} dir="auto">
          {gift.words}
        </blockquote>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, said]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.said} dir="auto">
              {said}
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.term}>{t('number')}</dt>
          <dd className={styles.id}>{gift.id}</dd>
        </div>
      </dl>
      {thankFailure !== undefined && (
        <Banner tone="danger" role="alert">
          {thankFailure}
        </Banner>
      )}
    </article>
  );
}
