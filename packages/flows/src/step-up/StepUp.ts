import { provideStepUp } from '@mirror-studio/state-machines/step-up';
import { createFlow } from '../flow/create-flow.tsx';
import { StepUpView } from './StepUpView.tsx';

/** Proving the second factor, machine and view joined. */
export const StepUp = /* @__PURE__ */ createFlow(provideStepUp, StepUpView);
