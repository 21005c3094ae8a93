import { pathOf } from '@mirror-studio/domain/access';
import { shortcutLimits } from '@mirror-studio/domain/limits';
import { matchKey, type ShortcutAction } from '@mirror-studio/domain/shortcuts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

type Part = Extract<ShortcutAction, { kind: 'toggle' }>['part'];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isLayerOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Listens for the shortcuts of the domain's table: pages by chord, parts of the shell by combination (§2). */
export function useShortcuts({ isAdmin, toggle }: { isAdmin: boolean; toggle: (part: Part) => void }): void {
  const navigate = useNavigate();
  const chordBegunAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const chordBegun = event.timeStamp - chordBegunAt.current <= shortcutLimits.chordMs;
    const outcome = matchKey(event, { isAdmin, typing: isTyping(event.target) }, chordBegun);
    chordBegunAt.current = outcome.kind === 'chordBegun' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (outcome.kind !== 'run') return;
    const { action } = outcome.shortcut;
    // Over an open layer only the layer's own shortcut still works, to close it.
    if (isLayerOpen() && !(action.kind === 'toggle' && action.part === 'jobs')) return;
    event.preventDefault();
    if (action.kind === 'navigate') void navigate(pathOf(action.routeId));
    else toggle(action.part);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
