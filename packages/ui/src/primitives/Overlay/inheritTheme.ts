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

/** Sets what the place has of its own, over its theme. Returns what was set. */
function copyProperties(place: Element, root: HTMLElement): string[] {
  const [there, here] = [getComputedStyle(place), getComputedStyle(root)];
  const own = propertyNames().filter((name) => there.getPropertyValue(name) !== here.getPropertyValue(name));
  const values = own.map((name) => there.getPropertyValue(name));
  for (const [at, name] of own.entries()) root.style.setProperty(name, values[at] ?? '');
  return own;
}

/** React Aria gives a popover the direction of the language, which the page need not have. */
function copyDirection(place: Element, surface: HTMLElement) {
  const { direction } = getComputedStyle(place);
  if (surface.dir && direction && surface.dir !== direction) surface.dir = direction;
}

/**
 * Has an overlay look as the place does that it was opened from, though it stands at the end of the page: it takes the
 * theme, density, contrast, motion, direction and language that are set round the place, and every custom property
 * that differs there; and follows them until it goes.
 *
 * @param surface What floats. What it stands in, where that is its alone, takes the theme in its stead, so that a class
 * of the surface still has the last word.
 * @param place What the overlay would stand in, were it not drawn over the page.
 * @returns How to end it.
 */
export function inheritTheme(surface: HTMLElement, place: Element): () => void {
  const { parentElement } = surface;
  const root = parentElement && !parentElement.contains(place) ? parentElement : surface;
  let own: string[] = [];
  const copy = () => {
    for (const name of own) root.style.removeProperty(name);
    copyAttributes(place, root);
    own = copyProperties(place, root);
    copyDirection(place, surface);
  };
  copy();
  const observer = new MutationObserver(copy);
  for (let at: Element | null = place; at; at = at.parentElement)
    observer.observe(at, { attributeFilter: watched });
  return () => observer.disconnect();
}
