import { provideHelp } from '@mirror-studio/state-machines/help';
import { createFlow } from '../flow/create-flow.tsx';
import { HelpView } from './HelpView.tsx';

/** The help centre, machine and view joined. */
export const Help = /* @__PURE__ */ createFlow(provideHelp, HelpView);
