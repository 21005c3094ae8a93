import { MailCodeView } from '@mirror-studio/flows/mail-code';
import { type MailCodePurpose, provideMailCode } from '@mirror-studio/state-machines/mail-code';
import { useMemo } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { codeActors, type SignedInByCode } from './use-code.ts';

interface CodeSignInProps extends SignedInByCode {
  purpose: MailCodePurpose;
  /** Where the mail went; left out, the address is asked for too. */
  email?: string;
}

/** The field for the code of a mail, with the auth service behind it (§1, §7). */
export default function CodeSignIn({ purpose, email, onProving, onSignedIn }: CodeSignInProps) {
  const { session } = useServices();
  const machine = useMemo(
    () => provideMailCode(codeActors(session, { onProving, onSignedIn })),
    [session, onProving, onSignedIn],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose, email: email ?? '', asksEmail: email === undefined }),
  });
  return <MailCodeView snapshot={snapshot} send={send} />;
}
