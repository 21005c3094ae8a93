import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('requests in turn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets those that arrive at once in one by one, by their order, and answers each', async () => {
    const entered: string[] = [];
    const app = new Hono();
    app.use(inTurn());
    app.get('/:name', (c) => {
      entered.push(c.req.param('name'));
      return c.text('');
    });
    const answers = ['first', 'second', 'third'].map(async (name) => app.request(`/${name}`));
    expect(entered).toEqual([]);
    await vi.advanceTimersToNextTimerAsync();
    expect(entered).toEqual(['first']);
    await vi.advanceTimersToNextTimerAsync();
    expect(entered).toEqual(['first', 'second']);
    await vi.advanceTimersToNextTimerAsync();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // One that comes alone waits for no gap.
    const alone = app.request('/alone');
    await vi.advanceTimersByTimeAsync(0);
    expect((await alone).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});
