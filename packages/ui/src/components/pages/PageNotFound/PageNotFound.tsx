import { notFound } from '@mirror-studio/domain/texts/en/notFound';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CompassIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PageNotFound.css.ts';

export interface PageNotFoundProps extends RootProps<HTMLElement> {
  /** Where Home leads. */
  homeHref?: string;
  /** Back to the page before; left out, it is not offered. */
  onGoBack?: () => void;
}

/** An address that leads nowhere (§2). */
export function PageNotFound({ homeHref, onGoBack, ...rest }: PageNotFoundProps) {
  const t = useTexts('notFound', notFound);
  return (
    <main {...rootProps(rest, styles.root)}>
      <EmptyState
        size="page"
        level={1}
        icon={<CompassIcon size={24} />}
        title={t('title')}
        actions={
          <>
            {onGoBack && <Button onPress={onGoBack}>{t('goBack')}</Button>}
            {homeHref && (
              <LinkButton variant="primary" href={homeHref}>
                {t('home')}
              </LinkButton>
            )}
          </>
        }
      >
        {t('message')}
      </EmptyState>
    </main>
  );
}
