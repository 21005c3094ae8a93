import { useState } from 'react';
import { ProposeDialog, type ProposeDialogProps } from './index.ts';

const like: ProposeDialogProps['twins'] = [
  {
    id: 'layers',
    title: 'Layers in the prompt editor',
    status: 'considering',
    votes: 128,
    isVoted: false,
    isOwn: false,
    comments: 14,
    author: { handle: 'mara-oduya', name: 'Mara Oduya', picture: null },
    proposedAt: '2026-11-21T10:00:00.000Z',
    since: '2026-11-21T10:00:00.000Z',
  },
];

export function Example() {
  const [form, setForm] = useState({ title: '', words: '' });
  const [isOpen, setOpen] = useState(true);
  return (
    <ProposeDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      form={form}
      onFormChange={setForm}
      twins={form.title === '' ? [] : like}
      hrefOf={(id) => `?idea=${id}`}
      onVotedChange={() => {}}
      onSubmit={() => setOpen(false)}
    />
  );
}
