import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { HTMLAttributes } from 'react';
import { look, named, part, rest, rowOf, state } from '../../foundations/composition/row.ts';
import { errorStates } from '../../testing/states.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

/** Without those of every element. */
type Own = Omit<ErrorStateProps, Exclude<keyof HTMLAttributes<HTMLDivElement>, 'title'> | 'ref'>;

export default {
  ErrorState: rowOf<Own>({
    Component: ErrorState,
    states: errorStates,
    cases: {
      kind: state,
      title: rest('replaces the words'),
      message: rest('replaces the words'),
      onAction: named('button', errors.action_retry),
      pendingAction: state,
      details: part(
        ({ screen }) => screen.queryByRole('button', { name: errors.details }),
        errorStates.generation,
      ),
      level: rest('places the title in the page'),
      size: look,
    },
  }),
};
