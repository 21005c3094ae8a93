import { gates } from '@mirror-studio/domain/texts/en/gates';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LockIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './SuspendedScreen.css.ts';

export interface SuspendedScreenProps extends RootProps<HTMLElement> {
  /** Where support can be reached. */
  contactHref?: string;
  /** The way out. */
  onSignOut?: () => void;
  /** The signing out is under way. Default false. */
  isSigningOut?: boolean;
}

/** Stands in place of every page while an account is suspended (§4 gate 1). */
export function SuspendedScreen({
  contactHref,
  onSignOut,
  isSigningOut = false,
  ...rest
}: SuspendedScreenProps) {
  const t = useTexts('gates', gates);
  return (
    <main {...rootProps(rest, styles.root)}>
      <EmptyState
        level={1}
        size="page"
        icon={<LockIcon size={24} />}
        title={t('suspendedTitle')}
        actions={
          <>
            {contactHref && (
              <LinkButton variant="primary" href={contactHref}>
                {t('suspendedContact')}
              </LinkButton>
            )}
            {onSignOut && (
              <Button variant="ghost" onPress={onSignOut} isPending={isSigningOut}>
                {t('suspendedSignOut')}
              </Button>
            )}
          </>
        }
      >
        {t('suspended')}
      </EmptyState>
    </main>
  );
}
