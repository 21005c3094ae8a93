import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { invitationFlow } from './invitation.flow.ts';
import { provideInvitation } from './invitation.machine.ts';
import type { ClaimOutcome, InvitationEmitted } from './invitation.types.ts';

const letters = 'abcdefghjkmnpqrs';

function start(code = '') {
  const clock = new SimulatedClock();
  const server = held<{ code: string }, ClaimOutcome>();
  const actor = createActor(provideInvitation({ claim: server.effect }), { clock, input: { code } });
  const emitted: InvitationEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const give = (typed: string) => {
    actor.send({ type: 'code.changed', code: typed });
    actor.send({ type: 'claim.submitted' });
  };
  const state = () => stateName(actor.getSnapshot().value);
  return { actor, clock, server, emitted, give, state, context: () => actor.getSnapshot().context };
}

describe('an invitation', () => {
  it('is claimed at once by its link, and tells so once', async () => {
    const { server, state, context, emitted } = start('ABCD-efgh-jkmn-pqrs');
    expect([state(), server.asked]).toEqual(['claiming', [{ code: letters }]]);
    await server.answer(0, { problem: null });
    expect([state(), context().code, emitted]).toEqual(['claimed', '', [{ type: 'invitation.claimed' }]]);
  });

  it('is typed where somebody says that they have one, and asks nobody before it is whole', async () => {
    const { actor, give, server, state } = start();
    expect(state()).toBe('closed');
    actor.send({ type: 'field.opened' });
    expect(state()).toBe('asking.untouched');
    give('abcd');
    expect([state(), server.asked]).toEqual(['asking.invalid', []]);
    give(' abcd efgh jkmn pqrs');
    expect([state(), server.asked]).toEqual(['claiming', [{ code: letters }]]);
  });

  it('asks for the rest of a code that a link brought in part', () => {
    const { state, server, context } = start('abcd-ef');
    expect([state(), server.asked, context().code]).toEqual(['asking.invalid', [], 'abcd-ef']);
  });

  it.each(['wrong', 'used', 'own', 'ended', 'another'] as const)(
    'says that it is %s, keeps what was typed, and takes another',
    async (problem) => {
      const { give, server, state, context, emitted } = start(letters);
      await server.answer(0, { problem });
      expect([state(), context()]).toMatchObject(['refused', { code: letters, problem }]);
      expect(emitted).toEqual([{ type: 'invitation.refused', problem }]);
      give('0123-4567-89ab-cdef');
      expect([state(), context().problem, server.asked.length]).toEqual(['claiming', null, 2]);
    },
  );

  it('is kept when no answer came, and sent again', async () => {
    const { actor, clock, server, state, context } = start(letters);
    await server.fail(0, networkError());
    expect([state(), context().failure?.code, context().code]).toEqual(['failed', 'NETWORK_ERROR', letters]);
    actor.send({ type: 'claim.submitted' });
    expect([state(), context().failure]).toEqual(['claiming', null]);
    clock.increment(requestLimits.answerMs);
    expect([state(), context().failure?.code, server.cancelled(1)]).toEqual([
      'failed',
      'NETWORK_ERROR',
      true,
    ]);
  });

  it('can be stopped, and left: then nothing of it stays', async () => {
    const { actor, server, state, context } = start(letters);
    actor.send({ type: 'claim.cancelled' });
    expect([state(), server.cancelled(0)]).toEqual(['asking.typed', true]);
    actor.send({ type: 'field.closed' });
    expect([state(), context().code]).toEqual(['closed', '']);
  });

  it('is explored whole', () => expectCovered(invitationFlow, { pending: 'claiming' }));
});
