import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { ProofAnswers } from '@mirror-studio/domain/contract';
import type { ProofDraft, ProofProblems } from '@mirror-studio/ui/ProofForm';

const dayMs = 86_400_000;

/** A set that there is, as it is changed. Takes the moment at which that begins. */
export const draftOf = ({ set, pictures }: ProofAnswers, nowMs: number): ProofDraft => ({
  client: set.client,
  title: set.title,
  note: set.note,
  days: Math.min(proofLimits.mostDays, Math.max(1, Math.ceil((Date.parse(set.endsAt) - nowMs) / dayMs))),
  watermark: set.watermark,
  usesPassword: set.hasPassword,
  password: '',
  pictures: pictures.map(({ mediaId }) => mediaId),
});

/** When the link ends. */
export const endOf = ({ days }: ProofDraft, nowMs: number): string =>
  new Date(nowMs + Math.min(proofLimits.mostDays, Math.max(1, days)) * dayMs).toISOString();

/** Which fields cannot be taken as they are. Takes whether there is a password already, which stays where none is typed. */
export function wrongIn(draft: ProofDraft, hasPassword: boolean): readonly (keyof ProofProblems)[] {
  const { passwordFewestCharacters: fewest, passwordMostCharacters: most } = proofLimits;
  const isShort = (text: string, limit: number) => text.trim() !== '' && text.trim().length <= limit;
  const { length } = draft.password;
  const keepsPassword = !draft.usesPassword || (hasPassword && length === 0);
  const right: Required<Record<keyof ProofProblems, boolean>> = {
    client: isShort(draft.client, proofLimits.clientCharacters),
    title: isShort(draft.title, proofLimits.titleCharacters),
    note: draft.note.trim().length <= proofLimits.noteCharacters,
    days: Number.isInteger(draft.days) && draft.days >= 1 && draft.days <= proofLimits.mostDays,
    password: keepsPassword || (length >= fewest && length <= most),
    pictures: draft.pictures.length >= 1 && draft.pictures.length <= proofLimits.pictures,
  };
  return (Object.keys(right) as (keyof ProofProblems)[]).filter((field) => !right[field]);
}
