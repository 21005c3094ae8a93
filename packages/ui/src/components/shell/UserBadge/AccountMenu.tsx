import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SignOutIcon } from '../../../icons/index.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { MenuTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Menu, MenuItem, MenuSection } from '../../../primitives/Menu/Menu.tsx';

interface AccountMenuProps {
  trigger: OverlayTrigger;
  email: string;
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** The address, and the way out. */
export function AccountMenu({ trigger, email, onSignOut, isSigningOut }: AccountMenuProps) {
  const t = useTexts('shell', shell);
  return (
    <MenuTriggerContexts trigger={trigger}>
      <Menu aria-label={t('account')} placement="bottom end" disabledKeys={isSigningOut ? ['signOut'] : []}>
        <MenuSection title={email}>
          <MenuItem id="signOut" icon={<SignOutIcon size={18} />} onAction={onSignOut}>
            {t('signOut')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTriggerContexts>
  );
}
