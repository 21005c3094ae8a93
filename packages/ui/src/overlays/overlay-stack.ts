type Finder = () => Element | null;

const open = new Set<Finder>();

/** React Aria draws what is in a list a second time, outside the document, to know its rows: that is not over the page. */
const isDrawn = (find: Finder) => find()?.isConnected;

/**
 * Keeps an overlay among those that are open: from when it opens until it begins to close, and so neither while it is drawn
 * ahead nor on its way out. A toast lies over nothing, and is none.
 *
 * @param find Finds the overlay's element.
 * @returns How to take it out.
 */
export function stackOverlay(find: Finder): () => void {
  open.add(find);
  return () => void open.delete(find);
}

/** Whether an overlay that is open lies over all others. Takes what finds it. */
export const isTopmost = (find: Finder): boolean => [...open].findLast(isDrawn) === find;

/** Whether something is an overlay that is open, or has one in it. */
export const holdsOverlay = (element: Element): boolean => [...open].some((find) => element.contains(find()));

/** Whether a dialog, a drawer, a popover, a menu or a list is open over the page. In a browser only. */
export const isOverlayOpen = (): boolean => [...open].some(isDrawn);
