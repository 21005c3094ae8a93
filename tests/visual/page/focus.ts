import { holdAnimations } from './settled.ts';

/** What a step of the walk came to: `on` an element, `out` of the story, or nowhere new. */
export interface Step {
  is: 'on' | 'out' | 'done';
  complaints: string[];
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';
const shown = [
  'outline',
  'boxShadow',
  'borderColor',
  'backgroundColor',
  'color',
  'textDecoration',
  'opacity',
] as const;

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The overlay on top, if the story opened one: focus may stay inside. */
const openOverlay = () =>
  [...document.querySelectorAll(overlays)]
    .filter((element) => !element.closest('#storybook-root') && isSeen(element))
    .at(-1);

const tabbables = (scope: ParentNode) =>
  [...scope.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isSeen(element),
  );

const nameOf = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return `${element.getAttribute('role') ?? element.localName}${name ? ` "${name}"` : ''}`;
};

/** How an element and what stands around it look: a ring may be drawn by a parent or a neighbour. */
function appearanceOf(element: Element): string {
  holdAnimations();
  const around = [element];
  for (let at = element.parentElement; at && around.length < 4; at = at.parentElement) around.push(at);
  around.push(
    ...[...(element.closest('label') ?? element.parentElement ?? element).querySelectorAll('*')].slice(0, 24),
  );
  return around
    .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
    .map((style) => shown.map((property) => style[property]).join())
    .join(';');
}

let last: { element: Element; appearance: string; wasReached: boolean } | undefined;
let visited = new Set<Element>();

/** Begins a walk with the Tab key; the focus goes to the start of the page unless an overlay holds it. */
export function beginFocusWalk(): { isWorthIt: boolean; hasOverlay: boolean } {
  const overlay = openOverlay();
  last = undefined;
  visited = new Set();
  if (!overlay) {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  } else if (document.activeElement && document.activeElement !== document.body) {
    last = { element: document.activeElement, appearance: '', wasReached: false };
  }
  return { isWorthIt: tabbables(overlay ?? document).length > 0, hasOverlay: Boolean(overlay) };
}

/** Looks at where a press of Tab brought the focus. */
export function focusStep(): Step {
  const complaints: string[] = [];
  const overlay = openOverlay();
  const active = document.activeElement;
  const isOut = !active || active === document.body || active === document.documentElement;
  if (last && active === last.element) {
    const choices = tabbables(overlay ?? document).length;
    if (!overlay || choices > 1) complaints.push(`Focus is trapped: Tab does not leave ${nameOf(active)}.`);
    return { is: 'done', complaints };
  }
  if (last?.wasReached && last.element.isConnected && appearanceOf(last.element) === last.appearance) {
    complaints.push(`No focus ring: ${nameOf(last.element)} looks the same with and without focus.`);
  }
  if (isOut) return { is: 'out', complaints };
  if (visited.has(active)) {
    if (!overlay) complaints.push(`Focus is trapped: Tab goes round and never leaves ${nameOf(active)}.`);
    return { is: 'done', complaints };
  }
  visited.add(active);
  last = { element: active, appearance: appearanceOf(active), wasReached: true };
  return { is: 'on', complaints };
}
