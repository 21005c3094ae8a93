import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { storageFlow } from './storage.flow.ts';
import { provideStorage } from './storage.machine.ts';
import type { Clearing, StorageEmitted } from './storage.types.ts';

function start() {
  const migrate = held<void, readonly string[]>();
  const clear = held<{ what: Clearing }, unknown>();
  const machine = provideStorage({ migrate: migrate.effect, clear: clear.effect });
  const actor = createActor(machine, { clock: new SimulatedClock() });
  const emitted: StorageEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const ask = (what: Clearing) => actor.send({ type: 'clearing.requested', what });
  return { actor, migrate, clear, emitted, ask, state: () => stateName(actor.getSnapshot().value) };
}

describe('storage', () => {
  it('is explored whole', () =>
    expectCovered(storageFlow, { pending: 'migrating clearing', ready: 'ready clearing' }));

  it('moves legacy keys before it is ready, and is ready without a storage too', async () => {
    const { actor, migrate, state } = start();
    expect(state()).toBe('migrating');
    await migrate.answer(0, ['inviteCode']);
    expect(state()).toBe('ready');
    expect(actor.getSnapshot().context.migrated).toEqual(['inviteCode']);
    const blocked = start();
    await blocked.migrate.fail(0, new Error('Storage is blocked'));
    expect(blocked.state()).toBe('ready');
    expect(blocked.emitted).toEqual([{ type: 'storage.failed', message: 'Storage is blocked' }]);
  });

  it('clears one after another, each asked for once', async () => {
    const { migrate, clear, emitted, ask, state } = start();
    ask('ephemeral');
    await migrate.answer(0, []);
    ask('signOut');
    ask('signOut');
    await clear.answer(0, undefined);
    await clear.answer(1, undefined);
    expect(clear.asked).toEqual([{ what: 'ephemeral' }, { what: 'signOut' }]);
    expect(emitted.map(({ type }) => type)).toEqual(['storage.cleared', 'storage.cleared']);
    expect(state()).toBe('ready');
  });

  it('goes on when a clean-up is refused, and remembers it until one is done', async () => {
    const { actor, migrate, clear, emitted, ask, state } = start();
    expect(actor.getSnapshot().context).toEqual({ migrated: [], refused: false, clearing: [] });
    await migrate.answer(0, []);
    expect(actor.getSnapshot().context).toEqual({ migrated: [], refused: false, clearing: [] });
    ask('nonAuth');
    expect(state()).toBe('clearing');
    ask('signOut');
    await clear.fail(0, new Error('Storage is blocked'));
    expect(actor.getSnapshot().context).toEqual({ migrated: [], refused: true, clearing: ['signOut'] });
    await clear.answer(1, undefined);
    expect(actor.getSnapshot().context).toEqual({ migrated: [], refused: false, clearing: [] });
    expect(clear.asked).toEqual([{ what: 'nonAuth' }, { what: 'signOut' }]);
    expect(emitted).toEqual([
      { type: 'storage.failed', message: 'Storage is blocked' },
      { type: 'storage.cleared', what: 'signOut' },
    ]);
  });
});
