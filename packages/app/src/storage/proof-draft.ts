import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import type { ProofDraft } from '@mirror-studio/ui/ProofForm';
import * as v from 'valibot';
import { newSet } from '../routes/clients-address.ts';
import { readStored, writeStored } from './storage.ts';

export const emptyProofDraft: ProofDraft = {
  client: '',
  title: '',
  note: '',
  days: proofLimits.usualDays,
  watermark: true,
  usesPassword: false,
  password: '',
  pictures: [],
};

const stored = v.record(
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
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), readStored('proofDrafts'));
  return read.success ? read.output : {};
};

/** What was typed in this browser and not sent, of a set by its id or of a new one; null where there is nothing. */
export const readProofDraft = (id: string | null): ProofDraft | null => {
  const found = readAll()[id ?? newSet];
  return found ? { ...found, password: '' } : null;
};

/** Saves what is typed, but no password; null removes it. */
export function saveProofDraft(id: string | null, draft: ProofDraft | null): void {
  const { [id ?? newSet]: _, ...others } = readAll();
  if (draft === null) writeStored('proofDrafts', JSON.stringify(others));
  else {
    const { password: __, ...rest } = draft;
    writeStored('proofDrafts', JSON.stringify({ ...others, [id ?? newSet]: rest }));
  }
}

/** What was selected elsewhere for a new set: the form shows these before it has read the gallery so far. */
let selected: readonly GalleryItem[] = [];
export const selectedForProof = () => selected;

/** Puts pictures into a new set for a client, in the place of those that its draft had; what was typed of it stays. */
export function handToProof(items: readonly GalleryItem[]): void {
  selected = items;
  saveProofDraft(null, {
    ...(readProofDraft(null) ?? emptyProofDraft),
    pictures: items.map(({ id }) => id),
  });
}
