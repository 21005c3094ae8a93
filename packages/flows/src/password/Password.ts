import { providePassword } from '@mirror-studio/state-machines/password';
import { createFlow } from '../flow/create-flow.tsx';
import { PasswordView } from './PasswordView.tsx';

/** Signing in and signing up by password, machine and view joined. */
export const Password = /* @__PURE__ */ createFlow(providePassword, PasswordView);
