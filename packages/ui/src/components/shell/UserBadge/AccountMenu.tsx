import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SignOutIcon } from '../../../icons/index.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { MenuTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Menu, MenuItem, MenuSection } from '../../../primitives/Menu/Menu.tsx';
import type { AccountLink } from './account-link.ts';

interface AccountMenuProps {
  trigger: OverlayTrigger;
  email: string;
  links: readonly AccountLink[] | undefined;
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** The address, one's own pages, and the way out. */
export function AccountMenu({ trigger, email, links = [], onSignOut, isSigningOut }: AccountMenuProps) {
  const t = useTexts('shell', shell);
  return (
    <MenuTriggerContexts trigger={trigger}>
      <Menu aria-label={t('account')} placement="bottom end" disabledKeys={isSigningOut ? ['signOut'] : []}>
        <MenuSection title={email}>
          {links.map(({ href, label, icon }) => (
            <MenuItem key={href} id={href} href={href} icon={icon} textValue={label}>
              {label}
            </MenuItem>
          ))}
          <MenuItem id="signOut" icon={<SignOutIcon size={18} />} onAction={onSignOut}>
            {t('signOut')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTriggerContexts>
  );
}
