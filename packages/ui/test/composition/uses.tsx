import { createElement, type ReactNode } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import type { Tools } from '../../src/testing/tools.ts';
import { type Collected, specs } from '../spec/specs.ts';

const tools: Tools = { screen, within, user: userEvent };

/** A component in a state, what its tester does or reads there, and what comes of it. */
export interface Work {
  name: string;
  element: ReactNode;
  work: () => unknown;
  is: unknown;
}

function workOf(
  { Component, name, conformance }: Collected,
  use: NonNullable<Collected['uses']>[number],
): Work {
  const drawn = (props: object) => {
    const part = createElement(Component, props);
    return conformance?.within ? conformance.within(part) : part;
  };
  if ('reads' in use) return { name, element: drawn(use.in), work: () => use.reads(tools), is: use.is };
  const heard = fn();
  return {
    name,
    element: drawn({ ...use.in, [use.calls]: heard }),
    work: async () => {
      heard.mockClear();
      await use.by(tools);
      return `${use.calls} is called ${heard.mock.calls.length}`;
    },
    is: `${use.calls} is called 1`,
  };
}

/** Every use of the tester of every component. */
export const works: readonly Work[] = specs.flatMap((spec) =>
  (spec.uses ?? []).map((use) => workOf(spec, use)),
);
