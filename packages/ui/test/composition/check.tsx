import { createElement, type ReactNode } from 'react';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextsProvider } from '../../src/i18n/TextsProvider.tsx';
import type { Tools } from '../../src/testing/tools.ts';
import { drawn, settled } from './drawn.tsx';
import { lettersNotFrom, marked } from './letters.ts';
import type { Case, Row } from './row.ts';

type Props = Record<string, unknown>;
const tools: Tools = { screen, within, user: userEvent };

/** A test that ends in words instead of an error. */
async function tried(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return words.split('\n')[0] ?? words;
  }
}

const isThere = (found: unknown) => found !== null && found !== false && found !== 0 && found !== '';

const without = (props: Props, name: string) =>
  Object.fromEntries(Object.entries(props).filter(([key]) => key !== name));

/** What is wrong with one prop, in words. */
async function faultsOfCase(row: Row, name: string, one: Case<Props>): Promise<string[]> {
  if (one.is === 'documented') return [];
  const base = { ...(row.from ?? Object.values(row.states)[0]), ...one.given };
  const draw = (show: (element: ReactNode) => void, props: Props) =>
    show(createElement(row.Component, props));
  const faults: (string | null)[] = [];
  if (one.is === 'part') {
    for (const isGiven of [true, false]) {
      faults.push(
        await drawn(async (show) => {
          const left = 'off' in one ? { ...base, [name]: one.off } : without(base, name);
          draw(show, isGiven ? base : left);
          await settled();
          const reached = await tried(async () => row.reach?.(tools));
          if (reached) return `${name}: ${reached}`;
          const missed = await tried(async () => {
            if (isThere(one.look(tools)) !== isGiven)
              throw new Error(isGiven ? 'its part is not there' : 'left out, its part is still there');
          });
          return missed && `${name}: ${missed}`;
        }),
      );
    }
    return faults.filter((fault) => fault !== null);
  }
  const shown = (value: unknown) =>
    waitFor(async () => {
      const read = await one.read(tools);
      if (JSON.stringify(read) !== JSON.stringify(value))
        throw new Error(`shows ${JSON.stringify(read)} in place of ${JSON.stringify(value)}`);
    });
  const ways = { itself: one.by ? { [one.by]: one.first } : {}, parent: { [name]: one.first } };
  for (const [who, way] of Object.entries(ways)) {
    const heard = fn();
    const free = one.by ? without(without(base, name), one.by) : without(base, name);
    const props = { ...free, ...way, ...(one.onChange && { [one.onChange]: heard }) };
    const fault = await drawn((show) =>
      tried(async () => {
        draw(show, props);
        await settled();
        await row.reach?.(tools);
        await shown(one.shows[0]);
        await one.act(tools);
        if (one.onChange && heard.mock.calls.length === 0) throw new Error(`${one.onChange} is not called`);
        if (who === 'parent') {
          await settled();
          await shown(one.shows[0]);
          draw(show, { ...props, [name]: one.last });
        }
        await shown(one.shows[1]);
      }),
    );
    if (fault) faults.push(`${name}, controlled by ${who === 'parent' ? 'its parent' : 'itself'}: ${fault}`);
  }
  return faults.filter((fault) => fault !== null);
}

/** The states of a component, without those that are made on demand because they are large. */
const states = (row: Row) =>
  Object.entries(Object.getOwnPropertyDescriptors(row.states)).flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value as Props] as const],
  );

/** Texts that no engine can replace, state by state. */
async function faultsOfTexts(row: Row): Promise<string[]> {
  const faults = new Set<string>();
  for (const [name, props] of states(row)) {
    await drawn(async (show) => {
      show(
        // Dates and figures come out in a language without Latin letters: what has some came from nowhere.
        <TextsProvider locale="ja" resolve={marked}>
          {createElement(row.Component, props)}
        </TextsProvider>,
      );
      await settled();
      await tried(async () => row.reach?.(tools));
      for (const letters of lettersNotFrom(props))
        faults.add(`the text "${letters}" cannot be replaced (${name})`);
    });
  }
  return [...faults];
}

/** All that keeps a team from composing a component as it needs, in words. */
export async function faultsOfRow(name: string, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const [prop, one] of Object.entries(row.cases)) faults.push(...(await faultsOfCase(row, prop, one)));
  faults.push(...(await faultsOfTexts(row)));
  return faults.map((fault) => `${name}: ${fault}`);
}
