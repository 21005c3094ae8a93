import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Button, type ButtonProps } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface ReAuthButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'>,
    RootProps<HTMLButtonElement> {
  /** Asks for another link. */
  onPress: () => void;
  /** The link is being asked for. Default false. */
  isPending?: boolean;
  /** Whole seconds until another link may be asked for; 0 when it may (§5: one a minute). Default 0. */
  secondsLeft?: number;
}

/** Sends another sign-in link to the address that is known already (§2 widget 2). */
export function ReAuthButton({ secondsLeft = 0, ...rest }: ReAuthButtonProps) {
  const t = useTexts('signIn', signIn);
  return (
    <Button {...rest} icon={<MailIcon size={18} />} pendingLabel={t('sending')} isDisabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('reAuth')}
    </Button>
  );
}
