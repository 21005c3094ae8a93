import type { Shortcut } from '@mirror-studio/domain/shortcuts';
import { TextField } from '@mirror-studio/ui/TextField';
import { Shortcuts } from './index.ts';

export const Keyboard = ({ run }: { run: (shortcut: Shortcut) => void }) => (
  <Shortcuts
    isAdmin={false}
    on={{ 'shortcut.run': ({ shortcut }) => run(shortcut) }}
    trigger={({ send }) => (
      <TextField
        label="Try a shortcut"
        onKeyDown={(press) => send({ type: 'key.pressed', press, typing: false, overlayOpen: false })}
      />
    )}
  />
);
