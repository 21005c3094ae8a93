import { shell } from '@mirror-studio/domain/texts/en/shell';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LazyMenuTrigger } from '../../../overlays/LazyTrigger.tsx';
import { lazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { AccountLink } from './account-link.ts';
import * as styles from './UserBadge.css.ts';

export interface UserBadgeProps extends RootProps<HTMLButtonElement> {
  /** The address of who is signed in. */
  email: string;
  /** Address of a square picture; left out, the first letter of the address stands in for it. */
  picture?: string;
  /** Pages of one's own that the menu leads to. Default none. */
  links?: readonly AccountLink[];
  /** Signs out. */
  onSignOut: () => void;
  /** The signing out is under way. Default false. */
  isSigningOut?: boolean;
}

const menu = lazyOverlay(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** Who is signed in, what is theirs beside the sidebar's pages, and the way out (§2 header). */
export function UserBadge({
  email,
  picture,
  links,
  onSignOut,
  isSigningOut = false,
  ...rest
}: UserBadgeProps) {
  const t = useTexts('shell', shell);
  return (
    <LazyMenuTrigger
      overlay={menu}
      render={(Menu, trigger) => <Menu {...{ trigger, email, links, onSignOut, isSigningOut }} />}
    >
      <Button {...rootProps(rest, styles.button)} aria-label={`${t('account')}: ${email}`}>
        <Avatar name={email} src={picture} size={30} />
      </Button>
    </LazyMenuTrigger>
  );
}
