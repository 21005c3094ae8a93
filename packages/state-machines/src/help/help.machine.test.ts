import { helpLimits } from '@mirror-studio/domain/constants/help';
import { networkError } from '@mirror-studio/domain/errors';
import type { HelpTopicId } from '@mirror-studio/domain/help';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { helpFlow } from './help.flow.ts';
import { provideHelp } from './help.machine.ts';
import type { FeedbackRequest, HelpEvent } from './help.types.ts';

function opened(event: HelpEvent = { type: 'help.opened' }) {
  const clock = new SimulatedClock();
  const search = held<{ query: string }, readonly HelpTopicId[]>();
  const feedback = held<FeedbackRequest, unknown>();
  const machine = provideHelp({ search: search.effect, sendFeedback: feedback.effect });
  const actor = createActor(machine, { clock });
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(`${notice.tone} ${notice.title.key}`));
  actor.start();
  actor.send(event);
  return { actor, clock, search, feedback, notices, state: () => stateName(actor.getSnapshot().value) };
}

describe('help', () => {
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
      actor.send({ type: 'feedback.typed', message: ' ' });
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
    expect(notices).toEqual(['error feedbackFailed']);
    expect(actor.getSnapshot().context.message).toBe('Old picture');
  });

  it('leads to a topic from the list, from the search and from outside, and to every tab', () => {
    const { actor, state } = opened();
    const place = () => {
      const { tab, topicId, section } = actor.getSnapshot().context;
      return [state(), tab, topicId, section];
    };
    expect(place()).toEqual(['open.topics.listed', 'topics', null, null]);
    actor.send({ type: 'topic.chosen', topicId: 'gallery' });
    expect(place()).toEqual(['open.topics.topic.empty', 'topics', 'gallery', null]);
    actor.send({ type: 'tab.changed', tab: 'shortcuts' });
    expect(place()).toEqual(['open.shortcuts', 'shortcuts', 'gallery', null]);
    actor.send({ type: 'tab.changed', tab: 'search' });
    expect(place()).toEqual(['open.search.prompting', 'search', 'gallery', null]);
    actor.send({ type: 'topic.chosen', topicId: 'photoshoot' });
    expect(place()).toEqual(['open.topics.topic.empty', 'topics', 'photoshoot', null]);
    actor.send({ type: 'tab.changed', tab: 'topics' });
    expect(place()).toEqual(['open.topics.topic.empty', 'topics', 'photoshoot', null]);
    actor.send({ type: 'topic.left' });
    expect(place()).toEqual(['open.topics.listed', 'topics', null, null]);
  });

  it('asks nothing about a topic that is not there', () => {
    const { actor, feedback, state } = opened({ type: 'help.opened', topicId: 'renamed' });
    expect(state()).toBe('open.topics.topic.unknown');
    actor.send({ type: 'feedback.rated', helpful: true });
    expect(feedback.asked).toEqual([]);
  });

  it('finds topics, finds none, fails and tries again, and forgets what it found before', async () => {
    const { actor, search, state } = opened();
    const results = () => actor.getSnapshot().context.results;
    actor.send({ type: 'tab.changed', tab: 'search' });
    actor.send({ type: 'query.changed', query: ' gal ' });
    expect([state(), search.asked]).toEqual(['open.search.searching', [{ query: 'gal' }]]);
    await search.answer(0, ['gallery']);
    expect([state(), results()]).toEqual(['open.search.found', ['gallery']]);
    actor.send({ type: 'query.changed', query: 'xyz' });
    await search.fail(1, networkError());
    expect([state(), results()]).toEqual(['open.search.failed', []]);
    actor.send({ type: 'search.retried' });
    await search.answer(2, ['gallery']);
    actor.send({ type: 'query.changed', query: '  ' });
    expect([state(), results()]).toEqual(['open.search.prompting', []]);
    expect(search.asked).toHaveLength(3);
  });

  it('goes back to what was typed when sending is given up, and begins anew with another topic', () => {
    const { actor, feedback, state } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'feedback.typed', message: 'Old' });
    actor.send({ type: 'feedback.typed', message: '  ' });
    expect(state()).toBe('open.topics.topic.empty');
    actor.send({ type: 'feedback.typed', message: 'Old' });
    expect(state()).toBe('open.topics.topic.typed');
    actor.send({ type: 'feedback.rated', helpful: true });
    actor.send({ type: 'feedback.submitted' });
    actor.send({ type: 'feedback.cancelled' });
    expect([state(), feedback.cancelled(0)]).toEqual(['open.topics.topic.typed', true]);
    actor.send({ type: 'topic.left' });
    actor.send({ type: 'topic.chosen', topicId: 'photoshoot' });
    expect(actor.getSnapshot().context).toMatchObject({ message: '', helpful: null });
  });

  it('is as new once it is out of sight', () => {
    const { actor, clock, state } = opened({ type: 'help.opened', topicId: 'gallery' });
    actor.send({ type: 'tab.changed', tab: 'search' });
    actor.send({ type: 'query.changed', query: 'gal' });
    actor.send({ type: 'help.closed' });
    expect([state(), actor.getSnapshot().context.tab]).toEqual(['closing', 'search']);
    clock.increment(helpLimits.closeResetMs);
    expect(state()).toBe('closed');
    const fresh = {
      tab: 'topics',
      topicId: null,
      section: null,
      query: '',
      results: [],
      helpful: null,
      message: '',
    };
    expect(actor.getSnapshot().context).toEqual(fresh);
  });

  it('is explored whole', () =>
    expectCovered(helpFlow, { open: 'open', pending: 'open.topics.topic.sending open.search.searching' }));
});
