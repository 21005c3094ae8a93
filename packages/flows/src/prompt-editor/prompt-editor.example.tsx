import { providePromptEditor } from '@mirror-studio/state-machines/prompt-editor';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { download, goTo, promptCalls, toast } from '../atlas/flow-page/example-effects.ts';
import { PromptEditorView } from './PromptEditorView.tsx';

const machine = providePromptEditor({ ...promptCalls, newKey: () => crypto.randomUUID() });

export function PromptEditor({ id }: { id: string | null }) {
  const [snapshot, send, actor] = useActor(machine, { input: { id } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('prompt.created', (made) => goTo(`/editor/${made.id}`))), [actor]);
  useEffect(() => endOf(actor.on('prompt.forked', (fork) => goTo(`/editor/${fork.id}`))), [actor]);
  useEffect(() => endOf(actor.on('file.made', ({ file }) => download(file))), [actor]);
  return <PromptEditorView snapshot={snapshot} send={send} />;
}
