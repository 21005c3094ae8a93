import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import { HelpIcon } from '../../../icons/index.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { HeaderAction, type HeaderActionProps } from '../../shell/AppShell/HeaderAction.tsx';

export type HelpLauncherProps = Pick<HeaderActionProps, 'keys' | 'isSecondary' | 'onPress'> &
  RootProps<HTMLButtonElement>;

/** Opens the help centre from the header (§2). */
export function HelpLauncher(props: HelpLauncherProps) {
  const t = useTexts('shell', shell);
  return <HeaderAction {...props} label={t('help')} icon={<HelpIcon />} />;
}
