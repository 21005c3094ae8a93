import { type ErrorAction, type FailureKind, offeredActions } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { DangerIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { ours } from '../../theme/ours.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'style' | 'children'> {
  /** What kind of failure it was: chooses the words and the actions offered. Default `unknown`. */
  kind?: FailureKind;
  /** Another title. */
  title?: ReactNode;
  /** Another explanation, such as the server's own. */
  message?: ReactNode;
  /** What each action does. Of the actions that the kind offers, those with a handler are shown. */
  onAction?: Partial<Record<ErrorAction, () => void>>;
  /** The action under way. */
  pendingAction?: ErrorAction;
  /** For support: a code, an id. Shown on request. */
  details?: string;
  /** Level of the title in the page. Default 2. */
  level?: 1 | 2 | 3 | 4;
  /** Inside a list or a panel, or alone on a page. Default `compact`. */
  size?: 'compact' | 'page';
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** What a component gets to know of the failure of its list: its kind, its words, and what its actions do. */
export type ListFailure = Pick<ErrorStateProps, 'kind' | 'message' | 'onAction' | 'pendingAction'>;

/** It did not work: says what happened in plain words and offers the next step. */
export function ErrorState({
  kind = 'unknown',
  title,
  message,
  onAction = {},
  pendingAction,
  details,
  level = 2,
  size = 'compact',
  ...rest
}: ErrorStateProps) {
  const t = useTexts('errors', errors);
  const shown = offeredActions[kind].filter((action) => onAction[action]);
  // In the middle of a page a button without an edge leaves its neighbour hanging to the left.
  const beside = size === 'page' ? 'secondary' : 'ghost';
  return (
    <EmptyState
      role="alert"
      {...rest}
      level={level}
      size={size}
      icon={<DangerIcon size={24} className={styles.glass} />}
      title={title ?? t('title')}
      actions={
        shown.length > 0
          ? shown.map((action, index) => (
              <Button
                key={action}
                variant={index === 0 ? 'primary' : beside}
                isPending={pendingAction === action}
                onPress={() => onAction[action]?.()}
              >
                {t(`action_${action}`)}
              </Button>
            ))
          : undefined
      }
    >
      <p className={ours}>{message ?? t(kind)}</p>
      {details !== undefined && (
        <Disclosure
          title={t('details')}
          level={level === 1 ? 2 : level === 2 ? 3 : 4}
          className={styles.details}
        >
          <code className={styles.code}>{details}</code>
        </Disclosure>
      )}
    </EmptyState>
  );
}
