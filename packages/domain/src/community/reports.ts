import { communityLimits } from '../constants/community.ts';

/** Why something is reported, and which rule was broken where it is hidden: the text of the rule is the key of the namespace `moderation` with `rule_` before it. Each is a key of the namespace `report`, with `reason_` before it. */
export const reportReasons = ['spam', 'stolen', 'sexual', 'violence', 'hate', 'person', 'else'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What can be wrong with a report: each is a key of the namespace `report`. */
export type ReportProblem = 'wordsMissing' | 'wordsLong';

/**
 * Checks a report (pages: creator library; decisions): another reason has to be said in words.
 *
 * @param report - As typed.
 * @returns What is wrong with its words; null when it can be sent.
 */
export function checkReport({
  reason,
  words,
}: {
  reason: ReportReason;
  words: string;
}): ReportProblem | null {
  if (words.trim().length > communityLimits.reportCharacters) return 'wordsLong';
  return reason === 'else' && words.trim() === '' ? 'wordsMissing' : null;
}
