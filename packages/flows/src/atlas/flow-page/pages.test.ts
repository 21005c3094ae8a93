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

describe('the pages of the machines', () => {
  it.each(names)('%s is wired in about ten lines, from the outside', (name) => {
    const example = read(name, `${name}.example.tsx`);
    expect(example).toContain(`from '@mirror-studio/state-machines/${name}'`);
    expect(example).not.toMatch(/@ts-|\bas\b(?! const)/);
    // At most three for each effect, and three around them.
    const effects = /= provide\w+\(\{(.*?)^\}\)/ms.exec(example)?.[1]?.match(/^ {2}\w+/gm) ?? [];
    expect(saying(example).length).toBeLessThanOrEqual(Math.max(13, 3 * effects.length + 3));
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
