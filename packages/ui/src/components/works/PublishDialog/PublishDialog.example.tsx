import { useState } from 'react';
import { PublishDialog, type PublishDialogProps } from './index.ts';

export function Example() {
  const [isOpen, setOpen] = useState(true);
  const [form, setForm] = useState<PublishDialogProps['form']>({
    title: 'Salt flats, first light',
    tags: ['salt'],
    sharesPrompt: true,
    allowsRemix: false,
  });
  return (
    <PublishDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      picture={{ src: '/pictures/salt-flats.webp', ratio: '3 / 4' }}
      handle="mara-oduya"
      profileHref="/profile"
      form={form}
      onFormChange={setForm}
      licence={{ resale: false, training: false }}
      onSubmit={() => setOpen(false)}
    />
  );
}
