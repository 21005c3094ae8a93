import { provideCallback } from '@mirror-studio/state-machines/callback';
import { createFlow } from '../flow/create-flow.tsx';
import { CallbackView } from './CallbackView.tsx';

/** Where a sign-in link lands, machine and view joined. */
export const Callback = /* @__PURE__ */ createFlow(provideCallback, CallbackView);
