import { promptLimits } from '../constants/prompts.ts';
import type { RecentPrompt } from './reading.ts';

/**
 * Puts a prompt that was used before those that were used earlier (decisions: what each page holds).
 *
 * @returns The newest first, each once, at most `promptLimits.recent`.
 */
export function withRecent(recent: readonly RecentPrompt[], used: RecentPrompt): readonly RecentPrompt[] {
  return [used, ...recent.filter(({ text }) => text !== used.text)].slice(0, promptLimits.recent);
}
