import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import { JobsIcon } from '../../../icons/index.ts';
import { CountBadge } from '../../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';

export interface JobsBadgeProps {
  /** Jobs that run now. */
  running: number;
  onPress: () => void;
  /** The shortcut, for the tooltip. */
  keys?: readonly string[];
}

/** How many jobs run; opens the drawer (§2 header). */
export function JobsBadge({ running, onPress, keys }: JobsBadgeProps) {
  const t = useTexts('shell', shell);
  const label = running > 0 ? `${t('jobs')}: ${t('jobsRunning', { count: running })}` : t('jobs');
  return (
    <TooltipTrigger>
      <CountBadge count={running} max={9}>
        <IconButton label={label} icon={<JobsIcon />} onPress={onPress} />
      </CountBadge>
      <Tooltip keys={keys}>{t('jobs')}</Tooltip>
    </TooltipTrigger>
  );
}
