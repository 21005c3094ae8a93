import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import type {
  DetailsAnswer,
  DetailsRequest,
  EditedPrompt,
  EditedVersion,
  OtherDetails,
  PicturePage,
  PromptDetails,
  PromptEditorContext,
  ReadPrompt,
  SaveAnswer,
  VersionPage,
} from './prompt-editor.types.ts';

type Change = Partial<PromptEditorContext>;
type Kept = Extract<SaveAnswer, { outcome: 'kept' }>;

/** Takes what has details and more; returns the details alone. */
export const detailsOf = ({ title, notes, tags }: PromptDetails): PromptDetails => ({ title, notes, tags });

/** Says whether the details of both are the same. */
export const isSameDetails = (one: PromptDetails, other: PromptDetails): boolean =>
  one.title === other.title &&
  one.notes === other.notes &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, at) => tag === other.tags[at]);

/**
 * @param context - The details as they stand, and as they were last kept.
 * @returns What was changed of them and is not kept.
 */
export function changedDetails(
  context: Pick<PromptEditorContext, 'kept' | keyof PromptDetails>,
): Partial<PromptDetails> {
  const { kept } = context;
  const now = detailsOf(context);
  return {
    ...(now.title !== kept.title && { title: now.title }),
    ...(now.notes !== kept.notes && { notes: now.notes }),
    ...(!isSameDetails(now, { ...now, tags: kept.tags }) && { tags: now.tags }),
  };
}

type Field = keyof PromptDetails;
const only = (of: PromptDetails, fields: readonly Field[]): Partial<PromptDetails> =>
  Object.fromEntries(fields.map((field) => [field, of[field]]));

/** What is asked to keep the details: what was changed of them, and what it was changed from. */
export function changeOf(context: Pick<PromptEditorContext, 'id' | 'kept' | 'base' | Field>): DetailsRequest {
  const details = changedDetails(context);
  return { id: context.id ?? '', details, from: only(context.base, Object.keys(details) as Field[]) };
}

/** What only another changed of the details, where nothing is written here. */
function changedByOther(context: PromptEditorContext, prompt: EditedPrompt, mine: Partial<PromptDetails>) {
  const theirs = changedDetails({ ...prompt, kept: { ...context.base, text: '' } });
  return Object.fromEntries(Object.entries(theirs).filter(([field]) => !(field in mine)));
}

/**
 * What is sent to be kept. A new prompt that was sent and not answered may have been made: the same is sent again under the
 * same key, and what was typed since is its next version.
 */
export const sentOf = (context: PromptEditorContext): PromptDetails & { readonly text: string } =>
  context.id === null && context.sent !== null ? context.sent : { ...detailsOf(context), text: context.text };

/** Takes the context; returns the newest version that is known. */
export const newestOf = ({ versions }: PromptEditorContext): EditedVersion | undefined => versions[0];

/** Takes the context; returns the version that is looked at, if one is. */
export const shownVersion = ({ versions, shown }: PromptEditorContext): EditedVersion | undefined =>
  shown === null ? undefined : versions.find(({ number }) => number === shown);

/** A prompt that was read. What was left unkept stands in its text, and is based on what it was based on. */
export function readIn(
  { draft, left, leftFrom }: PromptEditorContext,
  { prompt, versions, nextCursor }: ReadPrompt,
): Change {
  const text = versions[0]?.text ?? '';
  const details = detailsOf(prompt);
  return {
    ...details,
    ...left,
    id: prompt.id,
    prompt,
    versions,
    nextVersions: nextCursor,
    text: draft?.text ?? text,
    basedOn: draft && draft.text !== text ? draft.basedOn : prompt.version,
    kept: { ...details, text },
    base: { ...details, ...leftFrom },
    draft: null,
    left: {},
    leftFrom: {},
    failure: null,
  };
}

/** The details that were kept: what was typed while they were on their way is not, and what only another changed is taken over. */
export function keptDetails(context: PromptEditorContext, answer: DetailsAnswer): Change {
  if (answer.outcome !== 'kept') return {};
  const { prompt } = answer;
  const sent = context.sent ?? context.kept;
  const isMine = { ...changedDetails({ ...context, ...detailsOf(sent) }), ...changedDetails(context) };
  const taken = changedByOther(context, prompt, isMine);
  return {
    ...taken,
    prompt,
    base: detailsOf(prompt),
    savedAt: prompt.updatedAt,
    kept: { ...detailsOf(sent), ...taken, text: context.kept.text },
    sent: null,
    failure: null,
  };
}

/** The version that was kept: what was typed while it was on its way is not in it. */
export function keptVersion(context: PromptEditorContext, { prompt, version }: Kept): Change {
  const { sent, kept, versions } = context;
  // The same words again are the version that is there.
  const others = versions.filter(({ number }) => number !== version.number);
  const isMade = context.id === null;
  return {
    id: prompt.id,
    prompt,
    ...(isMade && { base: detailsOf(prompt) }),
    versions: [version, ...others],
    basedOn: version.number,
    kept: { ...(isMade ? (sent ?? kept) : kept), text: sent?.text ?? kept.text },
    sent: null,
    savedAt: version.createdAt,
    failure: null,
  };
}

/** Says whether the text is one that would be lost if another took its place. */
const isWorthKeeping = ({ text, kept }: PromptEditorContext) =>
  text !== kept.text && text.trim() !== '' && text.length <= promptLimits.templateCharacters;

/** Another text in the place of this one: at once, or when this one is kept. */
export const taken = (context: PromptEditorContext, text: string): Change =>
  isWorthKeeping(context) ? { next: text } : { text, next: null };

/** Theirs is a version as any other, and mine is based on it. */
export function adoptedTheirs({ theirs, versions, kept }: PromptEditorContext): Change {
  if (!theirs) return {};
  return {
    theirs: null,
    versions: [theirs, ...versions.filter(({ number }) => number !== theirs.number)],
    basedOn: theirs.number,
    kept: { ...kept, text: theirs.text },
  };
}

/** Mine is kept after theirs, and then theirs again: neither is lost, and theirs is the newest. */
export function chosenTheirs(context: PromptEditorContext): Change {
  const { theirs } = context;
  if (!theirs) return {};
  const adopted = { ...context, ...adoptedTheirs(context) };
  return { ...adoptedTheirs(context), ...taken(adopted, theirs.text) };
}

/** Theirs is what mine is changed from now; what only they changed is taken over. */
function adoptedDetails(context: PromptEditorContext, { prompt, fields }: OtherDetails): Change {
  const taken = changedByOther(context, prompt, changedDetails(context));
  return {
    ...taken,
    prompt,
    base: detailsOf(prompt),
    kept: { ...context.kept, ...taken, ...only(prompt, fields) },
    otherDetails: null,
  };
}

/** Notes with what was not chosen behind them, where it is not in them already. */
function withLeft(notes: string, left: PromptDetails, fields: readonly Field[]): string {
  const lines: Record<Field, string> = {
    title: left.title.trim(),
    tags: left.tags.map((tag) => `#${tag}`).join(' '),
    notes: left.notes.trim(),
  };
  const missing = fields.map((field) => lines[field]).filter((line) => !notes.includes(line));
  return missing.length === 0 ? notes : [notes.trimEnd(), ...missing].filter(Boolean).join('\n\n');
}

/** My details stay over theirs, which go to the notes. */
export function chosenMyDetails(context: PromptEditorContext): Change {
  const { otherDetails } = context;
  if (!otherDetails) return {};
  const { notes = context.notes, ...adopted } = adoptedDetails(context, otherDetails);
  return { ...adopted, notes: withLeft(notes, otherDetails.prompt, otherDetails.fields) };
}

/** Their details stay, and mine go to the notes. */
export function chosenTheirDetails(context: PromptEditorContext): Change {
  const { otherDetails } = context;
  if (!otherDetails) return {};
  const { prompt, fields } = otherDetails;
  const adopted = { ...context, ...adoptedDetails(context, otherDetails), ...only(prompt, fields) };
  return { ...adopted, notes: withLeft(adopted.notes, context, fields) };
}

/** What was a prompt is the text of a new one. */
export const detached = {
  id: null,
  prompt: null,
  versions: [],
  nextVersions: null,
  basedOn: 0,
  kept: { title: '', notes: '', tags: [], text: '' },
  base: { title: '', notes: '', tags: [] },
  otherDetails: null,
  shown: null,
  pictures: null,
  sent: null,
  failure: null,
} as const satisfies Change;

/** A page that has come beside the text. */
export function withPage(context: PromptEditorContext, page: VersionPage | PicturePage): Change {
  const { versions, pictures, beside } = context;
  if ('versions' in page) {
    const known = new Set(versions.map(({ number }) => number));
    return {
      versions: [...versions, ...page.versions.filter(({ number }) => !known.has(number))],
      nextVersions: page.nextCursor,
    };
  }
  const before = beside === 'morePictures' ? (pictures?.items ?? []) : [];
  return { pictures: { ...page, items: [...before, ...page.items] } };
}
