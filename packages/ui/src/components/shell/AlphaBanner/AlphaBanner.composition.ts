import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { named, rowOf } from '../../../foundations/composition/row.ts';
import { alphaBannerStates } from '../../../testing/states.ts';
import { AlphaBanner, type AlphaBannerProps } from './AlphaBanner.tsx';

export default {
  AlphaBanner: rowOf<AlphaBannerProps>({
    Component: AlphaBanner,
    states: alphaBannerStates,
    from: alphaBannerStates.dismissable,
    cases: {
      chatHref: named('link', new RegExp(shell.alphaLink)),
      onDismiss: named('button', common.dismiss),
    },
  }),
};
