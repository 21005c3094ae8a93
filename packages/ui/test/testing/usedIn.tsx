import type { StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextsProvider } from '../../src/i18n/TextsProvider.tsx';
import type { Tools } from '../../src/testing/tools.ts';
import { drawn, settled } from '../composition/drawn.tsx';
import { type Collected, specs } from '../spec/specs.ts';

const tools: Tools = { screen, within, user: userEvent };

type Use = NonNullable<Collected['uses']>[number];

/** What the tester reads, or how often what it does is told, and what should come of it. */
function workOf(use: Use) {
  if ('reads' in use) return { heard: null, handler: {}, work: () => use.reads(tools), is: use.is };
  const heard = fn();
  return {
    heard,
    handler: { [use.calls]: heard },
    work: async () => {
      await use.by(tools);
      return `${use.calls} is called ${heard.mock.calls.length}`;
    },
    is: `${use.calls} is called 1`,
  };
}

/** What differs from what should come of one use, or nothing. */
async function faultOf({ name, Component, conformance }: Collected, use: Use): Promise<string | null> {
  const { heard, handler, work, is } = workOf(use);
  const part = createElement(Component, { ...use.in, ...handler });
  return drawn(async (show) => {
    show(<TextsProvider>{conformance?.within ? conformance.within(part) : part}</TextsProvider>);
    await settled();
    heard?.mockClear();
    const came = JSON.stringify(await (async () => work())().catch(String));
    return came === JSON.stringify(is) ? null : `${name}: ${came}, not ${JSON.stringify(is)}`;
  });
}

/** A story that puts the testers of an area to each of their uses. Takes the area. Throws when it has none. */
export function usedIn(area: string): StoryObj {
  const inArea = specs.filter((spec) => spec.area === area);
  return {
    render: () => <p>The testers of {area}.</p>,
    play: async () => {
      const faults: (string | null)[] = [];
      for (const spec of inArea) for (const use of spec.uses ?? []) faults.push(await faultOf(spec, use));
      await expect(faults.length).toBeGreaterThan(0);
      const found = faults.filter((fault) => fault !== null);
      await expect(found, found.join('\n')).toEqual([]);
    },
  };
}
