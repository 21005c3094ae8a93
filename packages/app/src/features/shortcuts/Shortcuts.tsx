import { pathOf } from '@mirror-studio/domain/access';
import type { ShortcutAction } from '@mirror-studio/domain/shortcuts';
import { ShortcutsView } from '@mirror-studio/flows/shortcuts';
import { shortcutsMachine } from '@mirror-studio/state-machines/shortcuts';
import { useActor } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { byShortcut } from '../../routes/route-focus-state.ts';

type Part = Extract<ShortcutAction, { kind: 'toggle' }>['part'];

interface ShortcutsProps {
  isAdmin: boolean;
  /** The part that is open closes by its own shortcut, although a layer is open. */
  openPart: Part | null;
  toggle: (part: Part) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One that is on its way out is open no more, and a toast lies over nothing. */
const isOverlayOpen = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some(
    (layer) => !layer.closest('[data-exiting], [aria-modal="false"]'),
  );

/** Listens for the shortcuts of the domain's table: pages by chord, parts of the shell by combination (§2). */
export function Shortcuts({ isAdmin, openPart, toggle }: ShortcutsProps) {
  const navigate = useNavigate();
  const [input] = useState({ isAdmin });
  const [snapshot, send, actor] = useActor(shortcutsMachine, { input });
  const run = useEffectEvent((action: ShortcutAction) => {
    if (action.kind === 'navigate') void navigate(pathOf(action.routeId), { state: byShortcut });
    // Over an open layer only the layer's own shortcut still works, to close it.
    else if (!isOverlayOpen() || action.part === openPart) toggle(action.part);
  });
  useEffect(() => send({ type: 'visitor.changed', isAdmin }), [send, isAdmin]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const heard = actor.on('shortcut.run', ({ shortcut }) => {
        event.preventDefault();
        run(shortcut.action);
      });
      send({
        type: 'key.pressed',
        press: { key, ctrlKey, metaKey, altKey, shiftKey },
        typing: isTyping(event.target),
        overlayOpen: isOverlayOpen(),
      });
      heard.unsubscribe();
    };
    const leave = () => send({ type: 'window.blurred' });
    document.addEventListener('keydown', listen);
    window.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('keydown', listen);
      window.removeEventListener('blur', leave);
    };
  }, [actor, send]);
  return <ShortcutsView snapshot={snapshot} send={send} />;
}
