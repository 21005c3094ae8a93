import { pathOf } from '@mirror-studio/domain/access';
import { keyPressOf, type ShortcutAction } from '@mirror-studio/domain/shortcuts';
import { ShortcutsView } from '@mirror-studio/flows/shortcuts';
import { shortcutsMachine } from '@mirror-studio/state-machines/shortcuts';
import { isOverlayOpen } from '@mirror-studio/ui/overlays';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { byShortcut } from '../../routes/route-focus-state.ts';
import { useShortcuts } from '../../shell/keys.ts';

type Part = Extract<ShortcutAction, { kind: 'toggle' }>['part'];

interface ShortcutsProps {
  isAdmin: boolean;
  /** A part that is open closes by its own shortcut, although an overlay is open. */
  isOpen: (part: Part) => boolean;
  toggle: (part: Part) => void;
}

/** Also in a shadow tree, whose inside is not the target of what the document hears. */
const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"], [role="searchbox"]') !== null)
  );
};

/** Listens for the shortcuts as they are applied: pages by chord, parts of the shell by combination (§2). */
export function Shortcuts({ isAdmin, isOpen, toggle }: ShortcutsProps) {
  const navigate = useNavigate();
  const shortcuts = useShortcuts();
  const pressed = useRef<KeyboardEvent>(null);
  const run = (action: ShortcutAction) => {
    if (action.kind === 'navigate') void navigate(pathOf(action.routeId), { state: byShortcut });
    // Over an open overlay only the overlay's own shortcut still works, to close it.
    else if (!isOverlayOpen() || isOpen(action.part)) toggle(action.part);
  };
  const { snapshot, send } = useFlow(shortcutsMachine, {
    input: () => ({ isAdmin, shortcuts }),
    on: {
      'shortcut.run': ({ shortcut }) => {
        pressed.current?.preventDefault();
        run(shortcut.action);
      },
    },
  });
  useEffect(() => send({ type: 'visitor.changed', isAdmin }), [send, isAdmin]);
  useEffect(() => send({ type: 'shortcuts.changed', shortcuts }), [send, shortcuts]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const press = keyPressOf(event);
      if (!press) return;
      pressed.current = event;
      send({
        type: 'key.pressed',
        press,
        typing: isTyping(event),
        overlayOpen: isOverlayOpen(),
      });
      pressed.current = null;
    };
    const leave = () => send({ type: 'window.blurred' });
    document.addEventListener('keydown', listen);
    window.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('keydown', listen);
      window.removeEventListener('blur', leave);
    };
  }, [send]);
  return <ShortcutsView snapshot={snapshot} send={send} />;
}
