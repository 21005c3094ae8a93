import { provideSession } from '@mirror-studio/state-machines/session';
import { createFlow } from '../flow/create-flow.tsx';
import { SessionView } from './SessionView.tsx';

/** Who is signed in, machine and view joined. */
export const Session = /* @__PURE__ */ createFlow(provideSession, SessionView);
