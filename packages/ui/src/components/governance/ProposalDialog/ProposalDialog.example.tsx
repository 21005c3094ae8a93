import { useState } from 'react';
import { ProposalDialog, type ProposalDialogProps } from './index.ts';

const empty: ProposalDialogProps['form'] = {
  title: '',
  words: '',
  options: [''],
  discussionDays: 7,
  voteDays: 7,
  quorumPercent: 20,
};

export function Example() {
  const [form, setForm] = useState(empty);
  const [isOpen, setOpen] = useState(true);
  return (
    <ProposalDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      form={form}
      onFormChange={setForm}
      onSubmit={() => setOpen(false)}
    />
  );
}
