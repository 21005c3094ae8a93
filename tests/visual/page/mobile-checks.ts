import { laidOut, settled } from './settled.ts';

/** A finger's width, in CSS px (§ touch: WCAG 2.5.5). */
const targetPx = 44;
/** What a phone's keyboard leaves of a small page. */
const aboveKeyboardPx = 300;

const overlays = '[role="dialog"], [role="alertdialog"]';
const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]';

const typed =
  'textarea, input[type="text"], input[type="search"], input[type="password"], input[type="email"]';

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const isOff = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"], [data-disabled]') ||
  element.closest('[inert], [aria-hidden="true"]');

const nameOf = (element: Element) => {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `${element.getAttribute('role') ?? element.localName}${name ? ` "${name}"` : ''}`;
};

/** Cut to a dot for screen readers, itself or with what it stands in. */
const isHidden = (element: Element) => {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if ((width <= 2 || height <= 2) && getComputedStyle(at).overflow !== 'visible') return true;
  }
  const { width, height } = element.getBoundingClientRect();
  return width <= 2 || height <= 2;
};

/** What a finger hits for a control: an input lies in its label, a thumb on its track. */
const surfaceOf = (element: Element) =>
  element.matches(
    'input:not([type="text"], [type="password"], [type="search"], [type="email"], [type="number"])',
  )
    ? (element.closest('label') ?? element.parentElement?.closest('[role="group"]') ?? element)
    : element.matches('input')
      ? (element.closest('[role="group"], [role="presentation"]') ?? element)
      : element;

/** A link or a button within a sentence, and a time in its line of print, are as high as the line (WCAG 2.5.5, inline). */
const isInline = (element: Element) => {
  if (element.querySelector('time')) return true;
  const parent = element.parentElement;
  const style = getComputedStyle(element);
  return (
    (style.display === 'inline' || element.closest('p, h1, h2, h3, dd, figcaption') !== null) &&
    [...(parent?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  );
};

/** Whether a press so far from the middle still meets the control: its surface may be larger than its box. */
function isHitAround(element: Element, { x, y, width, height }: DOMRect): boolean {
  const [middleX, middleY, reach] = [x + width / 2, y + height / 2, targetPx / 2 - 1];
  return [
    [middleX - reach, middleY],
    [middleX + reach, middleY],
    [middleX, middleY - reach],
    [middleX, middleY + reach],
  ].every(([atX = 0, atY = 0]) => {
    const hit = document.elementFromPoint(atX, atY);
    return hit !== null && (element === hit || element.contains(hit));
  });
}

/** Every control that can be pressed with a finger is as large as one. The page's pointer is coarse. */
function smallTargets(): string[] {
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    if (!isSeen(element) || isOff(element) || isInline(element)) return [];
    const surface = surfaceOf(element);
    const box = surface.getBoundingClientRect();
    if (isHidden(surface) || (box.width >= targetPx - 0.5 && box.height >= targetPx - 0.5)) return [];
    surface.scrollIntoView({ block: 'center', inline: 'center' });
    if (isHitAround(surface, surface.getBoundingClientRect())) return [];
    return [
      `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, a finger needs ${targetPx} × ${targetPx}.`,
    ];
  });
}

const isScrolled = (element: Element) => {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (overflowX !== 'visible' || getComputedStyle(at).clipPath !== 'none') return true;
  }
  return false;
};

/** Nothing stands over the sides of the page, overlays included. */
function tooWide(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const page = wide > 0 ? [`The document scrolls sideways by ${wide} px.`] : [];
  const over = [...document.querySelectorAll(`body ${overlays}, body ${overlays} *`)].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && (box.right > window.innerWidth + 1 || box.left < -1) && !isScrolled(element);
  });
  return [
    ...page,
    ...over.slice(0, 3).map((element) => `${nameOf(element)} stands over the side of the page.`),
  ];
}

/** Words in a box that neither break nor end in dots: they run over what is beside them. */
function spilled(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const over = element.scrollWidth - element.clientWidth;
    if (!hasWords || over <= 1 || element.clientWidth <= 2 || style.overflowX !== 'visible') return [];
    return isSeen(element) && style.display !== 'inline'
      ? [`${nameOf(element)} runs ${over} px over its box.`]
      : [];
  });
}

/** Markup that somebody typed has become a part of the page. */
const interpreted = () =>
  document.querySelector('[onerror], img[src="x"]')
    ? ['What was typed as text has been interpreted as markup.']
    : [];

/** With the keyboard up every control of the topmost overlay can still be brought into what is left of the page. */
async function coveredByKeyboard(): Promise<string[]> {
  const overlay = [...document.querySelectorAll(overlays)].filter(isSeen).at(-1);
  const view = window.visualViewport;
  if (!overlay || !view) return [];
  // A list to choose from has taken the focus from where one types, and the keyboard went down.
  if (overlay.querySelector('[role="listbox"]') && !overlay.querySelector(typed)) return [];
  Object.defineProperty(view, 'height', { value: aboveKeyboardPx, configurable: true });
  view.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const faults = [...overlay.querySelectorAll(controls)].flatMap((element) => {
    if (!isSeen(element) || isOff(element)) return [];
    const surface = surfaceOf(element);
    if (isHidden(surface)) return [];
    surface.scrollIntoView({ block: 'nearest' });
    const { top, bottom, height } = surface.getBoundingClientRect();
    // What is high is read by scrolling: its beginning is enough, and of what is higher than the place any part.
    const isReached =
      (top >= -1 && (bottom <= aboveKeyboardPx + 1 || (height > 120 && top < aboveKeyboardPx - targetPx))) ||
      (height > aboveKeyboardPx && top < aboveKeyboardPx - targetPx && bottom > targetPx);
    const place = `${Math.round(top)} to ${Math.round(bottom)} px of ${aboveKeyboardPx}`;
    return isReached
      ? []
      : [`With the keyboard up, ${nameOf(element)} cannot be brought into sight: it stands at ${place}.`];
  });
  Reflect.deleteProperty(view, 'height');
  view.dispatchEvent(new Event('resize'));
  return faults;
}

/** What is wrong with a story on a small phone: a page of 320 × 568 px whose pointer is coarse. */
export async function checkMobile(): Promise<string[]> {
  // A finger opens no tooltip; the walk with Tab may have left one where the page was wider.
  for (const tooltip of document.querySelectorAll<HTMLElement>('[role="tooltip"]'))
    tooltip.style.setProperty('display', 'none', 'important');
  // Overlays find their place anew.
  await settled();
  await laidOut();
  const faults = [
    ...tooWide(),
    ...spilled(),
    ...interpreted(),
    ...smallTargets(),
    ...(await coveredByKeyboard()),
  ];
  return [...new Set(faults)];
}
