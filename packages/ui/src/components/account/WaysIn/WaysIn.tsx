import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LockIcon, MailIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RowPlaces } from '../RowPlaces.tsx';
import * as styles from '../rows.css.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { LinkAnother } from './LinkAnother.tsx';
import { LinkedRow, WayRow } from './WayRow.tsx';
import type { LinkedWay, OfferedWay, RefusedWay } from './ways.ts';

export interface WaysInProps extends RootProps<HTMLElement> {
  /** What is shown instead of the rows: they are on their way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The address of the account, to which links go. */
  email: string;
  /** Whether a password is set; null where it is not known. */
  hasPassword: boolean | null;
  /** Where a password is set or changed. */
  passwordHref: string;
  /** The accounts of third parties that open this one. */
  linked: readonly LinkedWay[];
  /** There is one way in alone that was used: it stays. Default false. */
  isLast?: boolean;
  /** The third parties that can be linked. */
  offered: readonly OfferedWay[];
  /** Goes to a third party, to link an account there. */
  onLink: (id: string) => void;
  /** Takes an account away from the ways in; called when the person has confirmed it. */
  onUnlink: (id: string) => void;
  /** The id of what is being linked or unlinked. Default none. */
  pendingId?: string;
  /** What was not linked or unlinked, and why, in words. */
  refused?: RefusedWay;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

const dialog = lazyOverlay(async () => (await import('./UnlinkDialog.tsx')).UnlinkDialog);

/** In which ways somebody can sign in: by a link, a password, or an account of a third party (pages: account). */
export function WaysIn({
  state = 'listed',
  email,
  hasPassword,
  passwordHref,
  linked,
  isLast = false,
  offered,
  onLink,
  onUnlink,
  pendingId,
  refused,
  failure,
  ...rest
}: WaysInProps) {
  const t = useTexts('waysIn', texts);
  const [asked, setAsked] = useState<LinkedWay | null>(null);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<Element>(null);
  const { Component, prefetch } = useLazyOverlay(dialog, opener, isAsking, () => setAsking(false));
  const isListed = state === 'listed';
  const { list, expect, settle } = useKeptFocus(isListed ? linked.length : null);
  const ask = (way: LinkedWay) => {
    opener.current = document.activeElement;
    setAsked(way);
    setAsking(true);
  };
  const whyNot = (id: string) => (refused?.id === id ? refused.reason : undefined);
  const password = { true: 'passwordSet', false: 'passwordNone', null: 'passwordUnknown' } as const;
  return (
    <section aria-label={t('title')} {...rootProps(rest, styles.section)} aria-busy={state === 'loading'}>
      <PageHeader level={2} title={t('title')} description={t('lead')} />
      {state === 'loading' && <RowPlaces />}
      {state === 'failed' && (
        <ErrorState level={3} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {isListed && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('title')}>
          <WayRow
            icon={<MailIcon />}
            name={t('mailLink')}
            facts={
              <>
                <span>{email}</span>
                <span className={styles.faint}>{t('mailLinkStays')}</span>
              </>
            }
          />
          <WayRow
            icon={<LockIcon />}
            name={t('password')}
            facts={<span>{t(password[`${hasPassword}`])}</span>}
            end={
              <LinkButton size="small" href={passwordHref}>
                {t(hasPassword === false ? 'passwordChoose' : 'passwordChange')}
              </LinkButton>
            }
          />
          {linked.map((way) => (
            <LinkedRow
              key={way.id}
              way={way}
              isLast={isLast}
              isPending={pendingId === way.id}
              refusal={whyNot(way.id)}
              onApproach={prefetch}
              onUnlink={() => ask(way)}
            />
          ))}
        </ul>
      )}
      {isListed && <LinkAnother offered={offered} onLink={onLink} pendingId={pendingId} refusal={refused} />}
      {Component && asked && (
        <Component
          isOpen={isAsking}
          onOpenChange={setAsking}
          provider={asked.name}
          onConfirm={() => {
            expect();
            onUnlink(asked.id);
          }}
          onGone={settle}
        />
      )}
    </section>
  );
}
