import { textRef } from '@mirror-studio/state-machines/shared';
import { Button } from '@mirror-studio/ui/Button';
import { Toast } from './index.ts';

const ready = { tone: 'success', title: textRef('toasts', 'settingsSaved') } as const;

export const Toasts = ({ act }: { act: (id: string) => void }) => (
  <Toast
    on={{ 'action.taken': ({ id }) => act(id) }}
    trigger={({ send }) => (
      <Button onPress={() => send({ type: 'toast.raised', toast: ready })}>Raise a toast</Button>
    )}
  />
);
