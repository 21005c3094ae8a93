import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from '../banner.css.ts';

export interface DemoBannerProps extends RootProps<HTMLElement> {
  /** The terms, which hold for a demonstration too; they open in a new tab. */
  termsHref?: string;
  /** Shows a button and is called when it is pressed: leaves the demonstration for an account of one's own. */
  onSignUp?: () => void;
  /** The leaving is under way. Default false. */
  isLeaving?: boolean;
}

/** This is a demonstration account: what it cannot do, how long it lasts, and the way to an account of one's own. */
export function DemoBanner({ termsHref, onSignUp, isLeaving = false, ...rest }: DemoBannerProps) {
  const t = useTexts('shell', shell);
  const c = useTexts('common', common);
  return (
    <aside {...rootProps(rest, styles.root)} aria-label={t('demoTitle')}>
      <p className={styles.words}>
        <strong className={styles.title}>{t('demoTitle')}</strong>
        {t('demoBanner')}{' '}
        {termsHref && (
          <Link
            href={termsHref}
            target="_blank"
            rel="noreferrer"
            className={styles.link}
            aria-label={`${t('demoTerms')} (${c('opensInNewTab')})`}
          >
            {t('demoTerms')}
          </Link>
        )}
      </p>
      {onSignUp && (
        <Button size="small" isPending={isLeaving} onPress={onSignUp}>
          {t('demoSignUp')}
        </Button>
      )}
    </aside>
  );
}
