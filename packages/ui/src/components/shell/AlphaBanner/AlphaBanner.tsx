import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from '../banner.css.ts';

export interface AlphaBannerProps extends RootProps<HTMLElement> {
  /** The community chat; it opens in a new tab. */
  chatHref?: string;
  /** Shows a close button and is called when it is pressed. */
  onDismiss?: () => void;
}

/** Everything is free while the product is tested, and where to say what is broken (§1). */
export function AlphaBanner({ chatHref, onDismiss, ...rest }: AlphaBannerProps) {
  const t = useTexts('shell', shell);
  const c = useTexts('common', common);
  return (
    <aside {...rootProps(rest, styles.root)} aria-label={t('alphaTitle')}>
      <p className={styles.words}>
        <strong className={styles.title}>{t('alphaTitle')}</strong>
        {t('alphaBanner')}{' '}
        {chatHref && (
          <Link
            href={chatHref}
            target="_blank"
            rel="noreferrer"
            className={styles.link}
            aria-label={`${t('alphaLink')} (${c('opensInNewTab')})`}
          >
            {t('alphaLink')}
          </Link>
        )}
      </p>
      {onDismiss && (
        <IconButton size="small" label={c('dismiss')} icon={<CloseIcon size={16} />} onPress={onDismiss} />
      )}
    </aside>
  );
}
