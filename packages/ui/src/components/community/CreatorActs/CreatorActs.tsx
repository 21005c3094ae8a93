import type { Standing } from '@mirror-studio/domain/contract';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CheckIcon, MoreIcon, PlusIcon } from '../../../icons/index.ts';
import { LazyMenuTrigger } from '../../../overlays/LazyTrigger.tsx';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './CreatorActs.css.ts';

export interface CreatorActsProps extends RootProps {
  /** What the creator is called. */
  name: string;
  /** How many follow them, and how who looks stands to them. */
  standing: Standing;
  /** It is one's own page: only how many follow is said. Default false. */
  isOwn?: boolean;
  /** Follows them, or no longer. */
  onFollowedChange: (isFollowed: boolean) => void;
  /** Mutes them, or no longer. */
  onMutedChange: (isMuted: boolean) => void;
  /** Reports them: a ReportDialog is to open. */
  onReport: () => void;
  /** Blocks them; called when the person has confirmed it. */
  onBlock: () => void;
}

const menu = lazyOverlay(async () => (await import('./CreatorMenu.tsx')).CreatorMenu);
const dialog = lazyOverlay(async () => (await import('./BlockDialog.tsx')).BlockDialog);

/** How many follow a creator, and what can be done about them: follow, mute, report, block (pages: creator). */
export function CreatorActs({
  name,
  standing: { followers, isFollowed, isMuted },
  isOwn = false,
  onFollowedChange,
  onMutedChange,
  onReport,
  onBlock,
  ...rest
}: CreatorActsProps) {
  const t = useTexts('community', texts);
  const more = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { Component: BlockDialog, prefetch } = useLazyOverlay(dialog, more, isAsking, () => setAsking(false));
  const label = t('more', { name });
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.row}>
        {!isOwn && (
          <div className={styles.acts}>
            <ToggleButton
              isSelected={isFollowed}
              onChange={onFollowedChange}
              icon={isFollowed ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
            >
              {t(isFollowed ? 'following' : 'follow')}
            </ToggleButton>
            <LazyMenuTrigger
              overlay={menu}
              render={(Menu, trigger) => (
                <Menu
                  {...{ trigger, label, isMuted, onMutedChange, onReport }}
                  onBlock={() => setAsking(true)}
                />
              )}
            >
              <IconButton
                ref={more}
                label={label}
                icon={<MoreIcon />}
                onHoverStart={prefetch}
                onFocus={prefetch}
              />
            </LazyMenuTrigger>
          </div>
        )}
        <p className={styles.followers}>{t('followers', { count: followers })}</p>
      </div>
      {isMuted && !isOwn && <p className={styles.muted}>{t('muted')}</p>}
      {BlockDialog && (
        <BlockDialog isOpen={isAsking} onOpenChange={setAsking} name={name} onConfirm={onBlock} />
      )}
    </div>
  );
}
