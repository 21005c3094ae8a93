import { pathOf } from '@mirror-studio/domain/access';
import { PromptEditorView, type PromptEditorViewProps } from '@mirror-studio/flows/prompt-editor';
import { type EditedVersion, providePromptEditor } from '@mirror-studio/state-machines/prompt-editor';
import { useTextLocale } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { libraryKey } from '../../api/library.ts';
import { giveFile } from '../../files/give-file.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useSharedValue } from '../../providers/useSharedValue.ts';
import { workPath } from '../../routes/work-link.ts';
import { readPromptDraft } from '../../storage/prompt-drafts.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';
import { actorsBy, fetchReader } from './actors.ts';
import { listsQuery } from './lists.ts';
import { useUnkept } from './use-unkept.ts';

const PublishPrompt = lazyWithRetry(
  async () => ({ default: (await import('../../publishing/Publish.tsx')).PublishPrompt }),
  false,
);

/** The version that is published, and whether it is, when its dialog has said so. */
interface Publishing {
  readonly version?: EditedVersion;
  readonly isOpen: boolean;
  readonly isPublished?: boolean;
}
/** A work while it is published, and one's own prompt while it is there. */
const originHref: PromptEditorViewProps['originHref'] = ({ workId, promptId, isOwn }) => {
  if (workId != null) return workPath(workId);
  return isOwn && promptId !== null ? pathOf('editor', { id: promptId }) : undefined;
};
const merged = (before: Publishing, part: Partial<Publishing>): Publishing => ({ ...before, ...part });

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
  const { api, session } = useServices();
  const isSignedOut = useSharedValue(session.again.asked) !== null;
  const user = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const lists = useQuery(listsQuery(useTextLocale()));
  const machine = useMemo(() => providePromptEditor(actorsBy(api)), [api]);
  const { snapshot, send, actor } = useFlow(machine, {
    input: () => ({ id, ...readPromptDraft(id) }),
    on: {
      'prompt.created': ({ id: created }) => onCreated(created),
      'prompt.forked': ({ id: forked }) => void navigate(pathOf('editor', { id: forked })),
      'prompts.outdated': () => void queries.invalidateQueries({ queryKey: libraryKey(user.id) }),
      'file.made': ({ file }) => giveFile(file),
    },
  });
  const [{ version, ...published }, publish] = useReducer(merged, { isOpen: false });
  useUnkept(actor);
  useEffect(() => {
    // A file is read also when the network has gone meanwhile; who needs the part before this asks for it anew.
    readyForMore()
      .then(fetchReader)
      .catch(() => {});
  }, []);
  useEffect(() => {
    // Who goes elsewhere with the tab may not come back to it.
    const hear = () => {
      if (document.visibilityState === 'hidden') send({ type: 'save.requested' });
    };
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, [send]);
  return (
    <>
      <PromptEditorView
        snapshot={snapshot}
        send={send}
        lists={lists.data ?? (lists.isError ? {} : null)}
        onShoot={(text, versionId) => {
          handToShoot({ prompt: text, promptVersionId: versionId });
          void navigate(pathOf('photoShoot'));
        }}
        onPublish={
          id === null || user.isDemo ? undefined : (chosen) => publish({ version: chosen, isOpen: true })
        }
        isPublished={published.isPublished}
        originHref={originHref}
        libraryHref={pathOf('myLibrary')}
        isSignedOut={isSignedOut}
      />
      {id !== null && version && (
        <Suspense>
          <PublishPrompt
            promptId={id}
            version={version}
            isOpen={published.isOpen}
            onClose={() => publish({ isOpen: false })}
            onRead={(isPublished) => publish({ isPublished })}
          />
        </Suspense>
      )}
    </>
  );
}
