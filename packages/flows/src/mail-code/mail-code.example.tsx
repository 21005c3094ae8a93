import type { TypedMailCode } from '@mirror-studio/state-machines/mail-code';
import { MailCode } from './index.ts';

interface Door {
  auth: {
    verify: (typed: TypedMailCode, signal: AbortSignal) => Promise<void>;
    signOut: () => Promise<void>;
  };
  email: string;
  enter: () => void;
}

export const CodeFromMail = ({ auth, email, enter }: Door) => (
  <MailCode
    effects={{ useCode: auth.verify, refuseSession: auth.signOut }}
    purpose="signIn"
    email={email}
    onDone={enter}
  />
);
