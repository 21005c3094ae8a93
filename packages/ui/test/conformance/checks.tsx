import axe from 'axe-core';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { elementOf, mounted, settled } from './mount.tsx';
import type { Subject } from './row.ts';

const rolesOfOverlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Class, ref and other attributes reach the documented element: of an overlay, its surface and its role. */
export async function checkReach(subject: Subject): Promise<string[]> {
  return mounted(async ({ draw, end }) => {
    const seen: (Element | null)[] = [];
    const ref = (element: Element | null) => {
      seen.push(element);
    };
    const outside = { className: 'own-class', ref, 'data-own': 'kept', 'aria-details': 'kept' };
    draw(elementOf(subject, outside));
    await settled();
    const element = document.querySelector('.own-class');
    const last = seen.at(-1);
    const faults: string[] = [];
    if (!element) faults.push('className reaches nothing');
    if (!last) faults.push('ref reaches nothing');
    else if (last !== element && !(element?.contains(last) && last.matches(rolesOfOverlays)))
      faults.push('ref and className reach different elements');
    if (!document.querySelector('[data-own="kept"]')) faults.push('data-* does not pass');
    if (!document.querySelector('[aria-details="kept"]')) faults.push('aria-* does not pass');
    const calls = seen.length;
    draw(elementOf(subject, { ...outside, 'data-again': '' }));
    await settled();
    if (seen.length !== calls) faults.push('ref is set anew on each render');
    end();
    if (seen.at(-1) !== null) faults.push('ref is not let go');
    return faults;
  });
}

/** Tells when the page is the client's: to take it away before that would itself be a difference. */
function Waking({ onWoken }: { onWoken: () => void }) {
  useEffect(onWoken, [onWoken]);
  return null;
}

/** What the server sends is what the first client render makes. */
async function checkServer(subject: Subject): Promise<string[]> {
  return mounted(async ({ host: place }) => {
    const host = document.createElement('div');
    place.after(host);
    const faults: string[] = [];
    const woken = Promise.withResolvers<void>();
    const element = (
      <StrictMode>
        {elementOf(subject)}
        <Waking onWoken={woken.resolve} />
      </StrictMode>
    );
    host.innerHTML = renderToString(element);
    const root = hydrateRoot(host, element, {
      onRecoverableError: (error) => faults.push(`server and client differ: ${String(error)}`),
    });
    await woken.promise;
    await settled();
    root.unmount();
    host.remove();
    return faults;
  });
}

/** Nothing is wider than its place, nor than the window, in both directions of reading. */
async function checkWidth(subject: Subject): Promise<string[]> {
  const faults: string[] = [];
  for (const direction of ['ltr', 'rtl'] as const) {
    const isWider = await mounted(async ({ host, draw }) => {
      draw(elementOf(subject));
      await settled();
      const edges = host.getBoundingClientRect();
      const isOut = [...host.children].some((child) => {
        const box = child.getBoundingClientRect();
        // React Aria puts a hidden input for autofill into the corner of the window.
        if (child.ariaHidden === 'true') return false;
        return box.width > 0 && (box.right > edges.right + 1 || box.left < edges.left - 1);
      });
      return isOut || document.documentElement.scrollWidth > window.innerWidth;
    }, direction);
    if (isWider) faults.push(`is wider than a small phone, ${direction}`);
  }
  return faults;
}

/** Everything that needs a name has one, and its roles are whole; of all at once, being the slowest to find out. */
export async function namelessOf(subjects: readonly Subject[]): Promise<string[]> {
  return mounted(async ({ draw }) => {
    draw(subjects.map((subject) => <div key={subject.name}>{elementOf(subject)}</div>));
    await settled();
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      preload: false,
      runOnly: {
        type: 'tag',
        values: ['cat.name-role-value', 'cat.text-alternatives', 'cat.forms', 'cat.aria'],
      },
      // Every page stands here beside every other.
      rules: { 'duplicate-id-aria': { enabled: false } },
    });
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  });
}

/** What React says of it on the console while the checks run. */
async function heard(check: () => Promise<string[]>): Promise<string[]> {
  const said: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => {
    said.push(`console: ${words.map(String).join(' ').slice(0, 160)}`);
  };
  console.error = listen;
  console.warn = listen;
  try {
    return [...(await check()), ...said];
  } finally {
    console.error = error;
    console.warn = warn;
  }
}

export type Check = (subject: Subject) => Promise<string[]>;

export const drawing: readonly Check[] = [checkReach, checkServer, checkWidth];

/** What is wrong with components, in words. */
export async function faultsOf(subjects: readonly Subject[], checks: readonly Check[]): Promise<string[]> {
  const faults: string[] = [];
  for (const subject of subjects) {
    for (const check of checks) {
      const found = await heard(() => check(subject)).catch((error: unknown) => [`throws: ${String(error)}`]);
      faults.push(...new Set(found.map((fault) => `${subject.name}: ${fault}`)));
    }
  }
  return faults;
}
