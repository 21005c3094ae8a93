import { signInAgain } from '@mirror-studio/domain/texts/en/signInAgain';
import { PasswordView } from '@mirror-studio/flows/password';
import { SignInView } from '@mirror-studio/flows/sign-in';
import { SignInAgainView } from '@mirror-studio/flows/sign-in-again';
import { StepUpView } from '@mirror-studio/flows/step-up';
import { providePassword } from '@mirror-studio/state-machines/password';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { signInAgainMachine } from '@mirror-studio/state-machines/sign-in-again';
import { Dialog } from '@mirror-studio/ui/Dialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { useInbox } from '../../session/auth-settings.ts';
import { openProvider } from '../../session/open-provider.ts';
import type { AskedAgain } from '../../sign-in-again/sign-in-again-gate.ts';
import { useStepUp } from '../../step-up/use-step-up.ts';
import CodeSignIn from './CodeSignIn.tsx';
import { passwordActors } from './password-actors.ts';
import { rememberLink, sendLink } from './send-link.ts';

interface SignInAgainDialogProps extends AskedAgain {
  onCancel: () => void;
  /** They are in, and nothing is on its way any more. */
  onEnd: () => void;
}

interface FormProps {
  email: string;
  /** Called when something is on its way and when its answer has been dealt with. Never another function. */
  onBusy: (isBusy: boolean) => void;
}

/** Signing in again, over a page that is kept. It goes when the same person is in, and what let them in has come to its end. */
export function SignInAgainDialog({ email, isProofDue, isIn, onCancel, onEnd }: SignInAgainDialogProps) {
  const t = useTexts('signInAgain', signInAgain);
  const [isBusy, setBusy] = useState(false);
  const { snapshot, send } = useFlow(signInAgainMachine, { input: () => ({ isProofDue }) });
  useEffect(() => {
    if (isBusy) return;
    send({ type: isIn ? 'session.opened' : isProofDue ? 'proof.asked' : 'session.ended' });
  }, [isBusy, isIn, isProofDue, send]);
  const isOver = isIn && !isBusy;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onCancel()} title={t('title')}>
      <SignInAgainView
        snapshot={snapshot}
        send={send}
        mailForm={<ByMail email={email} onBusy={setBusy} />}
        passwordForm={<ByPassword email={email} onBusy={setBusy} />}
        proofForm={<Proof onBusy={setBusy} />}
      />
    </Dialog>
  );
}

function ByMail({ email, onBusy }: FormProps) {
  const { session } = useServices();
  const machine = useMemo(
    () => provideSignIn({ sendLink: sendLink(session), openProvider: openProvider(session) }),
    [session],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose: 'signIn' as const, email, lastRequestMs: null }),
    on: { 'link.sent': rememberLink },
  });
  const inboxHref = useInbox();
  const sentTo = snapshot.context.email;
  return (
    <SignInView
      snapshot={snapshot}
      send={send}
      inboxHref={inboxHref}
      codeField={
        snapshot.matches('sent') && <CodeSignIn purpose="signIn" email={sentTo} onProving={onBusy} />
      }
    />
  );
}

function ByPassword({ email, onBusy }: FormProps) {
  const { session } = useServices();
  const machine = useMemo(() => providePassword(passwordActors(session)), [session]);
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ mode: 'signIn' as const, email, providers: [] }),
  });
  const inboxHref = useInbox();
  const isPending = snapshot.hasTag('pending');
  useEffect(() => onBusy(isPending), [onBusy, isPending]);
  return <PasswordView snapshot={snapshot} send={send} inboxHref={inboxHref} canSignUp={false} />;
}

function Proof({ onBusy }: Pick<FormProps, 'onBusy'>) {
  const { snapshot, send } = useStepUp({ canRemember: true });
  const isPending = snapshot.hasTag('pending');
  useEffect(() => onBusy(isPending), [onBusy, isPending]);
  return <StepUpView snapshot={snapshot} send={send} />;
}
