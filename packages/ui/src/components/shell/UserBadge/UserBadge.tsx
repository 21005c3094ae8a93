import { shell } from '@mirror-studio/domain/texts/en/shell';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SignOutIcon } from '../../../icons/index.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Menu, MenuItem, MenuSection } from '../../../primitives/Menu/Menu.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './UserBadge.css.ts';

export interface UserBadgeProps extends RootProps<HTMLButtonElement> {
  /** The address of who is signed in. */
  email: string;
  onSignOut: () => void;
  /** The signing out is under way. Default false. */
  isSigningOut?: boolean;
}

/** Who is signed in, and the way out (§2 header). */
export function UserBadge({ email, onSignOut, isSigningOut = false, ...rest }: UserBadgeProps) {
  const t = useTexts('shell', shell);
  return (
    <MenuTrigger>
      <Button {...rootProps(rest, styles.button)} aria-label={`${t('account')}: ${email}`}>
        <Avatar name={email} size={30} />
      </Button>
      <Menu aria-label={t('account')} placement="bottom end" disabledKeys={isSigningOut ? ['signOut'] : []}>
        <MenuSection title={email}>
          <MenuItem id="signOut" icon={<SignOutIcon size={18} />} onAction={onSignOut}>
            {t('signOut')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
