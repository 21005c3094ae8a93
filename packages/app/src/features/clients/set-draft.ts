import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { ProofAnswers } from '@mirror-studio/domain/contract';
import type { ProofDraft, ProofProblems } from '@mirror-studio/ui/ProofForm';
import * as v from 'valibot';
import { readStored, writeStored } from '../../storage/storage.ts';

const dayMs = 86_400_000;

export const emptyDraft: ProofDraft = {
  client: '',
  title: '',
  note: '',
  days: proofLimits.usualDays,
  watermark: true,
  usesPassword: false,
  password: '',
  pictures: [],
};

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

const kept = v.record(
  v.string(),
  v.object({
    client: v.string(),
    title: v.string(),
    note: v.string(),
    days: v.number(),
    watermark: v.boolean(),
    usesPassword: v.boolean(),
    pictures: v.array(v.string()),
  }),
);
const readAll = () => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), readStored('proofDrafts'));
  return read.success ? read.output : {};
};

/** What was typed in this browser and not kept, of a set by its id or of a new one; null where there is nothing. */
export const readDraft = (id: string | null): ProofDraft | null => {
  const found = readAll()[id ?? 'new'];
  return found ? { ...found, password: '' } : null;
};

/** Keeps what is typed, but no password; null forgets it. */
export function keepDraft(id: string | null, draft: ProofDraft | null): void {
  const { [id ?? 'new']: _, ...others } = readAll();
  if (draft === null) writeStored('proofDrafts', JSON.stringify(others));
  else {
    const { password: __, ...rest } = draft;
    writeStored('proofDrafts', JSON.stringify({ ...others, [id ?? 'new']: rest }));
  }
}
