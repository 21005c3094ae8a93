import type { GateAnswers } from '@mirror-studio/domain/access';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { gatesFlow } from './gates.flow.ts';
import { provideGates } from './gates.machine.ts';
import type { GateStatus } from './gates.types.ts';

const page = { exemptFromBan: false, legalText: false };
const clean = {
  banned: false,
  hasClaimed: true,
  legalAccepted: true,
  termsAccepted: true,
  complianceConfirmed: true,
};

function start(local = { inviteClaimed: false, legalAccepted: true, termsAccepted: true }) {
  const clock = new SimulatedClock();
  const read = held<{ statuses: readonly GateStatus[] }, GateAnswers>();
  const legal = held<void, unknown>();
  const terms = held<void, unknown>();
  const machine = provideGates({
    readStatuses: read.effect,
    acceptLegal: legal.effect,
    acceptTerms: terms.effect,
  });
  const actor = createActor(machine, { clock, input: { route: page, userId: 'iris', local } });
  const kept: string[] = [];
  actor.on('acceptance.kept', ({ what }) => kept.push(what));
  actor.start();
  return { actor, clock, read, legal, terms, kept, state: () => stateName(actor.getSnapshot().value) };
}

describe('gates', () => {
  it.each<[GateAnswers, string]>([
    [clean, 'open'],
    [{ ...clean, banned: true, legalAccepted: false, termsAccepted: false }, 'suspended'],
    [{ ...clean, legalAccepted: false, termsAccepted: false }, 'legalDue.asked'],
    [{ ...clean, complianceConfirmed: false }, 'termsDue.asked'],
  ])('answers %o with %s', async (answers, gate) => {
    const { read, state } = start();
    expect(state()).toBe('loading');
    await read.answer(0, answers);
    expect(state()).toBe(gate);
  });

  it('uses the local flags when the server is silent', async () => {
    const { clock, state } = start({ inviteClaimed: true, legalAccepted: false, termsAccepted: false });
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('legalDue.asked');
  });

  it('accepts legal, asks that status again and goes on to the terms', async () => {
    const { actor, read, legal, terms, kept, state } = start();
    await read.answer(0, { ...clean, legalAccepted: false, termsAccepted: false });
    actor.send({ type: 'acceptance.submitted' });
    expect(legal.asked).toHaveLength(0);
    actor.send({ type: 'agreement.changed', change: { legal: true } });
    actor.send({ type: 'acceptance.submitted' });
    await legal.answer(0, {});
    expect(read.asked[1]).toEqual({ statuses: ['legal'] });
    await read.answer(1, { legalAccepted: true });
    expect(state()).toBe('termsDue.asked');
    actor.send({ type: 'agreement.changed', change: { terms: true, compliance: true } });
    actor.send({ type: 'acceptance.submitted' });
    await terms.answer(0, {});
    await read.fail(2, networkError());
    expect(state()).toBe('open');
    expect(kept).toEqual(['legal', 'terms']);
  });

  it('stays at the gate when acceptance fails, and can be tried again', async () => {
    const { actor, read, legal, state } = start();
    await read.answer(0, { ...clean, legalAccepted: false });
    actor.send({ type: 'agreement.changed', change: { legal: true } });
    actor.send({ type: 'acceptance.submitted' });
    await legal.fail(0, networkError());
    expect(state()).toBe('legalDue.failed');
    actor.send({ type: 'acceptance.submitted' });
    expect(legal.asked).toHaveLength(2);
  });

  it('lets a suspended visitor read what is exempt', async () => {
    const { actor, read, state } = start();
    await read.answer(0, { ...clean, banned: true });
    actor.send({ type: 'route.changed', route: { ...page, exemptFromBan: true } });
    expect(state()).toBe('open');
    actor.send({ type: 'route.changed', route: page });
    expect(state()).toBe('suspended');
  });

  it('asks everything once of somebody signed in, nothing of others, and again when it is told to', async () => {
    const { actor, read, state } = start();
    const context = () => actor.getSnapshot().context;
    expect(read.asked).toEqual([{ statuses: ['legal', 'invite', 'flags', 'terms'] }]);
    actor.send({ type: 'route.changed', route: page });
    expect(state()).toBe('loading');
    await read.answer(0, clean);
    expect(context().answers).toEqual(clean);
    actor.send({ type: 'statuses.refreshed' });
    await read.answer(1, { banned: true });
    expect(context().answers).toEqual({ ...clean, banned: true });
    expect(state()).toBe('suspended');
    actor.send({ type: 'statuses.refreshed' });
    expect(state()).toBe('loading');
    actor.send({ type: 'visitor.changed', userId: 'iris', local: context().local });
    expect(read.asked).toHaveLength(3);
    actor.send({
      type: 'visitor.changed',
      userId: null,
      local: { ...context().local, termsAccepted: false },
    });
    expect(state()).toBe('open');
    expect(context()).toMatchObject({ answers: {}, local: { termsAccepted: false } });
    actor.send({ type: 'statuses.refreshed' });
    expect(read.asked).toHaveLength(3);
  });

  it.each([{ terms: true }, { compliance: true }])(
    'needs both consents of the terms, not %o alone',
    async (change) => {
      const { actor, read, terms, state } = start();
      await read.answer(0, { ...clean, termsAccepted: false });
      actor.send({ type: 'agreement.changed', change });
      actor.send({ type: 'acceptance.submitted' });
      expect(state()).toBe('termsDue.asked');
      expect(terms.asked).toHaveLength(0);
      expect(actor.getSnapshot().context.agreement).toEqual({
        legal: false,
        terms: false,
        compliance: false,
        ...change,
      });
    },
  );

  it.each([
    ['legal', { legalAccepted: false }, { legal: true }],
    ['terms', { termsAccepted: false, complianceConfirmed: false }, { terms: true, compliance: true }],
  ] as const)('can give up accepting the %s, fail, and try again', async (what, answers, change) => {
    const flow = start();
    const { actor, read, state } = flow;
    await read.answer(0, { ...clean, ...answers });
    actor.send({ type: 'agreement.changed', change });
    actor.send({ type: 'acceptance.submitted' });
    actor.send({ type: 'acceptance.cancelled' });
    expect(state()).toBe(`${what}Due.asked`);
    expect(flow[what].cancelled(0)).toBe(true);
    actor.send({ type: 'acceptance.submitted' });
    await flow[what].fail(1, networkError());
    expect(state()).toBe(`${what}Due.failed`);
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK_ERROR');
    actor.send({ type: 'agreement.changed', change: { legal: false, terms: false } });
    actor.send({ type: 'acceptance.submitted' });
    expect(flow[what].asked).toHaveLength(2);
    actor.send({ type: 'agreement.changed', change });
    actor.send({ type: 'acceptance.submitted' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await flow[what].answer(2, {});
    expect(read.asked[1]).toEqual({ statuses: [what] });
    await read.fail(1, networkError());
    expect(state()).toBe('open');
    expect(actor.getSnapshot().context).toMatchObject({
      agreement: { legal: false, terms: false, compliance: false },
      local: { legalAccepted: true, termsAccepted: true },
    });
  });

  it('forgets with a visitor what was ticked and what went wrong', async () => {
    const { actor, read, legal } = start();
    await read.answer(0, { ...clean, legalAccepted: false });
    actor.send({ type: 'agreement.changed', change: { legal: true } });
    actor.send({ type: 'acceptance.submitted' });
    await legal.fail(0, networkError());
    actor.send({ type: 'visitor.changed', userId: 'otto', local: actor.getSnapshot().context.local });
    expect(actor.getSnapshot().context).toMatchObject({
      userId: 'otto',
      answers: {},
      agreement: { legal: false, terms: false, compliance: false },
      failure: null,
    });
  });

  it('is explored whole', () =>
    expectCovered(gatesFlow, {
      pending: 'loading refreshingLegal refreshingTerms legalDue.accepting termsDue.accepting',
      modal: 'legalDue termsDue',
    }));
});
