import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { type PromptReading, type PromptSlots, promptSlots } from '@mirror-studio/domain/prompts';
import { improvePrompt, readPrompt } from '@mirror-studio/domain/prompts/composer';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { promptStudioFlow } from './prompt-studio.flow.ts';
import { providePromptStudio } from './prompt-studio.machine.ts';
import { isNothingMissing } from './prompt-studio.setup.ts';
import type {
  PromptStudioActors,
  PromptStudioEmitted,
  PromptStudioInput,
  ReadRequest,
} from './prompt-studio.types.ts';

const dancer: PromptSlots = { subject: { text: 'a dancer in {silk|linen}' }, mood: { choice: 'sacred-awe' } };

type Answer<Of extends keyof PromptStudioActors> = Awaited<ReturnType<PromptStudioActors[Of]>>;

function start(input: Partial<PromptStudioInput> = {}) {
  const clock = new SimulatedClock();
  const read = held<ReadRequest, PromptReading>();
  const vary = held<ReadRequest, Answer<'varyPrompt'>>();
  const improve = held<ReadRequest, Answer<'improvePrompt'>>();
  const machine = providePromptStudio({
    readPrompt: read.effect,
    varyPrompt: vary.effect,
    improvePrompt: improve.effect,
  });
  const actor = createActor(machine, { clock, input: { language: 'en', ...input } });
  const emitted: PromptStudioEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const answer = (call: number) => {
    const asked = read.asked[call];
    if (!asked) throw new Error(`Reading ${call} was not asked for.`);
    return read.answer(call, readPrompt(asked.slots, asked.seed, asked.language));
  };
  const part = (name: string) => stateName(actor.getSnapshot().value, [name === 'desk' ? 'reading' : 'desk']);
  return {
    clock,
    read,
    vary,
    improve,
    emitted,
    context,
    answer,
    send: actor.send.bind(actor),
    desk: () => part('desk').replace('desk.', ''),
    reading: () => part('reading').replace('reading.', ''),
    fill: (text: string) => {
      actor.send({ type: 'slot.opened', slot: 'subject' });
      actor.send({ type: 'slot.filled', slot: 'subject', value: { text }, words: text });
    },
  };
}
const draft = { slots: dancer, words: { subject: 'a dancer in {silk|linen}' }, seed: 4 };

describe('prompt studio', () => {
  it('is explored whole', () =>
    expectCovered(promptStudioFlow, {
      pending: 'desk.varying desk.improving',
      ritual: 'desk.ritual',
    }));

  it('asks nothing of the composer while the prompt is empty', async () => {
    const { read, fill, answer, context, reading } = start();
    expect(read.asked).toEqual([]);
    fill('a cat');
    expect([read.asked.length, reading()]).toEqual([1, 'asking']);
    await answer(0);
    expect([context().reading?.text, reading()]).toEqual(['a cat', 'settled']);
  });

  it('goes on with a draft, and reads the words of its choices', async () => {
    const { answer, context } = start({ draft });
    expect(context()).toMatchObject(draft);
    await answer(0);
    expect(context().words).toEqual({ subject: 'a dancer in {silk|linen}', mood: 'sacred awe' });
  });

  it('shows what was known of a draft, and does nothing with it before it is read again', async () => {
    const known = readPrompt(dancer, 3, 'en');
    const { context, send, emitted, answer } = start({ draft, reading: known });
    expect(context().reading).toBe(known);
    send({ type: 'shoot.requested', example: 0 });
    expect(emitted).toEqual([]);
    await answer(0);
    expect(context().reading).toEqual(readPrompt(dancer, 4, 'en'));
  });

  it('reads again what has changed while it was being read, and forgets the earlier question', async () => {
    const { read, fill, answer, context, send } = start({ draft });
    fill('a horse');
    expect([read.asked.length, read.cancelled(0)]).toEqual([2, true]);
    await answer(1);
    expect(context().reading?.text).toBe('a horse, a mood of sacred awe');
    send({ type: 'language.changed', language: 'es' });
    await answer(2);
    expect(context().words.mood).toBe('asombro sagrado');
    send({ type: 'language.changed', language: 'es' });
    expect(read.asked).toHaveLength(3);
  });

  it('says when it could not be read, and reads again when asked or when it changes', async () => {
    const { read, reading, send, fill, clock } = start({ draft });
    await read.fail(0, new Error('offline'));
    expect(reading()).toBe('failed');
    send({ type: 'reading.retried' });
    clock.increment(requestLimits.answerMs);
    expect([reading(), read.asked.length]).toEqual(['failed', 2]);
    fill('a horse');
    expect(reading()).toBe('asking');
    send({ type: 'prompt.cleared' });
    expect(reading()).toBe('settled');
  });

  it('fills a slot where it stands, empties it, and brings both back', () => {
    const { send, fill, context, desk } = start({ draft });
    fill('a horse');
    send({ type: 'slot.opened', slot: 'mood' });
    expect(desk()).toBe('filling');
    send({ type: 'slot.cleared', slot: 'mood' });
    expect([desk(), context().slots]).toEqual(['resting', { subject: { text: 'a horse' } }]);
    send({ type: 'undo.requested' });
    send({ type: 'undo.requested' });
    expect(context().slots).toBe(dancer);
    send({ type: 'redo.requested' });
    expect([context().slots.subject, context().words.subject]).toEqual([{ text: 'a horse' }, 'a horse']);
    fill('an owl');
    expect([context().future, context().past.length]).toEqual([[], 2]);
  });

  it('takes what is typed when its field is left, so that it can be undone, and nothing where nothing is new', () => {
    const { send, context, desk } = start({ draft });
    const type = (slot: 'subject' | 'mood', words: string) => {
      send({ type: 'slot.opened', slot });
      send({ type: 'slot.typed', words });
      send({ type: 'slot.closed' });
    };
    type('mood', ' like a Sunday ');
    expect([desk(), context().slots.mood, context().words.mood, context().typed]).toEqual([
      'resting',
      { text: 'like a Sunday' },
      'like a Sunday',
      null,
    ]);
    type('mood', '  ');
    type('subject', 'a dancer in {silk|linen}');
    expect(context().past).toHaveLength(1);
    send({ type: 'undo.requested' });
    expect(context().slots).toBe(dancer);
    send({ type: 'slot.opened', slot: 'mood' });
    send({ type: 'slot.typed', words: 'calm' });
    send({ type: 'slot.filled', slot: 'mood', value: { choice: 'sunday-calm' }, words: 'Sunday calm' });
    expect([context().slots.mood, context().typed]).toEqual([{ choice: 'sunday-calm' }, null]);
  });

  it('takes what was typed when the page was left; in a ritual it stands in its field again', () => {
    const typed = { slot: 'light', words: 'one lamp ' } as const;
    const left = start({ draft, typed });
    expect([left.context().slots.light, left.context().typed]).toEqual([{ text: 'one lamp' }, null]);
    left.send({ type: 'undo.requested' });
    expect(left.context().slots).toBe(dancer);
    const asked = start({ draft, typed, ritualSlot: 'light' });
    expect([asked.context().slots, asked.context().typed]).toEqual([dancer, typed]);
    asked.send({ type: 'ritual.returned' });
    expect([asked.context().slot, asked.context().slots.light]).toEqual(['style', { text: 'one lamp' }]);
  });

  it.each([
    { type: 'ritual.skipped' },
    { type: 'ritual.returned' },
    { type: 'ritual.ended' },
    { type: 'slot.opened', slot: 'lens' },
  ] as const)('takes what is typed in a ritual with $type', (event) => {
    const { send, context } = start({ draft, ritualSlot: 'light' });
    send({ type: 'slot.typed', words: 'one lamp' });
    send(event);
    expect([context().slots.light, context().typed]).toEqual([{ text: 'one lamp' }, null]);
  });

  it('keeps so many changes and no more', () => {
    const { fill, context } = start();
    for (let at = 0; at < promptLimits.undone + 5; at += 1) fill(`cat ${at}`);
    expect(context().past).toHaveLength(promptLimits.undone);
  });

  it('takes a variation that can be undone, the next one otherwise', async () => {
    const { send, vary, context, desk } = start({ draft });
    send({ type: 'vary.requested' });
    expect([desk(), vary.asked[0]?.seed]).toEqual(['varying', 4]);
    const varied: PromptSlots = { ...dancer, mood: { choice: 'sunday-calm' } };
    await vary.answer(0, { slots: varied });
    expect([desk(), context().slots, context().words]).toEqual([
      'resting',
      varied,
      { subject: 'a dancer in {silk|linen}' },
    ]);
    send({ type: 'vary.requested' });
    expect(vary.asked[1]?.seed).toBe(5);
    await vary.fail(1, new Error('offline'));
    send({ type: 'undo.requested' });
    expect([context().slots, context().seed]).toEqual([dancer, 4]);
  });

  it('says that nothing is missing until the prompt changes, without a look at nothing', async () => {
    const { send, improve, answer, context, desk } = start({ draft });
    await answer(0);
    send({ type: 'improve.requested' });
    const { text: before } = readPrompt(dancer, 4, 'en');
    await improve.answer(0, { slots: dancer, before, text: before, changes: [] });
    expect([desk(), isNothingMissing(context())]).toEqual(['resting', true]);
    send({ type: 'slot.opened', slot: 'mood' });
    send({ type: 'slot.filled', slot: 'mood', value: { text: 'calm' }, words: 'calm' });
    expect(isNothingMissing(context())).toBe(false);
  });

  it('replaces nothing by an improvement before it is accepted', async () => {
    const { send, improve, context, desk } = start({ draft });
    send({ type: 'improve.requested' });
    const proposal = improvePrompt(dancer, 4, 'en');
    await improve.answer(0, proposal);
    expect([desk(), context().slots]).toEqual(['proposed', dancer]);
    send({ type: 'proposal.dismissed' });
    expect([desk(), context().slots]).toEqual(['resting', dancer]);
    send({ type: 'improve.requested' });
    await improve.answer(1, proposal);
    send({ type: 'proposal.accepted' });
    expect([desk(), context().slots]).toEqual(['resting', proposal.slots]);
    send({ type: 'undo.requested' });
    expect(context().slots).toBe(dancer);
  });

  it('takes a request back when somebody turns to a word meanwhile', () => {
    const { send, vary, improve, desk } = start({ draft });
    send({ type: 'vary.requested' });
    send({ type: 'slot.opened', slot: 'light' });
    send({ type: 'slot.closed' });
    send({ type: 'improve.requested' });
    send({ type: 'slot.opened', slot: 'light' });
    expect([vary.cancelled(0), improve.cancelled(0), desk()]).toEqual([true, true, 'filling']);
  });

  it('takes a request back when it is cancelled, and keeps the words', () => {
    const { send, vary, improve, desk, context } = start({ draft });
    for (const type of ['vary.requested', 'improve.requested'] as const) {
      send({ type });
      send({ type: 'request.cancelled' });
    }
    expect([vary.cancelled(0), improve.cancelled(0), desk(), context().slots]).toEqual([
      true,
      true,
      'resting',
      dancer,
    ]);
  });

  it('says when the built-in composer did what a language model was asked for, and why', async () => {
    const { send, vary, improve, emitted, context, desk } = start({ draft });
    const refusal = { status: 429, code: 'PROVIDER_RATE_LIMIT', message: 'The attic is busy.' };
    send({ type: 'vary.requested' });
    await vary.answer(0, { slots: dancer, refusal });
    const said = {
      type: 'notice.raised',
      notice: {
        tone: 'warning',
        title: { namespace: 'toasts', key: 'composedInstead' },
        description: { literal: 'The attic is busy.' },
      },
    };
    expect(emitted).toMatchObject([said]);
    expect(context().isInstead).toBe(true);
    send({ type: 'vary.requested' });
    await vary.answer(1, { slots: dancer });
    expect([emitted.length, context().isInstead]).toEqual([1, false]);
    send({ type: 'improve.requested' });
    await improve.answer(0, { ...improvePrompt(dancer, 4, 'en'), refusal });
    expect(emitted).toMatchObject([said, said]);
    expect([desk(), context().isInstead]).toEqual(['proposed', true]);
    expect(context().proposal).not.toHaveProperty('refusal');
  });

  it('changes nothing when the composer does not answer, and says so', async () => {
    const { send, improve, vary, clock, emitted, desk, context } = start({ draft });
    send({ type: 'improve.requested' });
    await improve.fail(0, new Error('offline'));
    send({ type: 'vary.requested' });
    await vary.fail(0, new Error('offline'));
    for (const type of ['improve.requested', 'vary.requested'] as const) {
      send({ type });
      clock.increment(requestLimits.answerMs);
    }
    expect([desk(), context().slots, emitted.map(({ type }) => type)]).toEqual([
      'resting',
      dancer,
      Array.from({ length: 4 }, () => 'notice.raised'),
    ]);
  });

  it('asks for one slot after the other, back and forth, and leaves after the last', () => {
    const { send, desk, context } = start();
    send({ type: 'ritual.begun' });
    const asked = promptSlots.map((slot, at) => {
      const now = context().slot;
      if (at % 2) send({ type: 'ritual.skipped' });
      else send({ type: 'slot.filled', slot, value: { text: slot }, words: slot });
      return now;
    });
    expect([asked, desk()]).toEqual([promptSlots, 'resting']);
    expect(Object.keys(context().slots)).toEqual(['subject', 'light', 'mood', 'exclude']);
    send({ type: 'ritual.begun' });
    expect([desk(), context().slot]).toEqual(['ritual', 'subject']);
    send({ type: 'ritual.skipped' });
    send({ type: 'ritual.returned' });
    send({ type: 'ritual.returned' });
    expect(context().slot).toBe('subject');
    send({ type: 'slot.opened', slot: 'exclude' });
    send({ type: 'slot.cleared', slot: 'exclude' });
    expect([desk(), context().slot, context().slots.exclude]).toEqual(['ritual', 'exclude', undefined]);
    send({ type: 'ritual.skipped' });
    expect(desk()).toBe('resting');
  });

  it('goes on with a ritual that was left off, until it is left', () => {
    const { send, desk, context } = start({ draft, ritualSlot: 'lens' });
    expect([desk(), context().slot]).toEqual(['ritual', 'lens']);
    send({ type: 'ritual.ended' });
    expect(desk()).toBe('resting');
  });

  it('hands over an example once it is read, and keeps the prompt at hand', async () => {
    const { send, answer, emitted, context } = start({ draft });
    send({ type: 'shoot.requested', example: 0 });
    send({ type: 'prompt.copied' });
    expect([emitted, context().recent]).toEqual([[], []]);
    await answer(0);
    send({ type: 'shoot.requested', example: 1 });
    send({ type: 'shoot.requested', example: 2 });
    expect(emitted).toEqual([{ type: 'shoot.wanted', prompt: context().reading?.examples[1] }]);
    expect(context().recent).toEqual([
      {
        slots: dancer,
        words: { subject: 'a dancer in {silk|linen}', mood: 'sacred awe' },
        text: 'a dancer in {silk|linen}, a mood of sacred awe',
      },
    ]);
    send({ type: 'prompt.cleared' });
    const [used] = context().recent;
    if (used) send({ type: 'recent.chosen', prompt: used });
    expect([context().slots, context().words.mood]).toEqual([dancer, 'sacred awe']);
  });

  it('begins with a template, draws other examples, and starts over', async () => {
    const { send, answer, context, read } = start();
    send({ type: 'template.chosen', id: 'awe', slots: dancer });
    expect([context().template, context().slots]).toEqual(['awe', dancer]);
    await answer(0);
    const before = context().reading?.examples;
    send({ type: 'seed.drawn' });
    expect(read.asked[1]?.seed).toBe(2);
    await answer(1);
    expect(context().reading?.examples.toSorted()).toEqual(before?.toSorted());
    send({ type: 'prompt.cleared' });
    expect([context().template, context().slots, context().words]).toEqual([null, {}, {}]);
    expect(context().past).toHaveLength(2);
  });
});
