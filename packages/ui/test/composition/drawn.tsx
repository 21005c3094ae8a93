import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

export const settled = () => new Promise<void>((done) => setTimeout(done));

/** Draws into a page of its own, and leaves nothing behind. */
export async function drawn<Answer>(
  work: (draw: (element: ReactNode) => void) => Promise<Answer>,
): Promise<Answer> {
  const host = document.createElement('div');
  document.body.append(host);
  const root: Root = createRoot(host);
  try {
    return await work((element) => flushSync(() => root.render(element)));
  } finally {
    root.unmount();
    host.remove();
    // React Aria still says what was announced by the id of what is gone.
    for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
    await settled();
  }
}
