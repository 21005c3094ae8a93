import { common } from '@mirror-studio/domain/texts/en/common';
import { event } from '@mirror-studio/domain/texts/en/event';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ShootIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './EventFrame.css.ts';

export interface EventFrameProps extends RootProps<HTMLElement> {
  /** How much of the screen the event has, or is about to have. */
  screen: 'windowed' | 'entering' | 'refused' | 'full' | 'leaving';
  /** Asks for the whole screen. */
  onEnter: () => void;
  /** Gives it back, or takes the asking back. */
  onLeave: () => void;
  /** The event itself. Default: that its camera is not built yet. */
  children?: ReactNode;
}

/** The frame of the event mode: the booth, and the whole screen for it (§2 event routes). */
export function EventFrame({ screen, onEnter, onLeave, children, ...rest }: EventFrameProps) {
  const t = useTexts('event', event);
  const c = useTexts('common', common);
  const isEntering = screen === 'entering';
  const isLeaving = screen === 'leaving';
  return (
    <main {...rootProps(rest, styles.root)}>
      <EmptyState
        size="page"
        level={1}
        icon={<ShootIcon size={24} />}
        title={t('title')}
        actions={
          <>
            {screen === 'full' || isLeaving ? (
              <Button isPending={isLeaving} pendingLabel={t('leaving')} onPress={onLeave}>
                {t('leave')}
              </Button>
            ) : (
              <Button variant="primary" isPending={isEntering} pendingLabel={t('entering')} onPress={onEnter}>
                {t('enter')}
              </Button>
            )}
            {isEntering && (
              <Button variant="ghost" onPress={onLeave}>
                {c('cancel')}
              </Button>
            )}
          </>
        }
      >
        <p className={ours}>{children ?? t('comingSoon')}</p>
        {screen === 'full' && <p className={ours}>{t('full')}</p>}
        {screen === 'refused' && (
          <Banner tone="warning" role="alert">
            {t('refused')}
          </Banner>
        )}
      </EmptyState>
    </main>
  );
}
