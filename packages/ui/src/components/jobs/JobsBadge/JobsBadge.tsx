import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import { JobsIcon } from '../../../icons/index.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { HeaderAction } from '../../shell/AppShell/HeaderAction.tsx';

export interface JobsBadgeProps extends RootProps<HTMLButtonElement> {
  /** Jobs that run now. */
  running: number;
  /** Opens the drawer of the jobs. */
  onPress: () => void;
  /** The shortcut, for the tooltip. */
  keys?: readonly string[];
}

/** How many jobs run; opens the drawer (§2 header). */
export function JobsBadge({ running, onPress, keys, ...rest }: JobsBadgeProps) {
  const t = useTexts('shell', shell);
  return (
    <HeaderAction
      {...rest}
      label={t('jobs')}
      countedLabel={`${t('jobs')}: ${t('jobsRunning', { count: running })}`}
      count={running}
      icon={<JobsIcon />}
      keys={keys}
      onPress={onPress}
    />
  );
}
