/** Marks an overlay that was shown before React Aria knows that it is open. */
const shown = 'data-shown';

const entering = 'data-entering';

/**
 * Shows an overlay that is laid out ahead, with the motion that its styles have for `data-entering`. React Aria ends the
 * transitions that it finds when the overlay gets its effects, and hides it until then by its style: so the motion goes on as
 * animations of its own, which go over that.
 *
 * @param scrim The overlay's element; what floats over it are its children.
 * @returns How to give it back to React Aria, when it closes.
 */
export function showAhead(scrim: HTMLElement): () => void {
  const parts = [scrim, ...scrim.children];
  scrim.style.removeProperty('visibility');
  for (const part of parts) part.setAttribute(entering, '');
  // Where the motion begins: read, so that the browser sees it.
  void scrim.offsetWidth;
  for (const part of parts) part.removeAttribute(entering);
  const motions = parts
    .flatMap((part) => part.getAnimations())
    .map(({ effect }) => {
      effect?.updateTiming({ fill: 'both' });
      const motion = new Animation(effect);
      motion.play();
      return motion;
    });
  scrim.setAttribute(shown, '');
  return () => {
    for (const motion of motions) motion.cancel();
    scrim.removeAttribute(shown);
  };
}
