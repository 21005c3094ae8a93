import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '@mirror-studio/state-machines/explore';
import { flows } from '@mirror-studio/state-machines/flows';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { outlineOf } from './outline.ts';

const names = Object.keys(flows);
const read = (flow: string, file: string) =>
  readFileSync(join(import.meta.dirname, '../..', flow, file), 'utf8');

/** The lines in which something is said: not imports, blank lines, or the ends of what was begun. */
const saying = (text: string) =>
  text
    .replace(/^import [^;]*;$/gm, '')
    .split('\n')
    .filter((line) => /\w/.test(line));

/** What a flow's types say that it needs from outside. */
const effectsOf = (name: string) => {
  const types = readFileSync(
    join(import.meta.dirname, '../../../../state-machines/src', name, `${name}.types.ts`),
    'utf8',
  );
  const [, effects = ''] = /^export interface \w+Actors \{\n(.*?)^\}/ms.exec(types) ?? [];
  return [...effects.matchAll(/^ {2}readonly (\w+):/gm)].map(([, effect = '']) => effect);
};

describe('the pages of the flows', () => {
  it.each(names)('%s is one component in its example, short, with nothing wired by hand', (name) => {
    const example = read(name, `${name}.example.tsx`);
    expect(example).toContain("from './index.ts'");
    const component = example.slice(example.indexOf('export const'));
    expect(component).not.toMatch(/@ts-|\bas\b(?! const)|useActor|useFlow|actor\.on|provide[A-Z]/);
    // At most two for each effect, and nine around them: other props, what is done about what it asks for, its trigger.
    expect(saying(component).length).toBeLessThanOrEqual(2 * effectsOf(name).length + 9);
  });

  it.each(names)('%s: the outline names what the machine can do', (name) => {
    const flow = Object.entries(flows).find(
      ([known]) => known === name,
    )?.[1] as unknown as Flow<AnyStateMachine>;
    const { states, everywhere, events, effects } = outlineOf(flow);
    const heard = [...everywhere, ...states.flatMap(({ hears }) => hears)];
    expect(events.filter((event) => !heard.includes(event))).toEqual([]);
    const asked = states.flatMap(({ asks }) => asks);
    const running = flow.machine.root.invoke.map(({ id }) => id);
    expect(effects.filter((effect) => ![...asked, ...running].includes(effect))).toEqual([]);
  });
});
