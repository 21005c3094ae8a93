import type { Api } from '@mirror-studio/domain/contract';
import { changeOf, type promptEditorMachine } from '@mirror-studio/state-machines/prompt-editor';
import { useEffect } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { useServices } from '../../providers/services.tsx';
import { keepPromptDraft, type UnkeptPrompt } from '../../storage/prompt-drafts.ts';
import { changeDetailsBy, saveVersionBy } from './actors.ts';

type Snapshot = SnapshotFrom<typeof promptEditorMachine>;

/** What there is nowhere but here: words, and what is said of them. */
function unkeptOf({ context }: Snapshot): UnkeptPrompt {
  const { text, basedOn, kept } = context;
  const { details, from } = changeOf(context);
  const isChanged = Object.keys(details).length > 0;
  return {
    draft: text !== kept.text && text.trim() !== '' ? { text, basedOn } : null,
    details: isChanged ? details : null,
    from: isChanged ? from : null,
  };
}

const isSomething = ({ draft, details }: UnkeptPrompt) => draft !== null || details !== null;

/** Keeps what is left behind, in the order in which the editor does. Takes the API and the editor as it was left. */
async function keepLeft(api: Api, snapshot: Snapshot): Promise<void> {
  const { draft, details, from } = unkeptOf(snapshot);
  const { id, key: idempotencyKey, title, notes, tags } = snapshot.context;
  if (draft) {
    const saving = saveVersionBy(api)({ id, ...draft, idempotencyKey, details: { title, notes, tags } });
    // Of two texts, or details, that were written at once this one stays in the tab, and is shown when its prompt is opened again.
    if ((await saving).outcome !== 'kept') return;
    keepPromptDraft(id, { draft: null, ...(id === null ? { details: null } : { details, from }) });
  }
  if (id === null || details === null) return;
  const changing = changeDetailsBy(api)({ id, details, from: from ?? {} }, new AbortController().signal);
  if ((await changing).outcome === 'kept') keepPromptDraft(id);
}

/**
 * What is typed and not kept yet survives a reload in this tab, and is kept when the page is left for another. Who closes
 * the tab meanwhile is asked.
 */
export function useUnkept(actor: Actor<typeof promptEditorMachine>): void {
  const { api } = useServices();
  useEffect(() => {
    let before: string | null = actor.getSnapshot().context.id;
    const heard = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('open')) return;
      const { id } = snapshot.context;
      if (before !== id) keepPromptDraft(before);
      before = id;
      keepPromptDraft(id, unkeptOf(snapshot));
    });
    return () => {
      heard.unsubscribe();
      const snapshot = actor.getSnapshot();
      // What is refused, or gets lost, stays in the tab too.
      if (snapshot.matches({ open: { keeping: 'waiting' } })) void keepLeft(api, snapshot).catch(() => {});
    };
  }, [actor, api]);
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => {
      const snapshot = actor.getSnapshot();
      if (snapshot.hasTag('open') && isSomething(unkeptOf(snapshot))) event.preventDefault();
    };
    addEventListener('beforeunload', hear);
    return () => removeEventListener('beforeunload', hear);
  }, [actor]);
}
