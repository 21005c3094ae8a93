import { provideMailCode } from '@mirror-studio/state-machines/mail-code';
import { createFlow } from '../flow/create-flow.tsx';
import { MailCodeView } from './MailCodeView.tsx';

/** Signing in by the code of a mail, machine and view joined. */
export const MailCode = /* @__PURE__ */ createFlow(provideMailCode, MailCodeView);
