import { endOf } from '@mirror-studio/state-machines/shared';
import { shortcutsMachine } from '@mirror-studio/state-machines/shortcuts';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { heardKeys, run } from '../atlas/flow-page/example-effects.ts';
import { ShortcutsView } from './ShortcutsView.tsx';

export function Shortcuts() {
  const [snapshot, send, actor] = useActor(shortcutsMachine, { input: { isAdmin: false } });
  useEffect(() => endOf(actor.on('shortcut.run', ({ shortcut }) => run(shortcut))), [actor]);
  useEffect(
    () =>
      heardKeys((press, typing, overlayOpen) => send({ type: 'key.pressed', press, typing, overlayOpen })),
    [send],
  );
  return <ShortcutsView snapshot={snapshot} send={send} />;
}
