import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { jobsDrawerFlow, sampleJob } from './jobs-drawer.flow.ts';
import { job, opened, start } from './jobs-drawer.testing.ts';

const conflict = new ApiError({ status: 409, code: 'CONFLICT', message: 'Too late' });

const errorNotice = (key: string) => ({ notice: { tone: 'error', title: { key } } });

describe('jobs drawer', () => {
  it('asks every two seconds while open, one question at a time, and stops when closed', async () => {
    const { actor, clock, list } = start();
    expect(list.asked).toHaveLength(0);
    actor.send({ type: 'drawer.opened' });
    clock.increment(refreshLimits.jobsDrawerMs * 3);
    expect(list.asked).toHaveLength(1);
    await list.answer(0, []);
    clock.increment(refreshLimits.jobsDrawerMs);
    expect(list.asked).toHaveLength(2);
    actor.send({ type: 'drawer.closed' });
    expect(list.cancelled(1)).toBe(true);
    clock.increment(refreshLimits.jobsDrawerMs * 3);
    expect(list.asked).toHaveLength(2);
  });

  it('shows what the filter leaves, and empty as empty', async () => {
    const { actor, state } = await opened(sampleJob('failed'));
    expect(state()).toContain('list.listed');
    actor.send({ type: 'filter.changed', filter: 'running' });
    expect(state()).toContain('list.filteredEmpty');
    const empty = await opened();
    expect(empty.state()).toContain('list.empty');
  });

  it('says that the list could not be read, and keeps an old list when a later poll fails', async () => {
    const { actor, clock, list, state } = start();
    actor.send({ type: 'drawer.opened' });
    clock.increment(requestLimits.answerMs);
    expect(state()).toContain('list.failedToLoad');
    actor.send({ type: 'list.retried' });
    expect(state()).toContain('list.loading');
    await list.answer(1, [sampleJob('running')]);
    clock.increment(refreshLimits.jobsDrawerMs);
    await list.fail(2, networkError());
    expect(state()).toContain('list.listed');
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
  });

  it('never lets the late answer of a poll overwrite a card that changed since', async () => {
    const { actor, clock, list, cancel, statuses } = await opened(sampleJob('running'));
    clock.increment(refreshLimits.jobsDrawerMs);
    actor.send({ type: 'cancel.requested', id: 'running' });
    await cancel.answer(0, job('cancelled', 'running'));
    await list.answer(1, [sampleJob('running')]);
    expect(statuses()).toEqual(['cancelled']);
    clock.increment(refreshLimits.jobsDrawerMs);
    await list.answer(2, [job('completed', 'running')]);
    expect(statuses()).toEqual(['completed']);
  });

  it('keeps a card that is worked on when a poll does not know its job, and forgets what it replaced', async () => {
    const { actor, clock, list, retry, statuses } = await opened(sampleJob('completed'), sampleJob('failed'));
    clock.increment(refreshLimits.jobsDrawerMs);
    actor.send({ type: 'retry.requested', id: 'failed' });
    await retry.answer(0, job('queued', 'again'));
    await list.answer(1, [sampleJob('completed'), sampleJob('failed')]);
    expect(statuses()).toEqual(['completed', 'queued']);
    clock.increment(refreshLimits.jobsDrawerMs);
    await list.answer(2, []);
    expect(statuses()).toEqual([]);
  });

  it('retries on the same card, with the same key while the outcome is unknown', async () => {
    const { actor, retry, statuses } = await opened(sampleJob('failed'), sampleJob('completed'));
    const again = () => actor.send({ type: 'retry.requested', id: 'failed' });
    again();
    again();
    await retry.fail(0, networkError());
    again();
    await retry.fail(1, conflict);
    again();
    await retry.answer(2, job('queued', 'failed'));
    expect(retry.asked.map((asked) => asked.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(statuses()).toEqual(['queued', 'completed']);
  });

  it('gives up on a card that gets no answer, cancels it and ignores what comes later', async () => {
    const { actor, clock, cancel, emitted, statuses } = await opened(sampleJob('running'));
    actor.send({ type: 'cancel.requested', id: 'running' });
    clock.increment(requestLimits.answerMs);
    expect(cancel.cancelled(0)).toBe(true);
    await cancel.answer(0, job('cancelled', 'running'));
    expect(statuses()).toEqual(['running']);
    expect(emitted[0]).toMatchObject(errorNotice('cancelFailed'));
  });

  it('works on several cards at once, also after it was closed', async () => {
    const { actor, cancel, retry, statuses } = await opened(sampleJob('running'), sampleJob('failed'));
    actor.send({ type: 'cancel.requested', id: 'running' });
    actor.send({ type: 'retry.requested', id: 'failed' });
    actor.send({ type: 'drawer.closed' });
    await retry.answer(0, job('queued', 'failed'));
    await cancel.answer(0, job('cancelled', 'running'));
    expect(statuses()).toEqual(['cancelled', 'queued']);
    actor.send({ type: 'cancel.requested', id: 'failed' });
    actor.stop();
    expect(cancel.cancelled(1)).toBe(true);
  });

  it('opens and closes by its key, and begins with nothing known', () => {
    const { actor, list, state } = start();
    const { working, cardFailures, keys, ...rest } = actor.getSnapshot().context;
    expect(rest).toEqual({ jobs: null, filter: 'all', works: 0, touched: [], failure: null });
    expect([working, cardFailures, keys]).toEqual([{}, {}, {}]);
    actor.send({ type: 'drawer.toggled' });
    expect(state()).toBe('open.list.loading + poll.asking');
    actor.send({ type: 'drawer.toggled' });
    expect([state(), list.cancelled(0)]).toEqual(['closed', true]);
  });

  it('forgets on a retry that the list could not be read, and on an answer', async () => {
    const { actor, clock, list, state } = await opened(sampleJob('running'));
    clock.increment(refreshLimits.jobsDrawerMs);
    await list.fail(1, networkError());
    actor.send({ type: 'list.retried' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await list.fail(2, networkError());
    clock.increment(refreshLimits.jobsDrawerMs);
    await list.answer(3, []);
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(state()).toBe('open.list.empty + poll.waiting');
  });

  it.each([
    ['cancel.requested', 'completed'],
    ['cancel.requested', 'unknown'],
    ['retry.requested', 'running'],
    ['retry.requested', 'unknown'],
  ] as const)('does nothing on %s of a job that is %s', async (type, id) => {
    const { actor, cancel, retry } = await opened(sampleJob('completed'), sampleJob('running'));
    actor.send({ type, id });
    expect([cancel.asked, retry.asked, actor.getSnapshot().context.working]).toEqual([[], [], {}]);
  });

  it('says what happens to a card and what went wrong with it, until it is worked on again', async () => {
    const { actor, cancel, retry, emitted, ids } = await opened(sampleJob('running'), sampleJob('failed'));
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'cancel.requested', id: 'running' });
    actor.send({ type: 'retry.requested', id: 'failed' });
    expect(context()).toMatchObject({
      works: 2,
      working: {
        running: { action: 'cancel', number: 1, idempotencyKey: '' },
        failed: { action: 'retry', number: 2, idempotencyKey: 'key-1' },
      },
    });
    expect([cancel.asked, retry.asked]).toEqual([
      [{ id: 'running' }],
      [{ id: 'failed', idempotencyKey: 'key-1' }],
    ]);
    await cancel.fail(0, conflict);
    expect(emitted.splice(0)).toMatchObject([errorNotice('cancelFailed'), { type: 'jobs.outdated' }]);
    await retry.fail(0, networkError());
    expect(emitted.splice(0)).toMatchObject([errorNotice('retryFailed'), { type: 'jobs.outdated' }]);
    expect(context()).toMatchObject({
      working: {},
      keys: { failed: 'key-1' },
      cardFailures: {
        running: { action: 'cancel', failure: { code: 'CONFLICT' } },
        failed: { action: 'retry', failure: { code: 'NETWORK_ERROR' } },
      },
    });
    actor.send({ type: 'retry.requested', id: 'failed' });
    expect(Object.keys(context().cardFailures)).toEqual(['running']);
    await retry.answer(1, job('queued', 'again'));
    expect(emitted).toEqual([{ type: 'jobs.outdated' }]);
    expect(context()).toMatchObject({ working: {}, keys: {} });
    expect(ids()).toEqual(['running', 'again']);
  });

  it('gives a card its whole time each time, and none of an earlier work', async () => {
    const { actor, clock, cancel, statuses } = await opened(sampleJob('running'));
    actor.send({ type: 'cancel.requested', id: 'running' });
    clock.increment(requestLimits.answerMs - 1);
    await cancel.fail(0, conflict);
    actor.send({ type: 'cancel.requested', id: 'running' });
    clock.increment(requestLimits.answerMs - 1);
    expect(cancel.cancelled(1)).toBe(false);
    await cancel.answer(1, job('cancelled', 'running'));
    clock.increment(requestLimits.answerMs);
    expect(statuses()).toEqual(['cancelled']);
    expect(actor.getSnapshot().context.cardFailures).toEqual({});
  });

  it('leaves a changed card in its place among those that a poll brings', async () => {
    const jobs = [sampleJob('completed'), sampleJob('running'), sampleJob('failed')];
    const { actor, clock, list, cancel, ids } = await opened(...jobs);
    clock.increment(refreshLimits.jobsDrawerMs);
    actor.send({ type: 'cancel.requested', id: 'running' });
    await cancel.answer(0, job('cancelled', 'running'));
    await list.answer(1, [job('queued', 'new'), sampleJob('completed'), sampleJob('failed')]);
    expect(ids()).toEqual(['new', 'running', 'completed', 'failed']);
  });

  it('is explored whole', () => expectCovered(jobsDrawerFlow, { open: 'open' }, ['jobsDrawer']));
});
