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

interface ExampleProps extends Pick<ProofFormProps, 'gallery'> {
  keep: (draft: ProofDraft) => void;
}

export function Example({ gallery, keep }: ExampleProps) {
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
