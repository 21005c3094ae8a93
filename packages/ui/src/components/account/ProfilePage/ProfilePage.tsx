import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './ProfilePage.css.ts';

export interface ProfilePageProps extends RootProps {
  /** One line below the name of the page: what it holds. */
  lead: ReactNode;
  /** Its sections, one below another, each with a heading of the second level. */
  children: ReactNode;
}

/** The page of one's own account, in sections. */
export function ProfilePage({ lead, children, ...rest }: ProfilePageProps) {
  const r = useTexts('routes', routes);
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('profile')} description={lead} />
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
