import type { PromptSlots, RecentPrompt } from '@mirror-studio/domain/prompts';
import { isPromptEmpty, promptTemplates } from '@mirror-studio/domain/prompts';
import { improvePrompt, readPrompt, varyPrompt } from '@mirror-studio/domain/prompts/composer';
import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, system } from '../explore/interactions.ts';
import { promptStudioMachine, providePromptStudio } from './prompt-studio.machine.ts';
import { isNothingMissing, isRead } from './prompt-studio.setup.ts';
import type { PromptVersion } from './prompt-studio.types.ts';

const dancer: PromptSlots = {
  subject: { text: 'a dancer in {raw silk|old linen}' },
  style: { choice: 'film-still' },
  light: { choice: 'rim-light' },
  mood: { choice: 'quiet-melancholy' },
  exclude: { choice: 'watermark' },
};
const broken: PromptSlots = { subject: { text: 'a dancer in {raw silk|old linen' } };
const read = (slots: PromptSlots) => readPrompt(slots, 1, 'en');
const draftOf = (slots: PromptSlots): PromptVersion => ({
  slots,
  seed: 1,
  words: Object.fromEntries(Object.entries(read(slots).slots).map(([slot, { words }]) => [slot, words])),
});
const pears: RecentPrompt = {
  slots: { subject: { text: 'pears on linen' } },
  words: { subject: 'pears on linen' },
  text: 'pears on linen',
};
const busy = { status: 429, code: 'PROVIDER_RATE_LIMIT', message: 'OpenAI is busy.' };
const lamp = 'the light of one lamp';
const moon = 'cool moonlight';

const field = ['textbox', texts.field] as const;
const slotNamed = (slot: keyof PromptSlots) => new RegExp(`^${prompts[`slot_${slot}`]}[:,]`);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof promptStudioMachine> = {
  'slot.opened': ({ slot }) => button(slotNamed(slot))(),
  'slot.closed': () => ({ keyboard: [{ press: 'Escape' }], pointer: [{ away: 'pressed' }] }),
  'slot.typed': ({ words }) => ({
    keyboard: [{ tab: field }, { write: words }],
    pointer: [{ click: field }, { write: words }],
  }),
  'slot.filled': ({ value, words }) => ({
    keyboard: [
      { tab: field },
      { write: words },
      ...('choice' in value ? [{ press: 'ArrowDown' }] : []),
      { press: 'Enter' },
    ],
    pointer:
      'choice' in value
        ? [{ click: field }, { write: words }, { click: ['option', words] }]
        : [{ click: field }, { write: words }, { click: ['button', texts.useWords] }],
  }),
  'slot.cleared': button(texts.clear),
  'vary.requested': button(new RegExp(`^(${texts.vary}|${texts.draw})$`)),
  'improve.requested': button(texts.improve),
  'request.cancelled': button(common.cancel),
  'proposal.accepted': button(texts.improveUse),
  'proposal.dismissed': closed,
  'undo.requested': button(texts.undo),
  'redo.requested': button(texts.redo),
  'template.chosen': button(texts.template_portrait),
  'recent.chosen': ({ prompt }) => button(prompt.text)(),
  'prompt.cleared': button(texts.startOver),
  'seed.drawn': button(texts.drawAgain),
  'reading.retried': button(errors.action_retry),
  'ritual.begun': button(texts.ritual),
  'ritual.skipped': button(texts.ritualSkip),
  'ritual.returned': button(texts.ritualBack),
  'ritual.ended': button(texts.ritualEnd),
  'shoot.requested': ({ example }) =>
    button(example === 0 ? texts.begin : texts.shootThis.replace('{{number}}', String(example + 1)))(),
  'prompt.copied': button(new RegExp(`^(${clipboard.copy}|${clipboard.copied}|${clipboard.notCopied})`)),
  'language.changed': system('the settings'),
};

const [portrait] = promptTemplates;

/** What an exploration of the prompt studio sends, and what tells its states apart on screen. */
export const promptStudioFlow = defineFlow({
  name: 'prompt-studio',
  about:
    'A prompt as one sentence of slots, each filled where it stands by a choice or own words; varied, improved after a look at what changes, undone and done again, or asked for slot by slot. Nothing is replaced that cannot be brought back.',
  machine: promptStudioMachine,
  provide: providePromptStudio,
  inputs: {
    filled: { language: 'en', draft: draftOf(dancer), recent: [pears], template: portrait.id },
    empty: { language: 'en' },
    broken: { language: 'en', draft: draftOf(broken) },
    inRitual: { language: 'en', draft: draftOf(dancer), ritualSlot: 'light' },
  },
  events: [
    { type: 'slot.opened', slot: 'subject' },
    { type: 'slot.opened', slot: 'light' },
    { type: 'slot.closed' },
    { type: 'slot.typed', words: lamp },
    { type: 'slot.filled', slot: 'light', value: { choice: 'moonlight' }, words: moon },
    { type: 'slot.filled', slot: 'light', value: { text: lamp }, words: lamp },
    { type: 'slot.cleared', slot: 'light' },
    { type: 'vary.requested' },
    { type: 'improve.requested' },
    { type: 'request.cancelled' },
    { type: 'proposal.accepted' },
    { type: 'proposal.dismissed' },
    { type: 'undo.requested' },
    { type: 'redo.requested' },
    { type: 'template.chosen', id: portrait.id, slots: portrait.slots },
    { type: 'recent.chosen', prompt: pears },
    { type: 'prompt.cleared' },
    { type: 'seed.drawn' },
    { type: 'reading.retried' },
    { type: 'ritual.begun' },
    { type: 'ritual.skipped' },
    { type: 'ritual.returned' },
    { type: 'ritual.ended' },
    { type: 'shoot.requested', example: 0 },
    { type: 'shoot.requested', example: 1 },
    { type: 'prompt.copied' },
    { type: 'language.changed', language: 'en' },
    done('readPrompt', read(dancer)),
    done('readPrompt', read(broken)),
    failed('readPrompt', new Error('The module could not be fetched')),
    done('varyPrompt', { slots: varyPrompt(dancer, 1).slots }),
    done('varyPrompt', { slots: varyPrompt(dancer, 1).slots, refusal: busy }),
    failed('varyPrompt', new Error('The module could not be fetched')),
    done('improvePrompt', improvePrompt(dancer, 1, 'en')),
    done('improvePrompt', {
      slots: dancer,
      before: read(dancer).text,
      text: read(dancer).text,
      changes: [],
      model: 'The attic',
    }),
    done('improvePrompt', { ...improvePrompt(dancer, 1, 'en'), refusal: busy }),
    failed('improvePrompt', new Error('The module could not be fetched')),
  ],
  unseen: ['reading'],
  variantOf: ({ context, value: { desk, reading } }) => {
    if (desk === 'filling' || desk === 'ritual') return [context.slot];
    if (desk !== 'resting') return [];
    if (isPromptEmpty(context.slots)) return ['empty'];
    if (reading === 'failed') return ['unread'];
    if (!isRead(context)) return ['reading'];
    if (isNothingMissing(context)) return ['nothingMissing'];
    return [(context.reading?.faults.length ?? 0) > 0 ? 'faults' : 'read'];
  },
  hiddenClassOf: ({ context }) => [
    isPromptEmpty(context.slots) ? 'empty' : '',
    isRead(context) ? 'read' : '',
    context.past.length > 0 ? 'undo' : '',
    context.future.length > 0 ? 'redo' : '',
    context.recent.length > 0 ? 'recent' : '',
    context.typed === null ? '' : 'typed',
  ],
  interactions,
  inexactEvents: ['slot.filled', 'slot.cleared'],
  window: { heightPx: 1100 },
  shownBy: ['Components/PromptSentence', 'Components/PromptExamples', 'Pages/PromptStudio'],
});
