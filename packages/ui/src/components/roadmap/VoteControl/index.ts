'use client';
export { VoteControl, type VoteControlProps } from './VoteControl.tsx';
