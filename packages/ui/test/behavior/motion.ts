import { waitFor } from 'storybook/test';

/** The checks ask for reduced motion: here it is given back, for it is what is interrupted. */
export function withMotion() {
  const { style } = document.documentElement;
  const moving = {
    '--ms-motion-slow': '320ms',
    '--ms-motion-travel': '0.5rem',
    '--ms-motion-grow': '0.97',
  };
  for (const [name, value] of Object.entries(moving)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(moving)) style.removeProperty(name);
  };
}

export const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise((done) => requestAnimationFrame(done));
};
/** Motion that comes to an end: a spinner's does not. */
export const moves = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    .length;
/** A machine that is in use by others takes its time; what is lost stays lost however long one waits. */
export const patient = (look: () => unknown) => waitFor(look, { timeout: 8_000 });
const isMoving = () => moves() > 0 || document.querySelector('[data-entering], [data-exiting]') !== null;
/** An overlay is drawn one or two frames before its motion begins: nothing may move in several frames on end. */
export const settled = () =>
  patient(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await frames(1);
      if (isMoving()) throw new Error('Something still moves');
    }
  });
/** How long each overlay may go on before it is interrupted, in frames: at once, at its beginning, within. */
export const moments = [0, 2, 7];
