import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useEffect } from 'react';
import { announce } from '../../../announce/announce.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { OfflineIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from '../banner.css.ts';

export interface ConnectionBannerProps extends RootProps<HTMLElement> {
  /** The device has no network, or it has one and the server does not answer. */
  cause: 'offline' | 'unreachable';
  /** When the oldest of the data that are shown were read: ISO 8601, or a Date. Left out where none are. */
  lastKnownAt?: string | Date;
  /** Shows a button and is called when it is pressed: looks whether the server answers. */
  onRetry?: () => void;
  /** It is being looked. Default false. */
  isRetrying?: boolean;
}

/** The page shows what was last known, and from when. Goes when the connection is back. */
export function ConnectionBanner({
  cause,
  lastKnownAt,
  onRetry,
  isRetrying = false,
  ...rest
}: ConnectionBannerProps) {
  const t = useTexts('shell', shell);
  const c = useTexts('common', common);
  const words = cause === 'offline' ? c('offline') : t('unreachable');
  // Not by a role: readers do not hear a region that comes with its words, and would hear the time at every tick.
  useEffect(() => announce(words), [words]);
  return (
    <aside {...rootProps(rest, styles.root)} aria-label={t('connection')}>
      <OfflineIcon size={18} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.line}>
          {words}{' '}
          {lastKnownAt !== undefined && (
            <span className={styles.fact}>
              {t('lastKnown')} <RelativeTime at={lastKnownAt} />
            </span>
          )}
        </p>
        {onRetry && (
          <Button size="small" isPending={isRetrying} onPress={onRetry}>
            {c('retry')}
          </Button>
        )}
      </div>
    </aside>
  );
}
