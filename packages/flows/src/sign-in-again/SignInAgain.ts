import { signInAgainMachine } from '@mirror-studio/state-machines/sign-in-again';
import { createFlow } from '../flow/create-flow.tsx';
import { SignInAgainView } from './SignInAgainView.tsx';

/** Signing in again in the middle of a page, machine and view joined. */
export const SignInAgain = /* @__PURE__ */ createFlow(signInAgainMachine, SignInAgainView);
