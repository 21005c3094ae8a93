import { type ProofMark, proofMarks } from '@mirror-studio/domain/clients';
import type { SharedProof } from '@mirror-studio/domain/contract';
import type { ShownProof } from '@mirror-studio/ui/ProofPage';
import * as v from 'valibot';
import { readStored, writeStored } from '../../storage/storage.ts';

const comment = v.object({
  /** The key under which it is sent, and sent again. */
  key: v.string(),
  pictureId: v.nullable(v.string()),
  author: v.string(),
  text: v.string(),
  createdAt: v.string(),
});
const answers = v.object({
  marks: v.record(v.string(), v.nullable(v.picklist(proofMarks))),
  comments: v.array(comment),
  /** Null while nothing is to be said of it. */
  approval: v.nullable(v.object({ isApproved: v.boolean(), author: v.string() })),
  drafts: v.record(v.string(), v.string()),
});
/** What was said behind one link and is not sent yet, and what is being written. */
export type Answers = v.InferOutput<typeof answers>;

const kept = v.object({
  /** What tells this browser from others. */
  visitor: v.string(),
  name: v.string(),
  links: v.record(v.string(), answers),
});
export type Kept = v.InferOutput<typeof kept>;

export const noAnswers: Answers = { marks: {}, comments: [], approval: null, drafts: {} };

/** Of a token only its beginning is kept: enough to tell links apart, and nothing that opens one. */
const nameOf = (token: string) => token.slice(0, 8);

const read = () => {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), readStored('proofAnswers'));
  return found.success ? found.output : null;
};
const readLinks = () => read()?.links;

/** What this browser keeps of proofs; a new visitor where it keeps nothing. */
export const readKept = (): Kept => read() ?? { visitor: crypto.randomUUID(), name: '', links: {} };

export const answersIn = ({ links }: Kept, token: string): Answers => links[nameOf(token)] ?? noAnswers;

/** Keeps what was said behind a link. Returns all that is kept then. */
export function keepAnswers(before: Kept, token: string, said: Answers): Kept {
  // What another tab has kept of other links since stays.
  const { [nameOf(token)]: _, ...others } = readLinks() ?? before.links;
  const isEmpty = countOf(said) === 0 && Object.values(said.drafts).every((text) => text === '');
  const next = { ...before, links: isEmpty ? others : { ...others, [nameOf(token)]: said } };
  writeStored('proofAnswers', JSON.stringify(next));
  return next;
}

/** Keeps the name that somebody gave. */
export function keepName(before: Kept, name: string): Kept {
  const next = { ...before, links: readLinks() ?? before.links, name };
  writeStored('proofAnswers', JSON.stringify(next));
  return next;
}

/** How many answers are not sent yet. */
export const countOf = ({ marks, comments, approval }: Answers): number =>
  Object.keys(marks).length + comments.length + (approval === null ? 0 : 1);

/** A set as it is with what is not sent yet. Takes the time now by the server's clock, in ms. */
export function withAnswers(proof: SharedProof, said: Answers, nowMs: number): ShownProof {
  const { approval } = said;
  const mark = (id: string, known: ProofMark | null) => {
    const own = said.marks[id];
    return own === undefined ? known : own;
  };
  return {
    ...proof,
    ...(approval && {
      approvedAt: approval.isApproved ? (proof.approvedAt ?? new Date(nowMs).toISOString()) : null,
      approvedBy: approval.isApproved ? (proof.approvedBy ?? approval.author) : null,
    }),
    pictures: proof.pictures.map((picture) => ({ ...picture, mark: mark(picture.id, picture.mark) })),
    comments: [
      ...proof.comments,
      ...said.comments.map(({ key, ...one }) => ({ ...one, id: key, isWaiting: true })),
    ],
  };
}

/** What comes next to be sent: what is said of pictures before the approval, which shuts it. */
export type Next =
  | { readonly kind: 'mark'; readonly id: string; readonly mark: ProofMark | null }
  | { readonly kind: 'comment'; readonly comment: Answers['comments'][number] }
  | { readonly kind: 'approval'; readonly isApproved: boolean; readonly author: string };

export function nextOf({ marks, comments, approval }: Answers): Next | null {
  if (approval && !approval.isApproved) return { kind: 'approval', ...approval };
  const [entry] = Object.entries(marks);
  if (entry) return { kind: 'mark', id: entry[0], mark: entry[1] };
  const [first] = comments;
  if (first) return { kind: 'comment', comment: first };
  return approval && { kind: 'approval', ...approval };
}

/** What is left when that was sent, or refused for good. What was said anew meanwhile stays. */
export function without(said: Answers, sent: Next): Answers {
  if (sent.kind === 'comment')
    return { ...said, comments: said.comments.filter(({ key }) => key !== sent.comment.key) };
  if (sent.kind === 'approval')
    return said.approval?.isApproved === sent.isApproved ? { ...said, approval: null } : said;
  if (said.marks[sent.id] !== sent.mark) return said;
  const { [sent.id]: _, ...marks } = said.marks;
  return { ...said, marks };
}
