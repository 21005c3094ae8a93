import { networkError } from '@mirror-studio/domain/errors';
import type { HelpTopicId } from '@mirror-studio/domain/help';
import { helpLimits } from '@mirror-studio/domain/limits';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { stateName } from '../walk/walk.ts';
import { helpFlow } from './help.events.ts';
import { provideHelp } from './help.machine.ts';
import type { FeedbackRequest, HelpEvent } from './help.types.ts';

function opened(event: HelpEvent = { type: 'help.opened' }) {
  const clock = new SimulatedClock();
  const search = held<{ query: string }, readonly HelpTopicId[]>();
  const feedback = held<FeedbackRequest, unknown>();
  const machine = provideHelp({ search: search.effect, sendFeedback: feedback.effect });
  const actor = createActor(machine, { clock });
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(notice.title.key));
  actor.start();
  actor.send(event);
  return { actor, clock, search, feedback, notices, state: () => stateName(actor.getSnapshot().value) };
}

describe('help', () => {
  it('is walked whole', () => expectCovered(helpFlow));

  it('opens at a topic and a section, and goes back to the list', () => {
    const { actor, state } = opened({ type: 'help.opened', topicId: 'photoshoot', section: 'reference' });
    expect(state()).toBe('open.topics.topic.empty');
    expect(actor.getSnapshot().context).toMatchObject({ topicId: 'photoshoot', section: 'reference' });
    actor.send({ type: 'topic.left' });
    expect(state()).toBe('open.topics.listed');
  });

  it('forgets the topic only once it is out of sight', () => {
    const { actor, clock } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'help.closed' });
    clock.increment(helpLimits.closeResetMs - 1);
    expect(actor.getSnapshot().context.topicId).toBe('gallery');
    clock.increment(1);
    expect(actor.getSnapshot().context.topicId).toBeNull();
  });

  it('opened again on its way out, stays open with what was asked for', () => {
    const { actor, clock, state } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'help.closed' });
    actor.send({ type: 'help.opened', topicId: 'photoshoot' });
    clock.increment(helpLimits.closeResetMs * 2);
    expect(state()).toBe('open.topics.topic.empty');
    expect(actor.getSnapshot().context.topicId).toBe('photoshoot');
  });

  it('shows what the last query found, not a late answer to an earlier one', async () => {
    const { actor, search, state } = opened();
    actor.send({ type: 'tab.changed', tab: 'search' });
    expect(state()).toBe('open.search.prompting');
    actor.send({ type: 'query.changed', query: 'gal' });
    actor.send({ type: 'query.changed', query: 'xyz' });
    await search.answer(1, []);
    await search.answer(0, ['gallery']);
    expect(state()).toBe('open.search.nothing');
    expect(actor.getSnapshot().context.results).toEqual([]);
  });

  it.each([true, false])(
    'sends a bare %s at once, thanks for two seconds, and lets it be explained',
    async (helpful) => {
      const { actor, clock, feedback, state } = opened({ type: 'help.opened', topicId: 'gallery' });
      expect(actor.getSnapshot().context.helpful).toBeNull();
      actor.send({ type: 'feedback.submitted' });
      expect(feedback.asked).toEqual([]);
      actor.send({ type: 'feedback.rated', helpful });
      expect(feedback.asked).toEqual([{ contextId: 'gallery', helpful, message: '' }]);
      await feedback.answer(0, { ok: true });
      expect(state()).toContain('thanked');
      clock.increment(helpLimits.thanksMs);
      expect(actor.getSnapshot().context).toMatchObject({ message: '', helpful });
      actor.send({ type: 'feedback.typed', message: 'Old picture' });
      actor.send({ type: 'feedback.submitted' });
      expect(feedback.asked[1]).toEqual({ contextId: 'gallery', helpful, message: 'Old picture' });
    },
  );

  it('sends a message with the answer that was given, thanks for two seconds, then clears', async () => {
    const { actor, clock, feedback, state } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'feedback.typed', message: ' Old picture ' });
    actor.send({ type: 'feedback.rated', helpful: false });
    expect(feedback.asked).toEqual([]);
    actor.send({ type: 'feedback.submitted' });
    expect(feedback.asked).toEqual([{ contextId: 'gallery', helpful: false, message: 'Old picture' }]);
    await feedback.answer(0, { ok: true });
    expect(state()).toContain('thanked');
    clock.increment(helpLimits.thanksMs);
    expect(actor.getSnapshot().context).toMatchObject({ message: '', helpful: null });
  });

  it('asks for Yes or No before it sends a message, and answers for nobody', () => {
    const { actor, feedback, state } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'feedback.typed', message: 'Old picture' });
    actor.send({ type: 'feedback.submitted' });
    expect(state()).toContain('unrated');
    expect(feedback.asked).toEqual([]);
    expect(actor.getSnapshot().context.message).toBe('Old picture');
    actor.send({ type: 'feedback.rated', helpful: false });
    actor.send({ type: 'feedback.submitted' });
    expect(feedback.asked).toEqual([{ contextId: 'gallery', helpful: false, message: 'Old picture' }]);
  });

  it('keeps the message when it could not be sent', async () => {
    const { actor, feedback, notices } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'feedback.typed', message: 'Old picture' });
    actor.send({ type: 'feedback.rated', helpful: true });
    actor.send({ type: 'feedback.submitted' });
    await feedback.fail(0, networkError());
    expect(notices).toEqual(['feedbackFailed']);
    expect(actor.getSnapshot().context.message).toBe('Old picture');
  });
});
