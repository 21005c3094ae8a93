import type { OwnSession } from '@mirror-studio/domain/contract';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LockIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RowPlaces } from '../RowPlaces.tsx';
import * as styles from '../rows.css.ts';
import { useDeviceName } from '../useDeviceName.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { SessionRow } from './SessionRow.tsx';

/** One session, by its id, or all but the one in use. */
export type EndedSessions = { readonly id: string } | 'others';

export interface SessionListProps extends RootProps<HTMLElement> {
  /**
   * What is shown instead of the rows: they are on their way, did not come, or are kept by a service that does not list them.
   * Default `listed`.
   */
  state?: 'loading' | 'listed' | 'failed' | 'unavailable';
  /** The sessions, the one in use first. */
  sessions: readonly OwnSession[];
  /** How many there are in all. Default as many as are listed. */
  total?: number;
  /** Ends one session, or all others; called when the person has confirmed it. */
  onEnd: (what: EndedSessions) => void;
  /** Ends the session in use. */
  onSignOut: () => void;
  /** Ids of sessions that are being ended and have not answered. */
  pendingIds?: readonly string[];
  /** All others are being ended. Default false. */
  isEndingOthers?: boolean;
  /** What could not be ended, and why, in words. */
  refused?: { readonly what: EndedSessions; readonly reason: ReactNode };
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

const none: readonly string[] = [];

const dialog = lazyOverlay(async () => (await import('./EndDialog.tsx')).EndDialog);

/** Every browser that is signed in to one's account, and the end of one or all others (pages: account). */
export function SessionList({
  state = 'listed',
  sessions,
  total = sessions.length,
  onEnd,
  onSignOut,
  pendingIds = none,
  isEndingOthers = false,
  refused,
  failure,
  ...rest
}: SessionListProps) {
  const t = useTexts('sessions', texts);
  const say = useDeviceName();
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<Element>(null);
  const { Component: EndDialog, prefetch } = useLazyOverlay(dialog, opener, isAsking, () => setAsking(false));
  const ask = (what: OwnSession | 'others') => {
    opener.current = document.activeElement;
    setAsked(what);
    setAsking(true);
  };
  const isListed = state === 'listed';
  const { list, expect, settle } = useKeptFocus(isListed ? total : null);
  const older = total - sessions.length;
  const whyNot = ({ id }: OwnSession) =>
    typeof refused?.what === 'object' && refused.what.id === id ? refused.reason : undefined;
  const ofOne = asked !== null && asked !== 'others' ? asked : null;
  return (
    <section aria-label={t('title')} {...rootProps(rest, styles.section)} aria-busy={state === 'loading'}>
      <PageHeader
        level={2}
        title={t('title')}
        description={state === 'unavailable' ? undefined : t('lead')}
        actions={
          isListed &&
          total > 1 && (
            <Button
              size="small"
              isPending={isEndingOthers}
              pendingLabel={t('endingOthers')}
              onHoverStart={prefetch}
              onFocus={prefetch}
              onPress={() => ask('others')}
            >
              {t('endOthers')}
            </Button>
          )
        }
      />
      {refused?.what === 'others' && (
        <p role="alert" className={styles.problem}>
          {refused.reason}
        </p>
      )}
      {state === 'loading' && <RowPlaces />}
      {state === 'failed' && (
        <ErrorState level={3} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {state === 'unavailable' && (
        <EmptyState level={3} align="start" icon={<LockIcon size={24} />} title={t('unavailableTitle')}>
          {t('unavailable')}
        </EmptyState>
      )}
      {isListed && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('title')}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={pendingIds.includes(session.id)}
              isHeld={isEndingOthers && !session.isCurrent}
              refusal={whyNot(session)}
              onApproach={prefetch}
              onEnd={() => (session.isCurrent ? onSignOut() : ask(session))}
            />
          ))}
        </ul>
      )}
      {isListed && older > 0 && <p className={styles.hint}>{t('older', { count: older })}</p>}
      {isListed && total === 1 && <p className={styles.hint}>{t('onlyThis')}</p>}
      {EndDialog && (
        <EndDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          device={ofOne && say(ofOne.device)}
          onConfirm={() => {
            expect();
            onEnd(ofOne ? { id: ofOne.id } : 'others');
          }}
          onGone={settle}
        />
      )}
    </section>
  );
}
