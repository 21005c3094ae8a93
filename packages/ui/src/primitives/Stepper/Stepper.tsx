import { stepper } from '@mirror-studio/domain/texts/en/stepper';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon, WarningIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './Stepper.css.ts';

/** A step of a process. */
export interface Step {
  /** Differs from all others. */
  id: string;
  /** What is done in it, in a few words. */
  label: string;
  /** One line more, or what is wrong with it. */
  description?: string;
  /** Something in it has to be put right. Default false. */
  isInvalid?: boolean;
  /** It is done. Default whether it comes before the current one. */
  isDone?: boolean;
  /** Where it lies: a step that can be gone back to is a link then. */
  href?: string;
}

export interface StepperProps extends RootProps<HTMLElement> {
  /** In their order. */
  steps: readonly Step[];
  /** The id of the current step, when the parent holds it; null once all are done. */
  current?: string | null;
  /** The step to begin with. Default the first. */
  defaultCurrent?: string | null;
  /** Called with the step that is gone back to. */
  onCurrentChange?: (id: string) => void;
  /** Steps that are done or have something wrong can be gone back to. Default false. */
  canGoBack?: boolean;
  /** Side by side, or one below the other. In little room always the latter. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** What the steps lead to. Default "Progress". */
  label?: string;
}

type StepState = 'done' | 'current' | 'error' | 'upcoming';

// Without it Safari does not count a list that has no bullets.
const countedInSafari = { role: 'list' };

/** How far a process is: what is done, what comes, and where something is wrong. */
export function Stepper({
  steps,
  current: given,
  defaultCurrent = steps[0]?.id ?? null,
  onCurrentChange,
  canGoBack = false,
  orientation = 'horizontal',
  label,
  ...rest
}: StepperProps) {
  const t = useTexts('stepper', stepper);
  const number = new Intl.NumberFormat(useTextLocale());
  const [current, setCurrent] = useControlled<string | null>(given, defaultCurrent, (id) => {
    if (id !== null) onCurrentChange?.(id);
  });
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const stateOf = ({ isInvalid = false, isDone, id }: Step, index: number): StepState => {
    if (isInvalid) return 'error';
    if (id === current) return 'current';
    return (isDone ?? index < at) ? 'done' : 'upcoming';
  };

  return (
    <nav
      {...rootProps(rest, styles.root)}
      aria-label={label ?? t('label')}
      /** Whether the steps stand side by side (`horizontal`) or one under the other (`vertical`). */
      data-orientation={orientation}
    >
      <ol {...countedInSafari} className={cx(styles.list, styles.horizontal.list)}>
        {steps.map((step, index) => {
          const state = stateOf(step, index);
          return (
            <li
              key={step.id}
              className={styles.step}
              /** `done`, `current`, `upcoming`, or `error` where something is wrong with the step. */
              data-state={state}
            >
              <Body
                isCurrent={step.id === current}
                canGo={canGoBack && state !== 'upcoming'}
                href={step.href}
                onPress={() => setCurrent(step.id)}
              >
                <span className={styles.mark} aria-hidden="true">
                  <Mark state={state}>{number.format(index + 1)}</Mark>
                </span>
                <span className={cx(styles.words, styles.horizontal.words)}>
                  <span className={styles.label}>
                    <span className={field.hidden}>{t(state)} </span>
                    {step.label}
                  </span>
                  {step.description !== undefined && (
                    <span className={styles.description}>{step.description}</span>
                  )}
                </span>
              </Body>
              <span className={cx(styles.track, styles.horizontal.track)} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ state, children }: { state: StepState; children: string }): ReactNode {
  if (state === 'done') return <CheckIcon size={14} strokeWidth={2.5} />;
  if (state === 'error') return <WarningIcon size={14} strokeWidth={2.25} />;
  return children;
}

interface BodyProps {
  isCurrent: boolean;
  canGo: boolean;
  href: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function Body({ isCurrent, canGo, href, onPress, children }: BodyProps) {
  const own = {
    className: cx(styles.body, styles.horizontal.body),
    'aria-current': isCurrent ? ('step' as const) : undefined,
    children,
  };
  if (!canGo) return <div {...own} />;
  // The current one, too: it keeps the focus that came with the press on it.
  return href === undefined ? (
    <Button {...own} onPress={onPress} />
  ) : (
    <Link {...own} href={href} onPress={onPress} />
  );
}
