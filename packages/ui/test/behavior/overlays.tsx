import type { ComponentType } from 'react';
import type { OverlayProps } from '../../src/primitives/Dialog/Dialog.tsx';
import { pickFromSpecs } from '../spec/specs.ts';

/** What the page opens over itself, and Escape closes. */
export const overlays = pickFromSpecs<ComponentType<OverlayProps>>(({ Component, overlay }) => {
  if (overlay?.is !== 'dismissable') return undefined;
  return overlay.draw ?? ((open) => <Component {...overlay.props} {...open} />);
});

/** Those of them that have the focus as soon as they are there. */
export const focusedAtOnce = pickFromSpecs(({ overlay }) =>
  overlay?.is === 'dismissable' ? overlay.focusesAtOnce : undefined,
);

type Gate = ComponentType<{ isOpen: boolean; onAccept: () => void }>;

/** What the server opens and closes; nobody gets round it. */
export const gates = pickFromSpecs<Gate>(({ Component, overlay }) =>
  overlay?.is === 'gate' ? (gate) => <Component {...overlay.props} {...gate} /> : undefined,
);

/** What explains a control while it has the focus. */
export const tooltips = pickFromSpecs(({ overlay }) => (overlay?.is === 'tooltip' ? overlay : undefined));

/** Overlays that hang on their own button: opened by it, closed by Escape. */
export const hanging = pickFromSpecs(({ overlay }) => (overlay?.is === 'attached' ? overlay : undefined));
