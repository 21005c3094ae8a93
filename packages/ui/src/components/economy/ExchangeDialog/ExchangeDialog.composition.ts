import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import {
  begins,
  held,
  layerCases,
  named,
  part,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { exchangeStates } from '../../../testing/states.ts';
import { exchangeTester } from '../../../testing/testers.ts';
import { ExchangeDialog, type ExchangeDialogProps } from './ExchangeDialog.tsx';

export default {
  ExchangeDialog: rowOf<ExchangeDialogProps>({
    Component: ExchangeDialog,
    states: exchangeStates,
    cases: {
      ...layerCases,
      value: held({
        by: 'defaultValue',
        told: 'onValueChange',
        first: '100',
        last: '420',
        act: (tools) => exchangeTester(tools).type('420'),
        read: ({ screen }) => screen.getByRole('spinbutton').getAttribute('value'),
      }),
      defaultValue: begins,
      onValueChange: told,
      onStep: rest('steps in place of the component, which does it alone without'),
      problem: state,
      isPending: state,
      serverMessage: named('alert', '', { serverMessage: exchange.aboveBalanceDescription }),
      isOutcomeUnknown: state,
      hasBuyMore: part(({ screen }) => screen.queryByRole('button', { name: exchange.buyMore }), {}, false),
    },
  }),
};
