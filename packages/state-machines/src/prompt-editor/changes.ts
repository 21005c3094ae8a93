import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import type {
  EditedVersion,
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
export function readIn({ draft }: PromptEditorContext, { prompt, versions, nextCursor }: ReadPrompt): Change {
  const text = versions[0]?.text ?? '';
  const details = detailsOf(prompt);
  return {
    ...details,
    id: prompt.id,
    prompt,
    versions,
    nextVersions: nextCursor,
    text: draft?.text ?? text,
    basedOn: draft && draft.text !== text ? draft.basedOn : prompt.version,
    kept: { ...details, text },
    draft: null,
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

/** What was a prompt is the text of a new one. */
export const detached = {
  id: null,
  prompt: null,
  versions: [],
  nextVersions: null,
  basedOn: 0,
  kept: { title: '', notes: '', tags: [], text: '' },
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
