/** What tells of a part of a page how everything in it looks, runs and is read. */
const attributes = ['data-theme', 'data-contrast', 'data-density', 'data-motion', 'dir', 'lang'];
const watched = [...attributes, 'class', 'style'];
const prefix = '--ms-';

let names: readonly string[] = [];
/** The public custom properties of the page's theme, read once: a browser lists them with the computed style. */
function propertyNames(): readonly string[] {
  if (names.length === 0) {
    const style = getComputedStyle(document.documentElement);
    // Not every document of tests lets it be iterated.
    names = Array.from({ length: style.length }, (_, at) => style.item(at)).filter((name) =>
      name.startsWith(prefix),
    );
  }
  return names;
}

/** The nearest value round the place that does not hold for the overlay already. */
function inherited(name: string, place: Element, root: Element): string | null {
  const from = place.closest(`[${name}]`);
  return from && !from.contains(root) ? from.getAttribute(name) : null;
}

function copyAttributes(place: Element, root: HTMLElement) {
  for (const name of attributes) {
    const value = inherited(name, place, root);
    if (value === null) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

/** The custom properties of the theme that are others at the place than where an overlay stands, by itself the page. */
export function ownProperties(place: Element, there: Element = document.body): readonly string[] {
  const [own, page] = [getComputedStyle(place), getComputedStyle(there)];
  return propertyNames().filter((name) => own.getPropertyValue(name) !== page.getPropertyValue(name));
}

/** Sets what the place has of its own, over the theme of the root. */
function copyProperties(place: Element, root: HTMLElement, names: readonly string[]) {
  const own = names.length > 0 ? getComputedStyle(place) : null;
  const values = names.map((name) => own?.getPropertyValue(name) ?? '');
  for (const [at, name] of names.entries()) root.style.setProperty(name, values[at] ?? '');
}

/** React Aria gives a popover the direction of the language, which the page need not have. */
function copyDirection(place: Element, surface: HTMLElement) {
  if (!surface.dir) return;
  const { direction } = getComputedStyle(place);
  if (direction && surface.dir !== direction) surface.dir = direction;
}

/** Runs when the browser is idle, or soon where it does not say so. Returns how to call it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** Reads the names of the theme's properties while the browser is idle: the first overlay would read them when it opens. */
export const readNamesWhenIdle = (): (() => void) => whenIdle(propertyNames);

/**
 * Has an overlay look as the place does that it was opened from, though it stands at the end of the page: it takes the
 * theme, density, contrast, motion, direction and language that are set round the place, and every custom property
 * that differs there; and follows them until it goes.
 *
 * @param surface What floats. What it stands in, where that is its alone, takes the theme in its stead, so that a class
 * of the surface still has the last word.
 * @param place What the overlay would stand in, were it not drawn over the page.
 * @param known The properties that differed when that was last looked at: taken at once, and looked at again when the
 * browser is idle. Without it they are found now, which takes a millisecond.
 * @returns How to end it.
 */
export function inheritTheme(surface: HTMLElement, place: Element, known?: readonly string[]): () => void {
  const { parentElement } = surface;
  const root = parentElement && !parentElement.contains(place) ? parentElement : surface;
  let own: readonly string[] = [];
  const copy = (names?: readonly string[]) => {
    for (const name of own) root.style.removeProperty(name);
    copyAttributes(place, root);
    own = names ?? ownProperties(place, root);
    copyProperties(place, root, own);
    copyDirection(place, surface);
  };
  copy(known);
  const callOff = known && whenIdle(() => copy());
  const observer = new MutationObserver((changes) => {
    // An open overlay stops the page from scrolling by a style of its root, which the overlay inherits too.
    const isOfRoot = ({ target, attributeName }: MutationRecord) =>
      target === document.documentElement && attributeName === 'style';
    if (own.length > 0 || !changes.every(isOfRoot)) copy();
  });
  for (let at: Element | null = place; at; at = at.parentElement)
    observer.observe(at, { attributeFilter: watched });
  return () => {
    callOff?.();
    observer.disconnect();
  };
}
