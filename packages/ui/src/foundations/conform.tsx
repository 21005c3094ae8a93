import { createElement, type ElementType, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A component with the props it cannot do without. */
export type Subject = readonly [name: string, Component: ElementType, props: object];

interface Sample {
  Component: ElementType;
  props: object;
}

const settled = () => new Promise<void>((done) => setTimeout(done));

async function inPage<Answer>(look: (host: HTMLElement) => Promise<Answer>): Promise<Answer> {
  const host = document.createElement('div');
  host.style.inlineSize = '288px';
  document.body.append(host);
  try {
    return await look(host);
  } finally {
    host.remove();
  }
}

/** The given class and the ref reach one element, and the ref is not set anew without need. */
async function checkReach({ Component, props }: Sample): Promise<string[]> {
  return inPage(async (host) => {
    const seen: (Element | null)[] = [];
    const ref = (element: Element | null) => {
      seen.push(element);
    };
    const root = createRoot(host);
    const draw = (extra: object) =>
      flushSync(() =>
        root.render(createElement(Component, { ...props, className: 'own-class', ref, ...extra })),
      );
    draw({ 'data-own': 'kept' });
    await settled();
    const element = host.querySelector('.own-class');
    const faults: string[] = [];
    if (!element) faults.push('className reaches nothing');
    if (seen.at(-1) !== element) faults.push('ref and className reach different elements');
    const calls = seen.length;
    draw({ 'data-own': 'kept', 'data-again': '' });
    await settled();
    if (seen.length !== calls) faults.push('ref is set anew on each render');
    root.unmount();
    if (seen.at(-1) !== null) faults.push('ref is not let go');
    return faults;
  });
}

/** Other attributes pass. */
async function checkAttributes({ Component, props }: Sample): Promise<string[]> {
  return inPage(async (host) => {
    const root = createRoot(host);
    flushSync(() => root.render(createElement(Component, { ...props, 'data-own': 'kept' })));
    await settled();
    const faults = host.querySelector('[data-own="kept"]') ? [] : ['data-* does not pass'];
    root.unmount();
    return faults;
  });
}

/** Tells when the page is the client's: to take it away before that would itself be a difference. */
function Waking({ onWoken }: { onWoken: () => void }) {
  useEffect(onWoken, [onWoken]);
  return null;
}

/** What the server sends is what the first client render makes; Strict Mode finds nothing. */
async function checkServer({ Component, props }: Sample): Promise<string[]> {
  return inPage(async (host) => {
    const faults: string[] = [];
    const woken = Promise.withResolvers<void>();
    const element = createElement(
      StrictMode,
      null,
      createElement(Component, props),
      createElement(Waking, { onWoken: woken.resolve }),
    );
    host.innerHTML = renderToString(element);
    const root = hydrateRoot(host, element, {
      onRecoverableError: (error) => faults.push(`server and client differ: ${String(error)}`),
    });
    await woken.promise;
    await settled();
    root.unmount();
    return faults;
  });
}

/** Nothing is wider than a small phone. */
async function checkWidth({ Component, props }: Sample): Promise<string[]> {
  return inPage(async (host) => {
    const faults: string[] = [];
    for (const direction of ['ltr', 'rtl']) {
      host.dir = direction;
      const root = createRoot(host);
      flushSync(() => root.render(createElement(Component, props)));
      await settled();
      const edges = host.getBoundingClientRect();
      for (const child of host.children) {
        const box = child.getBoundingClientRect();
        if (box.width > 0 && (box.right > edges.right + 1 || box.left < edges.left - 1))
          faults.push(`is wider than 288 px, ${direction}`);
      }
      root.unmount();
    }
    return faults;
  });
}

/** Everything that is wrong with a component, in words. */
export async function faultsOf([name, Component, props]: Subject): Promise<string[]> {
  const sample = { Component, props };
  const faults: string[] = [];
  for (const check of [checkReach, checkAttributes, checkServer, checkWidth])
    faults.push(...(await check(sample)));
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What is wrong with a composition, which has no one element: on the server, in Strict Mode, and in its width. */
export async function faultsOfComposition([name, Component, props]: Subject): Promise<string[]> {
  const sample = { Component, props };
  return [...(await checkServer(sample)), ...(await checkWidth(sample))].map((fault) => `${name}: ${fault}`);
}
