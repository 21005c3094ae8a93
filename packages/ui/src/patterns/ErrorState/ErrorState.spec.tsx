import type { ErrorAction } from '@mirror-studio/domain/errors';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import type { HTMLAttributes } from 'react';
import { byRole, documented, look, part, state } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ErrorStateProps } from './ErrorState.tsx';

const onAction = {
  retry: nothing,
  reload: nothing,
  goBack: nothing,
  goHome: nothing,
  contactSupport: nothing,
};

/** `<ErrorState {...errorStates.network} />` */
export const errorStates = statesOf<ErrorStateProps>()({
  network: { kind: 'network', onAction },
  auth: { kind: 'auth', onAction },
  validation: { kind: 'validation', onAction },
  notFound: { kind: 'notFound', onAction },
  server: { kind: 'server', onAction },
  rateLimit: { kind: 'rateLimit', onAction },
  unknown: { kind: 'unknown', onAction },
  sessionExpired: { kind: 'sessionExpired', onAction },
  unauthorized: { kind: 'unauthorized', onAction, size: 'page', level: 1 },
  generation: {
    kind: 'generation',
    message: 'The image service did not answer in time.',
    details: 'PROVIDER_TIMEOUT · job 7f3a',
    onAction,
  },
  retrying: { kind: 'network', onAction, pendingAction: 'retry' },
  withoutActions: { onAction: {} },
});

/** ErrorState: what happened and what is offered. */
export function errorTester(tools: Tools) {
  const t = textsOf(tools, 'errors', errorsTexts);
  const { press, said } = stepsOf(tools);
  return {
    read: () => said('alert'),
    offers: (action: ErrorAction) =>
      tools.screen.queryByRole('button', { name: t[`action_${action}`] }) !== null,
    act: async (action: ErrorAction) => press(t[`action_${action}`]),
    showDetails: async () => press(t.details),
  };
}

/** Without those of every element. */
type Own = Omit<ErrorStateProps, Exclude<keyof HTMLAttributes<HTMLDivElement>, 'title'> | 'ref'>;

export default {
  ErrorState: (): Spec<Own> => ({
    states: errorStates,
    tester: errorTester,
    uses: [{ in: errorStates.network, reads: (tools) => errorTester(tools).offers('retry'), is: true }],
    composition: {
      cases: {
        kind: state,
        title: documented('replaces the words'),
        message: documented('replaces the words'),
        onAction: byRole('button', errorsTexts.action_retry),
        pendingAction: state,
        details: part(
          ({ screen }) => screen.queryByRole('button', { name: errorsTexts.details }),
          errorStates.generation,
        ),
        level: documented('places the title in the page'),
        size: look,
      },
    },
    conformance: { props: { kind: 'network', onAction: { retry: nothing } } },
    keys: 'its actions are Buttons',
    specLines: [
      [
        '§8',
        errorStates.network,
        ['Unable to connect to the server. Please check your internet connection.', 'Try again'],
      ],
      ['§8', errorStates.notFound, ['The requested resource was not found.', 'Go Back', 'Home']],
      ['§8', errorStates.server, ['Contact support']],
      ['§8', errorStates.unknown, ['Reload']],
    ],
  }),
};
