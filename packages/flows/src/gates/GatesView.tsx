import { pathOf } from '@mirror-studio/domain/access';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { gatesMachine } from '@mirror-studio/state-machines/gates';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LegalAcceptanceModal } from '@mirror-studio/ui/LegalAcceptanceModal';
import { SuspendedScreen } from '@mirror-studio/ui/SuspendedScreen';
import { TermsReacceptanceModal } from '@mirror-studio/ui/TermsReacceptanceModal';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface GatesViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof gatesMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof gatesMachine>) => void;
  /** The way out for who does not accept, or is suspended. */
  onSignOut?: () => void;
  /** Signing out is on its way. Default false. */
  isSigningOut?: boolean;
  /** The page behind the gates. */
  children?: ReactNode;
}

/** The gates as their machine stands: a suspended screen in place of the page, or a modal over it. */
export function GatesView({ snapshot, send, onSignOut = () => {}, isSigningOut, children }: GatesViewProps) {
  const t = useTexts('gates', gates);
  const { agreement } = snapshot.context;
  if (snapshot.matches('suspended')) {
    return (
      <SuspendedScreen contactHref={pathOf('discord')} onSignOut={onSignOut} isSigningOut={isSigningOut} />
    );
  }
  const isFailed = snapshot.matches({ legalDue: 'failed' }) || snapshot.matches({ termsDue: 'failed' });
  const isAccepting =
    snapshot.matches({ legalDue: 'accepting' }) || snapshot.matches({ termsDue: 'accepting' });
  const gate = {
    termsHref: pathOf('terms'),
    privacyHref: pathOf('privacy'),
    isPending: snapshot.hasTag('pending'),
    failure: isFailed ? t('acceptFailed') : undefined,
    onAccept: () => send({ type: 'acceptance.submitted' }),
    onCancel: isAccepting ? () => send({ type: 'acceptance.cancelled' }) : undefined,
    onSignOut,
  };
  const agree = (change: Partial<typeof agreement>) => send({ type: 'agreement.changed', change });
  return (
    <>
      {children}
      <LegalAcceptanceModal
        {...gate}
        isOpen={snapshot.matches('legalDue') || snapshot.matches('refreshingLegal')}
        isAgreed={agreement.legal}
        onAgreedChange={(legal) => agree({ legal })}
      />
      <TermsReacceptanceModal
        {...gate}
        isOpen={snapshot.matches('termsDue') || snapshot.matches('refreshingTerms')}
        isTermsAccepted={agreement.terms}
        onTermsAcceptedChange={(terms) => agree({ terms })}
        isComplianceConfirmed={agreement.compliance}
        onComplianceConfirmedChange={(compliance) => agree({ compliance })}
      />
    </>
  );
}
