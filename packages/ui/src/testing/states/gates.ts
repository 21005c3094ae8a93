import { pathOf } from '@mirror-studio/domain/access';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { LegalAcceptanceModalProps } from '../../components/gates/LegalAcceptanceModal/LegalAcceptanceModal.tsx';
import type { SuspendedScreenProps } from '../../components/gates/SuspendedScreen/SuspendedScreen.tsx';
import type { TermsReacceptanceModalProps } from '../../components/gates/TermsReacceptanceModal/TermsReacceptanceModal.tsx';
import { nothing } from './nothing.ts';

const gate = {
  isOpen: true,
  termsHref: pathOf('terms'),
  privacyHref: pathOf('privacy'),
  onAccept: nothing,
  onSignOut: nothing,
};

const legal: LegalAcceptanceModalProps = { ...gate, isAgreed: false, onAgreedChange: nothing };
/** `<LegalAcceptanceModal {...legalStates.agreed} />` */
export const legalStates = {
  untouched: legal,
  agreed: { ...legal, isAgreed: true },
  pending: { ...legal, isAgreed: true, isPending: true, onCancel: nothing },
  failed: { ...legal, isAgreed: true, failure: gates.acceptFailed },
} satisfies Record<string, LegalAcceptanceModalProps>;

const terms: TermsReacceptanceModalProps = {
  ...gate,
  isTermsAccepted: false,
  onTermsAcceptedChange: nothing,
  isComplianceConfirmed: false,
  onComplianceConfirmedChange: nothing,
};
const both = { ...terms, isTermsAccepted: true, isComplianceConfirmed: true };
/** `<TermsReacceptanceModal {...termsStates.halfAgreed} />` */
export const termsStates = {
  untouched: terms,
  halfAgreed: { ...terms, isTermsAccepted: true },
  agreed: both,
  pending: { ...both, isPending: true, onCancel: nothing },
  failed: { ...both, failure: gates.acceptFailed },
} satisfies Record<string, TermsReacceptanceModalProps>;

const screen: SuspendedScreenProps = { contactHref: pathOf('discord'), onSignOut: nothing };
/** `<SuspendedScreen {...suspendedStates.signingOut} />` */
export const suspendedStates = {
  suspended: screen,
  signingOut: { ...screen, isSigningOut: true },
} satisfies Record<string, SuspendedScreenProps>;
