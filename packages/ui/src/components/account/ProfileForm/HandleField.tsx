import { handleLimits } from '@mirror-studio/domain/constants/profiles';
import { type HandleProblem, readHandle } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ProfileForm.css.ts';
import { useProblemWords } from './words.ts';

/**
 * What is known of the handle that stands in the field: nothing yet, it is asked for, it can be had, it
 * could not be asked for, it changes too often (with the days to wait), or what is wrong with it.
 */
export type HandleState =
  | 'unknown'
  | 'checking'
  | 'free'
  | 'unchecked'
  | HandleProblem
  | { readonly daysLeft: number };

interface HandleFieldProps {
  value: string;
  state: HandleState;
  onChange: (value: string) => void;
}

/** The handle, with what is known of it while it is typed. */
export function HandleField({ value, state, onChange }: HandleFieldProps) {
  const t = useTexts('ownProfile', ownProfile);
  const words = useProblemWords();
  const handle = readHandle(value);
  const news = {
    checking: t('handleChecking'),
    free: t('handleFree', { handle }),
    unchecked: t('handleUnchecked'),
  };
  const isNews = typeof state === 'string' && state in news;
  const said = isNews ? news[state as keyof typeof news] : undefined;
  const wrong = problemOf(state);
  const hint = t('handleHint', {
    changes: handleLimits.changesAtOnce,
    days: handleLimits.changeEveryDays,
    held: handleLimits.heldDays,
  });
  const days = typeof state === 'object' ? t('handleTooOften', { count: state.daysLeft }) : undefined;
  const problem = days ?? (wrong && words.ofHandle(wrong));
  return (
    <div>
      <TextField
        label={t('handle')}
        isOptional
        prefix="@"
        name="handle"
        value={value}
        onChange={onChange}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        description={
          <>
            {said !== undefined && (
              <span className={cx(styles.news, state === 'free' && styles.free)}>{said}</span>
            )}
            {handle === '' && <span className={styles.news}>{t('handleFirst')}</span>}
            {hint}
          </>
        }
        errorMessage={problem}
      />
      <Status className={styles.hidden}>{problem ?? said ?? ''}</Status>
    </div>
  );
}

function problemOf(state: HandleState): HandleProblem | undefined {
  if (typeof state === 'object') return undefined;
  return ['unknown', 'checking', 'free', 'unchecked'].includes(state) ? undefined : (state as HandleProblem);
}
