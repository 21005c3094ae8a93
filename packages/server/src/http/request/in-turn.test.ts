import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

let app: Hono;
let entered: string[];
const ask = async (name: string, { method = 'POST', network = 'here' } = {}) =>
  app.request(`/${name}`, { method, headers: { 'X-Network': network } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  entered = [];
  app = new Hono();
  app.use(
    inTurn({
      networkOf: (c) => c.req.header('X-Network') ?? '',
      refuse: (c) => c.text('', 429),
    }),
  );
  app.all('/:name', (c) => {
    entered.push(c.req.param('name'));
    return c.text('');
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('requests in turn', () => {
  it('lets those that arrive at once in one by one, by their order, and answers each', async () => {
    const answers = ['first', 'second', 'third'].map(async (name) => ask(name));
    expect(entered).toEqual([]);
    await vi.advanceTimersToNextTimerAsync();
    expect(entered).toEqual(['first']);
    await vi.advanceTimersToNextTimerAsync();
    expect(entered).toEqual(['first', 'second']);
    await vi.advanceTimersToNextTimerAsync();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // One that comes alone waits for no gap.
    const alone = ask('alone');
    await vi.advanceTimersByTimeAsync(0);
    expect((await alone).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets what only reads pass those that wait', async () => {
    const waiting = ask('changes');
    expect((await ask('reads', { method: 'GET' })).status).toBe(200);
    expect(entered).toEqual(['reads']);
    await vi.runAllTimersAsync();
    expect((await waiting).status).toBe(200);
  });

  it('refuses what a network sends on top of 150 that wait, and nobody else', async () => {
    const attack = Array.from({ length: 400 }, async (_, at) => ask(`attack ${at}`));
    const other = ask('other', { network: 'elsewhere' });
    await vi.advanceTimersByTimeAsync(150 * 5);
    expect((await other).status).toBe(200);
    await vi.runAllTimersAsync();
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
    expect(statuses.filter((status) => status === 429)).toHaveLength(250);
    // Whoever waited is forgotten.
    const later = ask('later');
    await vi.runAllTimersAsync();
    expect((await later).status).toBe(200);
  });
});
