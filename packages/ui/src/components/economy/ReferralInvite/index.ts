'use client';
export { ReferralInvite, type ReferralInviteProps } from './ReferralInvite.tsx';
