import { pathOf } from '@mirror-studio/domain/access';
import { PromptEditorView } from '@mirror-studio/flows/prompt-editor';
import { providePromptEditor } from '@mirror-studio/state-machines/prompt-editor';
import { useTextLocale } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { libraryKey } from '../../api/library.ts';
import { giveFile } from '../../files/give-file.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { readPromptDraft } from '../../storage/prompt-drafts.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';
import { actorsBy } from './actors.ts';
import { listsQuery } from './lists.ts';
import { useUnkept } from './use-unkept.ts';

/** `/editor` begins a prompt, `/editor/{id}` goes on with one. */
export default function EditorRoute() {
  const { id = null } = useParams();
  const { key: visit } = useLocation();
  const navigate = useNavigate();
  // A prompt that was made here has its address now, and is the same one: what can be undone in it stays.
  const [made, setMade] = useState<{ id: string; key: string } | null>(null);
  const key = made !== null && made.id === id ? made.key : (id ?? `new ${visit}`);
  return (
    <Editor
      key={key}
      id={id}
      onCreated={(created) => {
        setMade({ id: created, key });
        void navigate(pathOf('editor', { id: created }), { replace: true });
      }}
    />
  );
}

function Editor({ id, onCreated }: { id: string | null; onCreated: (id: string) => void }) {
  const { api } = useServices();
  const user = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const lists = useQuery(listsQuery(useTextLocale()));
  const machine = useMemo(() => providePromptEditor(actorsBy(api)), [api]);
  const { snapshot, send, actor } = useFlow(machine, {
    input: () => ({ id, draft: readPromptDraft(id) }),
    on: {
      'prompt.created': ({ id: created }) => onCreated(created),
      'prompt.forked': ({ id: forked }) => void navigate(pathOf('editor', { id: forked })),
      'prompts.outdated': () => void queries.invalidateQueries({ queryKey: libraryKey(user.id) }),
      'file.made': ({ file }) => giveFile(file),
    },
  });
  useUnkept(actor);
  useEffect(() => {
    // Who goes elsewhere with the tab may not come back to it.
    const hear = () => {
      if (document.visibilityState === 'hidden') send({ type: 'save.requested' });
    };
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, [send]);
  return (
    <PromptEditorView
      snapshot={snapshot}
      send={send}
      lists={lists.data ?? (lists.isError ? {} : null)}
      onShoot={(text, versionId) => {
        handToShoot({ prompt: text, promptVersionId: versionId });
        void navigate(pathOf('photoShoot'));
      }}
      libraryHref={pathOf('myLibrary')}
    />
  );
}
