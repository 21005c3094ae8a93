import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { report } from '@mirror-studio/domain/texts/en/report';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CancelledIcon, ModerationIcon, MutedIcon } from '../../../icons/index.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { MenuTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Menu, MenuItem } from '../../../primitives/Menu/Menu.tsx';

interface CreatorMenuProps {
  trigger: OverlayTrigger;
  label: string;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onReport: () => void;
  onBlock: () => void;
}

/** What is seldom done about a creator. */
export function CreatorMenu({ trigger, label, isMuted, onMutedChange, onReport, onBlock }: CreatorMenuProps) {
  const t = useTexts('community', texts);
  const r = useTexts('report', report);
  return (
    <MenuTriggerContexts trigger={trigger}>
      <Menu aria-label={label} placement="bottom start">
        <MenuItem id="mute" icon={<MutedIcon size={18} />} onAction={() => onMutedChange(!isMuted)}>
          {t(isMuted ? 'unmute' : 'mute')}
        </MenuItem>
        <MenuItem id="report" icon={<ModerationIcon size={18} />} onAction={onReport}>
          {r('report')}
        </MenuItem>
        <MenuItem id="block" isDanger icon={<CancelledIcon size={18} />} onAction={onBlock}>
          {t('block')}
        </MenuItem>
      </Menu>
    </MenuTriggerContexts>
  );
}
