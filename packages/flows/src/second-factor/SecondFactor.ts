import { provideSecondFactor } from '@mirror-studio/state-machines/second-factor';
import { createFlow } from '../flow/create-flow.tsx';
import { SecondFactorView } from './SecondFactorView.tsx';

/** The second factor of an account, machine and view joined. */
export const SecondFactor = /* @__PURE__ */ createFlow(provideSecondFactor, SecondFactorView);
