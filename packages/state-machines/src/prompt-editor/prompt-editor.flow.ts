import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions } from '../explore/interactions.ts';
import type { Device, Move } from '../explore/moves.ts';
import { promptEditorMachine, providePromptEditor } from './prompt-editor.machine.ts';
import type { EditedPrompt, EditedVersion } from './prompt-editor.types.ts';

const words = 'A dancer in {silk|linen} at __light__';
const createdAt = '2026-11-21T10:00:00.000Z';

const version = (number: number, text: string): EditedVersion => ({
  id: `v${number}`,
  number,
  text,
  createdAt,
  pictures: number === 1 ? 1 : 0,
});
const prompt = (newest: number): EditedPrompt => ({
  id: 'p1',
  title: 'Salt flats',
  notes: '',
  tags: ['salt'],
  version: newest,
  updatedAt: createdAt,
});
const versions = [version(2, words), version(1, 'A dancer at first light')];
const picture = {
  id: 'picture-1',
  type: 'image',
  url: '/media/1.png',
  prompt: 'A dancer in silk at first light',
  model: 'Sample renderer',
  project: null,
  createdAt,
} as const;
const kept = (number: number, text: string) =>
  ({ outcome: 'kept', prompt: prompt(number), version: version(number, text) }) as const;

const notFound = new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
const refusal = new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'Not this one' });
/** It comes from a file, or was left so: nobody types it. */
const tooLong = 'salt '.repeat(promptLimits.templateCharacters / 5 + 1);
// Not read by anything: only its name, type and size are.
const file = { name: 'prompt.txt', type: 'text/plain', size: 12 } as File;

const retries = new RegExp(`^(${texts.saveNow}|${common.retry})$`);
const versionName = (number: number | null) =>
  number === null ? new RegExp(`^${texts.now}`) : new RegExp(`^${number}\\b`);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof promptEditorMachine> = {
  'read.retried': button(errors.action_retry),
  'text.changed': ({ text }) => field(texts.text, text),
  'details.changed': ({ change }) => field(texts.title, change.title ?? ''),
  'save.requested': button(retries),
  'copy.requested': button(texts.saveAsNew),
  'mine.chosen': button(texts.keepMine),
  'theirs.chosen': button(texts.keepTheirs),
  'version.shown': ({ number }) => ({
    keyboard: [{ rove: ['radio', versionName(number)] }],
    pointer: [{ click: ['radio', versionName(number)] }],
  }),
  'version.restored': button(texts.restore),
  'versions.asked': button(texts.olderVersions),
  'pictures.asked': button(texts.morePictures),
  'beside.retried': button(common.retry),
  'fork.requested': button(texts.fork),
  'file.chosen': ({ file: { name, size } }) => {
    const chosen = (by: Device): Move[] => [
      { choose: ['button', texts.import], by, file: { name, bytes: size } },
    ];
    return { keyboard: chosen('keyboard'), pointer: chosen('pointer') };
  },
  'file.requested': ({ format }) => button(format === 'text' ? texts.exportText : texts.exportJson)(),
};

/** What an exploration of the editor sends, and what tells its states apart on screen. */
export const promptEditorFlow = defineFlow({
  name: 'prompt-editor',
  about:
    'One prompt as a document with versions. What is typed is kept by itself and again when that failed; of two texts that were written at once neither is lost; a version is restored without losing the text.',
  machine: promptEditorMachine,
  provide: providePromptEditor,
  inputs: {
    empty: {},
    existing: { id: 'p1' },
    leftTooLong: { id: 'p1', draft: { text: tooLong, basedOn: 2 } },
  },
  events: [
    { type: 'read.retried' },
    { type: 'text.changed', text: 'A harbour at night' },
    { type: 'text.changed', text: '' },
    { type: 'details.changed', change: { title: 'Harbour' } },
    { type: 'save.requested' },
    { type: 'copy.requested' },
    { type: 'mine.chosen' },
    { type: 'theirs.chosen' },
    { type: 'version.shown', number: 1 },
    { type: 'version.shown', number: null },
    { type: 'version.restored', number: 1 },
    { type: 'versions.asked' },
    { type: 'pictures.asked' },
    { type: 'beside.retried' },
    { type: 'fork.requested' },
    { type: 'file.chosen', file },
    { type: 'file.requested', format: 'text' },
    { type: 'file.requested', format: 'json' },
    done('readPrompt', { prompt: prompt(2), versions, nextCursor: 'older' }),
    failed('readPrompt', notFound),
    failed('readPrompt', networkError()),
    done('saveVersion', kept(3, 'A harbour at night')),
    done('saveVersion', { outcome: 'conflict', current: version(3, 'A lighthouse in fog') }),
    failed('saveVersion', refusal),
    failed('saveVersion', notFound),
    failed('saveVersion', networkError()),
    done('changeDetails', { outcome: 'kept', prompt: prompt(2) }),
    done('changeDetails', {
      outcome: 'conflict',
      current: { ...prompt(2), title: 'Lighthouse' },
      fields: ['title'],
    }),
    failed('changeDetails', refusal),
    failed('changeDetails', networkError()),
    done('fork', { id: 'p2' }),
    failed('fork', networkError()),
    done('readBeside', { items: [picture], nextCursor: 'more' }),
    failed('readBeside', networkError()),
    done('readFile', { text: 'A quiet room' }),
    done('readFile', { text: tooLong }),
    failed('readFile', new Error('Not text')),
  ],
  unseen: ['beside'],
  variantOf: (snapshot) => {
    const { context } = snapshot;
    const isStill = snapshot.matches({ open: { keeping: 'kept' } });
    return [
      context.failure?.code === 'NOT_FOUND' &&
      (snapshot.matches('unread') || snapshot.matches({ open: { keeping: 'refused' } }))
        ? 'notFound'
        : '',
      context.otherDetails === null ? '' : 'ofDetails',
      isStill && context.shown !== null ? 'looking' : '',
      isStill && snapshot.matches({ open: { beside: 'failed' } }) ? 'picturesFailed' : '',
      isStill && snapshot.matches({ open: { beside: 'reading' } }) ? 'picturesComing' : '',
    ];
  },
  hiddenClassOf: ({ context: { id, next, shown, text, kept: before }, value }) => [
    id === null ? 'new' : '',
    next === null ? '' : 'next',
    shown === null ? '' : 'looking',
    text === before.text ? '' : text.length > promptLimits.templateCharacters ? 'long' : 'other',
    // Where all is kept; elsewhere what stands beside the text changes nothing that can happen to it.
    typeof value === 'object' && value.open?.keeping === 'kept' ? String(value.open.beside) : '',
  ],
  interactions,
  inexactEvents: ['file.chosen', 'version.shown'],
  window: { heightPx: 1000 },
  shownBy: ['Components/PromptDocument'],
});
