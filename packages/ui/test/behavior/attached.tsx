import type { StoryObj } from '@storybook/react-vite';
import type { Attached } from '../spec/spec.ts';
import { withMotion } from './motion.ts';
import { hanging } from './overlays.tsx';

/** How the component of this name hangs on its button. Throws when it does not. */
export function attachedTo(name: string): Attached {
  const attached = hanging[name];
  if (!attached) throw new Error(`Nothing hangs by the name of ${name}`);
  return attached;
}

/** A page with the component alone, at the width that it is opened at. */
export function attachedStory(name: string): StoryObj {
  const { element, viewport, hasMain } = attachedTo(name);
  const Place = hasMain ? 'div' : 'main';
  return {
    ...(viewport && { globals: { viewport: { value: viewport } } }),
    beforeEach: withMotion,
    render: () => <Place>{element}</Place>,
  };
}
