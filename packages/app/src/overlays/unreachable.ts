import { textRef } from '@mirror-studio/state-machines/shared';

/** The toast of an overlay whose code cannot be fetched. */
export const unreachable = {
  tone: 'error',
  title: textRef('errors', 'title'),
  description: textRef('errors', 'network'),
} as const;
