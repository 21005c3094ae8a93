import { provideInvitation } from '@mirror-studio/state-machines/invitation';
import { createFlow } from '../flow/create-flow.tsx';
import { InvitationView } from './InvitationView.tsx';

/** Claiming an invitation, machine and view joined. */
export const Invitation = /* @__PURE__ */ createFlow(provideInvitation, InvitationView);
