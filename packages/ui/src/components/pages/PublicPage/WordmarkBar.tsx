import { common } from '@mirror-studio/domain/texts/en/common';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MarkIcon } from '../../../icons/index.ts';
import * as styles from './PublicPage.css.ts';

/** The name of the house over a page without a shell, and the way home. */
export function WordmarkBar({ homeHref }: { homeHref: string }) {
  const c = useTexts('common', common);
  return (
    <header className={styles.bar}>
      <Link href={homeHref} className={styles.brand}>
        <MarkIcon />
        {c('productName')}
      </Link>
    </header>
  );
}
