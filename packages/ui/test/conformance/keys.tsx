import { expect, userEvent, waitFor } from 'storybook/test';
import { elementOf, mounted, settled } from './mount.tsx';
import type { Subject } from './row.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const stops =
  'a[href], button, input, select, textarea, summary, video[controls], [contenteditable="true"], [tabindex]';
const most = 80;
/** What hands the focus on to one of its rows. */
const collections = '[role="grid"], [role="treegrid"]';

/** Tab comes to one row, and the arrows to the others. */
const isFirstRow = (element: HTMLElement) =>
  !element.matches('[role="row"]') || element.closest(collections)?.querySelector('[role="row"]') === element;

const tabbable = (scope: ParentNode) =>
  [...scope.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]:not(:checked), [data-sentinel]') &&
      !element.matches(collections) &&
      isFirstRow(element) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

const nameOf = (element: Element) =>
  `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`;

/** Presses Tab from where the focus is until it goes out or round; answers what it came to. */
async function walk(): Promise<Set<Element>> {
  const seen = new Set<Element>();
  for (let at = 0; at < most; at += 1) {
    await userEvent.tab();
    const { activeElement: active } = document;
    if (!active || active === document.body || active.matches('[data-sentinel]') || seen.has(active)) break;
    seen.add(active);
  }
  return seen;
}

const missed = (all: readonly Element[], seen: ReadonlySet<Element>, first: Element | null) =>
  all
    .filter((element) => !seen.has(element) && element !== first)
    .slice(0, 3)
    .map((element) => `Tab does not reach ${nameOf(element)}`);

/** In the page: Tab comes to everything that can be used, and out again. */
async function checkPath(subject: Subject): Promise<string[]> {
  return mounted(async ({ draw }) => {
    draw(
      <>
        <button type="button" data-sentinel="">
          before
        </button>
        <div data-walked="">{elementOf(subject)}</div>
        <button type="button" data-sentinel="">
          after
        </button>
      </>,
    );
    await settled();
    const [before, after] = document.querySelectorAll<HTMLElement>('[data-sentinel]');
    const place = document.querySelector('[data-walked]');
    if (!before || !place) throw new Error('nothing was drawn');
    const wanted = tabbable(place);
    before.focus();
    const seen = await walk();
    const faults = missed(wanted, seen, null);
    if (wanted.length < most && document.activeElement !== after) faults.push('Tab does not lead out of it');
    return faults;
  });
}

/** Over the page: Tab stays inside and comes to everything; Escape closes it, and the focus is back. */
async function checkOverlay(subject: Subject): Promise<string[]> {
  return mounted(async ({ draw }) => {
    const opener = (
      <button type="button" data-sentinel="">
        opener
      </button>
    );
    draw(opener);
    const before = document.querySelector<HTMLElement>('[data-sentinel]');
    before?.focus();
    draw(
      <>
        {opener}
        {elementOf(subject)}
      </>,
    );
    const open = () => [...document.querySelectorAll(overlays)].at(-1);
    await waitFor(() => expect(open()?.contains(document.activeElement)).toBe(true));
    const overlay = open();
    const faults: string[] = [];
    try {
      await expect(overlay).toHaveAccessibleName();
    } catch {
      faults.push('it has no name');
    }
    if (overlay && !overlay.matches('[role="menu"]')) {
      const first = document.activeElement;
      const seen = await walk();
      faults.push(...missed(tabbable(overlay), seen, first));
      // A row of a long list that was scrolled out of sight is nowhere.
      const left = [...seen].filter((element) => element.isConnected && !overlay.contains(element));
      if (left.length > 0) faults.push('Tab leaves it');
    }
    await userEvent.keyboard('{Escape}');
    if (subject.staysOpen) {
      await settled();
      if (!open() || open()?.closest('[data-exiting]')) faults.push('Escape closes it');
      return faults;
    }
    await waitFor(() => expect(open()).toBeUndefined()).catch(() => faults.push('Escape does not close it'));
    const isBack = () => {
      const { activeElement } = document;
      return activeElement === before || Boolean(activeElement?.matches('[data-opener]'));
    };
    await waitFor(() => expect(isBack()).toBe(true)).catch(() =>
      faults.push(`the focus does not go back, it is on ${nameOf(document.activeElement ?? document.body)}`),
    );
    return faults;
  });
}

export const inPage = [checkPath] as const;
export const overPage = [checkOverlay] as const;
