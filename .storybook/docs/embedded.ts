import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';

const isEmbedded = new URLSearchParams(location.search).has('embedded');

let isPlaying = false;

/**
 * In a frame on a page of documentation, a story takes the focus without pulling the page to itself; and not at all while
 * neither its play nor its reader is at work, or each open dialog of the page would take it back from the others.
 */
export function stayInPlace() {
  if (!isEmbedded) return;
  // Many frames start at once: a step that is late is not a step that failed.
  configure({ asyncUtilTimeout: 10_000 });
  const { value: focus }: { value?: unknown } =
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
  if (typeof focus !== 'function') return;
  HTMLElement.prototype.focus = function (options) {
    if (!isPlaying && !document.hasFocus()) return;
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }]);
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
}

const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'] as const;

const ended = () =>
  new Promise<void>((done) => {
    for (const end of ends) addons.getChannel().once(end, () => done());
  });

const seen = () =>
  new Promise<void>((done) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      done();
    });
    observer.observe(document.documentElement);
  });

/**
 * The frames of a page play one after the other: they share one focus, and two that play at once take it from each
 * other. Each plays when it is first seen. Comes back when it is this frame's turn, which lasts until its story has ended.
 */
export async function itsTurn(): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!isEmbedded || !locks) return;
  await seen();
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.request(`the play of ${window.parent.performance.timeOrigin}`, async () => {
    isPlaying = true;
    resolve();
    await ended();
    isPlaying = false;
  });
  await promise;
}
