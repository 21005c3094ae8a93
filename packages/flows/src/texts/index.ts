'use client';
export { useAuthFailureWords } from './auth-failure-words.ts';
export { useFailureWords } from './failure-words.ts';
export { useNoticeWords } from './notice-words.ts';
export { useProviderName } from './provider-name.ts';
export { type SpokenNotice, useSpokenNotice } from './spoken-notice.ts';
export { useText } from './text-ref.ts';
