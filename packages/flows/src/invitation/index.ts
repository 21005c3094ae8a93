'use client';
export { Invitation } from './Invitation.ts';
export { InvitationView, type InvitationViewProps } from './InvitationView.tsx';
