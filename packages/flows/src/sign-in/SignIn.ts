import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { createFlow } from '../flow/create-flow.tsx';
import { SignInView } from './SignInView.tsx';

/** Signing in by a link, machine and view joined. */
export const SignIn = /* @__PURE__ */ createFlow(provideSignIn, SignInView);
