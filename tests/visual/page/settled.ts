/** Nothing on a screenshot may move: carets, transitions, spinners. */
export function holdCarets() {
  const style = document.createElement('style');
  // Forced colours give the caret a colour whatever the page says, and it would blink.
  style.textContent =
    '*, *::before, *::after { caret-color: transparent !important; caret-animation: manual !important; }';
  document.head.append(style);
}

const costly = document.createElement('style');
costly.textContent = '*, *::before, *::after, *::backdrop { backdrop-filter: none !important; }';

/**
 * Glass is most of what drawing costs where no graphics card helps: it is left out while a story plays, and there
 * on every screenshot.
 */
export function holdGlass(isHeld: boolean) {
  if (isHeld) document.head.append(costly);
  else costly.remove();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

/** Ends what ends, holds at its start what never does; answers whether anything moved. */
export function holdAnimations() {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of moving) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
    } else {
      animation.finish();
    }
  }
  return moving.length > 0;
}

const isInSight = (image: Element) =>
  new Promise<boolean>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry?.isIntersecting ?? false);
    });
    observer.observe(image);
  });

/** A lazy picture out of sight is not asked for, and would never be there. */
async function decoded(image: HTMLImageElement) {
  if (!image.complete && image.loading === 'lazy' && !(await isInSight(image))) return;
  await image.decode().catch(() => undefined);
}

const stilled = new WeakSet<HTMLVideoElement>();

/** A video that loads turns its own sign of waiting: it is put back to its poster, and asked for nothing. */
function holdVideos() {
  for (const video of document.querySelectorAll('video')) {
    if (stilled.has(video)) continue;
    stilled.add(video);
    video.preload = 'none';
    video.load();
  }
}

/** Where React Aria hides an overlay until it has its place: the element's own style, which nothing else overrules. */
const isAwaited = (element: Element) =>
  getComputedStyle(element).clipPath === 'inset(50%)' &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Waits for overlays that are open and not shown yet: where a finger may have brought a keyboard up, React Aria places an overlay
 * only after the keyboard had 600 ms to come. At most 120 frames.
 */
async function overlaysShown() {
  for (let frames = 0; frames < 120; frames += 1) {
    const hidden = document.querySelectorAll('[style*="clip-path"][style*="mask-image"]');
    if (![...hidden].some(isAwaited)) return;
    await frame();
  }
}

const mutations = new MutationObserver(() => undefined);

/**
 * Waits for overlays, fonts, pictures and layout; a motion that its own end sets off is awaited too. It is over after so many
 * frames in a row in which nothing moved, and after 20 at the latest. Where more than one is asked for, the document has
 * to stay as it is in them, too.
 */
export async function settled(quietFrames = 1) {
  holdVideos();
  await overlaysShown();
  mutations.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (let [round, quiet] = [0, 0]; round < 20 && quiet < quietFrames; round += 1) {
    await document.fonts.ready;
    await Promise.all([...document.images].map(decoded));
    await frame();
    await task();
    const isMoved = holdAnimations();
    const isChanged = mutations.takeRecords().length > 0;
    quiet = isMoved || (isChanged && quietFrames > 1) ? 0 : quiet + 1;
  }
  mutations.disconnect();
}

/** Waits until a page of another size is laid out: what measures itself draws once more when it knows its room. */
export async function laidOut() {
  const shapeNow = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return `${scrollWidth} ${scrollHeight} ${document.querySelectorAll('*').length}`;
  };
  let [shape, turns, same] = [shapeNow(), 0, 0];
  while (same < 2 && turns < 12) {
    await frame();
    await task();
    const now = shapeNow();
    same = now === shape ? same + 1 : 0;
    shape = now;
    turns += 1;
  }
}

/** Has everything drawn afresh: an edge that was drawn before its picture came keeps another smoothing. */
export async function repainted() {
  const { style } = document.documentElement;
  style.translate = '0 1px';
  await frame();
  await frame();
  style.translate = '';
  await frame();
  await settled();
}
