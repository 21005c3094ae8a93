import type { promptEditorMachine } from '@mirror-studio/state-machines/prompt-editor';
import { useEffect } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import { useServices } from '../../providers/services.tsx';
import { keepPromptDraft } from '../../storage/prompt-drafts.ts';
import { saveVersionBy } from './actors.ts';

type Snapshot = SnapshotFrom<typeof promptEditorMachine>;

/** Says whether there are words that are nowhere but here. */
const hasUnkeptWords = ({ context: { text, kept } }: Snapshot) => text !== kept.text && text.trim() !== '';

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
      const { id, text, basedOn } = snapshot.context;
      if (before !== id) keepPromptDraft(before, null);
      before = id;
      keepPromptDraft(id, hasUnkeptWords(snapshot) ? { text, basedOn } : null);
    });
    return () => {
      heard.unsubscribe();
      const snapshot = actor.getSnapshot();
      const { context } = snapshot;
      const isOnItsWay = snapshot.matches({ open: { keeping: 'waiting' } });
      if (!isOnItsWay || !hasUnkeptWords(snapshot)) return;
      // What is refused, or meets another text, stays in the tab and is shown when its prompt is opened again.
      const { id, text, basedOn, key: idempotencyKey, title, notes, tags } = context;
      void saveVersionBy(api)({ id, text, basedOn, idempotencyKey, details: { title, notes, tags } }).then(
        ({ outcome }) => {
          if (outcome === 'kept') keepPromptDraft(id, null);
        },
        () => {},
      );
    };
  }, [actor, api]);
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => {
      const snapshot = actor.getSnapshot();
      if (snapshot.hasTag('open') && hasUnkeptWords(snapshot)) event.preventDefault();
    };
    addEventListener('beforeunload', hear);
    return () => removeEventListener('beforeunload', hear);
  }, [actor]);
}
