import type { Command } from '@mirror-studio/domain/commands';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { commandPaletteFlow } from './command-palette.flow.ts';
import { provideCommandPalette } from './command-palette.machine.ts';
import type { CommandPaletteEmitted } from './command-palette.types.ts';

const commands: readonly Command[] = [
  { id: 'gallery', kind: 'page', label: 'Gallery' },
  { id: 'jobs', kind: 'action', label: 'Background Jobs' },
];

function opened(recent: readonly string[] = []) {
  const search = held<{ query: string; commands: readonly Command[] }, readonly string[]>();
  const machine = provideCommandPalette({ search: search.effect });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { commands, recent } });
  const emitted: CommandPaletteEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'palette.opened' });
  const type = (query: string) => actor.send({ type: 'query.changed', query });
  return { actor, search, emitted, type, state: () => stateName(actor.getSnapshot().value) };
}

describe('command palette', () => {
  it('is explored whole', () =>
    expectCovered(commandPaletteFlow, { open: 'open', pending: 'open.searching' }));

  it('asks for what is typed, without its ends, and cancels the question before', async () => {
    const { actor, search, type, state } = opened();
    type(' gal');
    type(' galery ');
    expect(search.asked.map(({ query }) => query)).toEqual(['gal', 'galery']);
    expect(search.cancelled(0)).toBe(true);
    await search.answer(0, ['jobs']);
    expect(state()).toBe('open.searching');
    await search.answer(1, ['gallery']);
    expect([state(), actor.getSnapshot().context.found]).toEqual(['open.found', ['gallery']]);
  });

  it('keeps what was found until the next answer, and lists everything again when the query is cleared', async () => {
    const { actor, search, type, state } = opened();
    type('gal');
    await search.answer(0, ['gallery']);
    type('gall');
    expect(actor.getSnapshot().context.found).toEqual(['gallery']);
    await search.fail(1, new Error('No index'));
    expect([state(), actor.getSnapshot().context.found]).toEqual(['open.failed', null]);
    type('');
    expect([state(), actor.getSnapshot().context.found]).toEqual(['open.listed', null]);
  });

  it('closes before it runs what was chosen, and remembers it', () => {
    const { actor, emitted, state } = opened(['jobs']);
    actor.send({ type: 'command.chosen', id: 'gallery' });
    expect(state()).toBe('closed');
    expect(emitted).toEqual([{ type: 'command.run', id: 'gallery', recent: ['gallery', 'jobs'] }]);
  });

  it('runs nothing that is gone', () => {
    const { actor, emitted, state } = opened();
    actor.send({ type: 'commands.changed', commands: [] });
    actor.send({ type: 'command.chosen', id: 'gallery' });
    expect([state(), emitted]).toEqual(['open.listed', []]);
  });

  it('keeps what it shows on its way out, and begins anew', async () => {
    const { actor, search, type, state } = opened();
    type('gal');
    await search.answer(0, []);
    expect(state()).toBe('open.nothing');
    actor.send({ type: 'palette.closed' });
    expect(actor.getSnapshot().context).toMatchObject({ query: 'gal', found: [] });
    actor.send({ type: 'palette.opened' });
    expect(actor.getSnapshot().context).toMatchObject({ query: '', found: null });
  });

  it('leads to help when nothing was found', async () => {
    const { actor, search, emitted, type, state } = opened();
    type('refund');
    await search.answer(0, []);
    actor.send({ type: 'help.asked' });
    expect([state(), emitted]).toEqual(['closed', [{ type: 'help.wanted' }]]);
  });
});
