import { useState } from 'react';
import { type ProofDraft, ProofForm, type ProofFormProps } from './index.ts';

const empty: ProofDraft = {
  client: '',
  title: '',
  note: '',
  days: 30,
  watermark: true,
  usesPassword: false,
  password: '',
  pictures: [],
};
const gallery: ProofFormProps['gallery'] = [
  {
    id: 'salt-flats',
    type: 'image',
    url: '/pictures/salt-flats.webp',
    width: 768,
    height: 1024,
    prompt: 'A dancer in raw silk on the salt flats at first light',
    model: 'Sample renderer',
    createdAt: '2026-11-21T10:00:00.000Z',
  },
];

interface ExampleProps {
  keep: (draft: ProofDraft) => void;
}

export function Example({ keep }: ExampleProps) {
  const [draft, setDraft] = useState(empty);
  return (
    <ProofForm
      draft={draft}
      onDraftChange={setDraft}
      endsAt="2026-12-21T10:00:00.000Z"
      gallery={gallery}
      onSubmit={() => keep(draft)}
      backHref="/clients"
    />
  );
}
