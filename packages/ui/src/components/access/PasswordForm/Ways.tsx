import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './PasswordForm.css.ts';

/** A third party that can sign in: its name, and what a press does. */
export interface SignInProvider {
  name: string;
  onPress: () => void;
}

interface ProvidersProps {
  providers: readonly SignInProvider[];
  isDisabled: boolean;
  /** There is room for them before they come, and names alone stand side by side in it. Default false. */
  keepsRoom?: boolean;
}

/** The third parties, under a line that says 'or'. */
export function Providers({ providers, isDisabled, keepsRoom = false }: ProvidersProps) {
  const t = useTexts('signIn', signIn);
  const labelOf = (name: string) => t('withProvider', { provider: name });
  const isNarrow = keepsRoom && providers.length > 1;
  const shown = providers.length > 0 && (
    <>
      <p className={styles.or}>{t('or')}</p>
      <div className={isNarrow ? styles.sideBySide : styles.providers}>
        {providers.map(({ name, onPress }) => (
          <Button
            key={name}
            isFullWidth
            onPress={onPress}
            isDisabled={isDisabled}
            aria-label={isNarrow ? labelOf(name) : undefined}
          >
            {isNarrow ? name : labelOf(name)}
          </Button>
        ))}
      </div>
    </>
  );
  if (!keepsRoom) return shown || null;
  return (
    <div className={styles.room}>
      <div className={styles.inRoom}>{shown}</div>
    </div>
  );
}

interface OtherWaysProps {
  ways: readonly (readonly [label: string, onPress: (() => void) | undefined])[];
  isDisabled: boolean;
}

/** Quiet doors to the other ways in; one that leads nowhere is not there. */
export function OtherWays({ ways, isDisabled }: OtherWaysProps) {
  const open = ways.filter(([, onPress]) => onPress !== undefined);
  if (open.length === 0) return null;
  return (
    <div className={styles.others}>
      {open.map(([label, onPress]) => (
        <Button key={label} size="small" variant="ghost" onPress={onPress} isDisabled={isDisabled}>
          {label}
        </Button>
      ))}
    </div>
  );
}
