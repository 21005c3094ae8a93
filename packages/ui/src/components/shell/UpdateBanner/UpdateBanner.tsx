import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useEffect } from 'react';
import { announce } from '../../../announce/announce.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from '../banner.css.ts';

export interface UpdateBannerProps extends RootProps<HTMLElement> {
  /** Loads the page again with the new version. */
  onReload: () => void;
  /** Shows a close button and is called when it is pressed. */
  onDismiss?: () => void;
}

/** A new version of the product is ready: offers to load the page again, and leaves the moment to whoever works on it. */
export function UpdateBanner({ onReload, onDismiss, ...rest }: UpdateBannerProps) {
  const t = useTexts('shell', shell);
  const [title, words] = [t('updateTitle'), t('updateBanner')];
  // Not by a role: readers do not hear a region that comes with its words.
  useEffect(() => announce(`${title}. ${words}`), [title, words]);
  return (
    <aside {...rootProps(rest, styles.root)} aria-label={title}>
      <div className={styles.body}>
        <p className={styles.line}>
          <strong className={styles.title}>{title}</strong>
          {words}
        </p>
        <Button size="small" onPress={onReload}>
          {t('updateReload')}
        </Button>
      </div>
      {onDismiss && (
        <IconButton
          size="small"
          label={t('updateLater')}
          icon={<CloseIcon size={16} />}
          onPress={onDismiss}
        />
      )}
    </aside>
  );
}
