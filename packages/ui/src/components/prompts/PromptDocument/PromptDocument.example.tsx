import { useState } from 'react';
import { type DocumentVersion, PromptDocument } from './index.ts';

const versions: readonly DocumentVersion[] = [
  {
    id: 'salt-flats-2',
    number: 2,
    text: 'A dancer in raw silk on the salt flats at first light',
    createdAt: '2026-11-21T09:58:00.000Z',
    pictures: 4,
  },
  {
    id: 'salt-flats-1',
    number: 1,
    text: 'A dancer on the salt flats',
    createdAt: '2026-11-21T09:41:00.000Z',
    pictures: 0,
  },
];

export function Example({ save }: { save: () => void }) {
  const [text, setText] = useState('A dancer in raw silk on the salt flats at first light');
  const [title, setTitle] = useState('Salt flats');
  const [notes, setNotes] = useState('');
  const [tags, setTags] = useState<readonly string[]>(['salt']);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <PromptDocument
      text={text}
      onTextChange={setText}
      title={title}
      onTitleChange={setTitle}
      notes={notes}
      onNotesChange={setNotes}
      tags={tags}
      onTagsChange={setTags}
      keeping={text === versions[0]?.text ? 'kept' : 'waiting'}
      onSave={save}
      onCopy={save}
      versions={versions}
      shown={shown}
      onShow={setShown}
      onKeepMine={save}
      onKeepTheirs={save}
      pictures={{ state: 'full', items: [] }}
      onExport={(format) => console.log(`As ${format}: ${text}`)}
    />
  );
}
