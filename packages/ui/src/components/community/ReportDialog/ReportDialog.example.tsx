import { useState } from 'react';
import { ReportDialog, type ReportDialogProps } from './index.ts';

export function Example({ send }: { send: ReportDialogProps['onSend'] }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ReportDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSend={(report) => {
        send(report);
        setOpen(false);
      }}
    />
  );
}
