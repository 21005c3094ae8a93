import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError, offlineError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { promptEditorFlow } from './prompt-editor.flow.ts';
import { providePromptEditor } from './prompt-editor.machine.ts';
import type {
  DetailsAnswer,
  DetailsRequest,
  EditedPrompt,
  EditedVersion,
  PicturePage,
  PromptDetails,
  PromptDraft,
  PromptEditorEmitted,
  PromptEditorInput,
  ReadPrompt,
  SaveAnswer,
  SaveRequest,
  VersionPage,
} from './prompt-editor.types.ts';

const createdAt = '2026-11-21T10:00:00.000Z';
const version = (number: number, text: string): EditedVersion => ({
  id: `v${number}`,
  number,
  text,
  createdAt,
  pictures: 0,
});
const prompt = (newest: number, details: Partial<PromptDetails> = {}): EditedPrompt => ({
  id: 'p1',
  title: 'Salt',
  notes: '',
  tags: ['salt'],
  ...details,
  version: newest,
  updatedAt: createdAt,
});
const read: ReadPrompt = {
  prompt: prompt(2),
  versions: [version(2, 'two'), version(1, 'one')],
  nextCursor: null,
};
const kept = (number: number, text: string, details?: Partial<PromptDetails>): SaveAnswer => ({
  outcome: 'kept',
  prompt: prompt(number, details),
  version: version(number, text),
});
const conflict: SaveAnswer = { outcome: 'conflict', current: version(3, 'theirs') };
const file = { name: 'a.txt', type: 'text/plain', size: 1 } as File;

function start(input: PromptEditorInput = {}) {
  const [reads, saves, changes, forks, pictures, older, files] = [
    held<{ id: string }, ReadPrompt>(),
    held<SaveRequest, SaveAnswer>(),
    held<DetailsRequest, DetailsAnswer>(),
    held<{ id: string; versionId: string; idempotencyKey: string }, { id: string }>(),
    held<{ id: string; versionId: string | null; cursor: string | null }, PicturePage>(),
    held<{ id: string; cursor: string | null }, VersionPage>(),
    held<{ file: File }, { text: string; title?: string }>(),
  ];
  const clock = new SimulatedClock();
  let keys = 0;
  const machine = providePromptEditor({
    readPrompt: reads.effect,
    saveVersion: saves.effect,
    changeDetails: changes.effect,
    fork: forks.effect,
    listPictures: pictures.effect,
    listVersions: older.effect,
    readFile: files.effect,
    newKey: () => `key-${++keys}`,
  });
  const actor = createActor(machine, { input, clock });
  const emitted: PromptEditorEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const keeping = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'object' ? String(value.open?.keeping) : String(value);
  };
  return {
    actor,
    clock,
    emitted,
    keeping,
    reads,
    saves,
    changes,
    forks,
    pictures,
    older,
    files,
    context: () => actor.getSnapshot().context,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    pause: () => clock.increment(promptEditorLimits.autosaveMs),
  };
}

async function opened(draft?: PromptDraft, details?: Partial<PromptDetails>) {
  const flow = start({ id: 'p1', ...(draft && { draft }), ...(details && { details }) });
  await flow.reads.answer(0, read);
  return flow;
}

describe('a prompt that is there', () => {
  it('is read, and read again when that failed', async () => {
    const { reads, actor, keeping, context } = start({ id: 'p1' });
    await reads.fail(0, networkError());
    expect(keeping()).toBe('unread');
    actor.send({ type: 'read.retried' });
    await reads.answer(1, read);
    expect(keeping()).toBe('kept');
    expect(context()).toMatchObject({ text: 'two', title: 'Salt', tags: ['salt'], basedOn: 2 });
  });

  it('is saved when typing pauses, and says what it was based on', async () => {
    const { type, pause, saves, keeping, context, clock, emitted } = await opened();
    type('t');
    clock.increment(promptEditorLimits.autosaveMs - 1);
    type('three');
    clock.increment(promptEditorLimits.autosaveMs - 1);
    expect(saves.asked).toEqual([]);
    pause();
    expect(saves.asked).toMatchObject([{ id: 'p1', text: 'three', basedOn: 2 }]);
    await saves.answer(0, kept(3, 'three'));
    expect(keeping()).toBe('kept');
    expect(context()).toMatchObject({ basedOn: 3, savedAt: createdAt });
    expect(context().versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(emitted).toEqual([{ type: 'prompts.outdated' }]);
  });

  it('keeps what is typed while another text is on its way', async () => {
    const { type, pause, saves, keeping, context } = await opened();
    type('three');
    pause();
    type('three and more');
    await saves.answer(0, kept(3, 'three'));
    expect(keeping()).toBe('waiting');
    expect(context().text).toBe('three and more');
    pause();
    expect(saves.asked[1]).toMatchObject({ text: 'three and more', basedOn: 3 });
  });

  it('is not saved when the text is again what is kept', async () => {
    const { type, pause, saves, keeping } = await opened();
    type('three');
    type('two');
    expect(keeping()).toBe('kept');
    pause();
    expect(saves.asked).toEqual([]);
  });

  it.each([networkError(), offlineError(), new ApiError({ status: 429, code: 'RATE_LIMITED', message: '' })])(
    'keeps the text and tries again by itself: %s',
    async (error) => {
      const { type, pause, saves, keeping, context, clock } = await opened();
      type('three');
      pause();
      await saves.fail(0, error);
      expect(keeping()).toBe('unsaved');
      expect(context().text).toBe('three');
      clock.increment(promptEditorLimits.retryMs);
      expect(saves.asked[1]).toMatchObject({ text: 'three', basedOn: 2 });
      await saves.answer(1, kept(3, 'three'));
      expect(keeping()).toBe('kept');
      expect(context().failure).toBeNull();
    },
  );

  it('waits for its person after a clear no, and becomes a new prompt when it is gone', async () => {
    const { type, pause, saves, keeping, context, clock, actor, emitted } = await opened();
    type('three');
    pause();
    await saves.fail(0, new ApiError({ status: 404, code: 'NOT_FOUND', message: '' }));
    expect(keeping()).toBe('refused');
    clock.increment(promptEditorLimits.retryMs * 10);
    expect(saves.asked).toHaveLength(1);
    actor.send({ type: 'copy.requested' });
    expect(saves.asked[1]).toMatchObject({ id: null, text: 'three', basedOn: 0, details: { title: 'Salt' } });
    await saves.answer(1, kept(1, 'three'));
    expect(context().versions).toHaveLength(1);
    expect(emitted[0]).toEqual({ type: 'prompt.created', id: 'p1' });
  });

  it('has everything that was typed where there is no room for it, and sends it when asked again', async () => {
    const { type, pause, saves, keeping, context, actor } = await opened();
    type('three');
    pause();
    await saves.fail(0, new ApiError({ status: 403, code: 'STORAGE_FULL', message: 'No room' }));
    expect(keeping()).toBe('refused');
    expect(context()).toMatchObject({ text: 'three', failure: { code: 'STORAGE_FULL', message: 'No room' } });
    actor.send({ type: 'save.requested' });
    expect(saves.asked[1]).toMatchObject({ text: 'three', basedOn: 2 });
  });

  it('saves its details by themselves, and not again because the server wrote them otherwise', async () => {
    const { actor, pause, saves, changes, keeping, context } = await opened();
    actor.send({ type: 'details.changed', change: { tags: ['#Film'] } });
    pause();
    expect(changes.asked).toEqual([{ id: 'p1', details: { tags: ['#Film'] }, from: { tags: ['salt'] } }]);
    await changes.answer(0, { outcome: 'kept', prompt: prompt(2, { tags: ['film'] }) });
    expect(keeping()).toBe('kept');
    expect(context().tags).toEqual(['#Film']);
    expect(saves.asked).toEqual([]);
  });

  it('takes over what only another changed of them, and what is typed meanwhile stays', async () => {
    const { actor, pause, changes, context } = await opened();
    const type = (change: Partial<PromptDetails>) => actor.send({ type: 'details.changed', change });
    type({ title: 'Mine' });
    pause();
    type({ notes: 'typed meanwhile' });
    await changes.answer(0, {
      outcome: 'kept',
      prompt: prompt(2, { title: 'Mine', notes: 'theirs', tags: ['theirs'] }),
    });
    expect(context()).toMatchObject({ title: 'Mine', notes: 'typed meanwhile', tags: ['theirs'] });
    pause();
    expect(changes.asked[1]?.details).toEqual({ notes: 'typed meanwhile' });
  });

  it('saves text and details one after the other', async () => {
    const { actor, type, pause, saves, changes, keeping } = await opened();
    type('three');
    actor.send({ type: 'details.changed', change: { notes: 'for Mara' } });
    pause();
    await saves.answer(0, kept(3, 'three'));
    expect(keeping()).toBe('waiting');
    pause();
    expect(changes.asked[0]?.details.notes).toBe('for Mara');
    await changes.answer(0, { outcome: 'kept', prompt: prompt(3, { notes: 'for Mara' }) });
    expect(keeping()).toBe('kept');
  });

  it('saves nothing without words, nor what is too long, and keeps it', async () => {
    const { type, pause, saves, keeping, context } = await opened();
    type(' ');
    expect(keeping()).toBe('wordless');
    const long = 'x'.repeat(promptLimits.templateCharacters + 1);
    type(long);
    expect(keeping()).toBe('tooLong');
    pause();
    expect(saves.asked).toEqual([]);
    expect(context().text).toBe(long);
    type(long.slice(1));
    expect(keeping()).toBe('waiting');
  });
});

describe('two who write at once', () => {
  async function conflicted() {
    const flow = await opened();
    flow.type('mine');
    flow.pause();
    await flow.saves.answer(0, conflict);
    return flow;
  }

  it('are both shown, and mine can be written on', async () => {
    const { keeping, context, type, pause, saves } = await conflicted();
    expect(keeping()).toBe('conflict');
    expect(context()).toMatchObject({ text: 'mine', theirs: { text: 'theirs' } });
    type('mine and more');
    pause();
    expect(saves.asked).toHaveLength(1);
    expect(keeping()).toBe('conflict');
  });

  it('keep mine over theirs, which is the version before', async () => {
    const { actor, saves, context, keeping } = await conflicted();
    actor.send({ type: 'mine.chosen' });
    expect(saves.asked[1]).toMatchObject({ text: 'mine', basedOn: 3 });
    await saves.answer(1, kept(4, 'mine'));
    expect(keeping()).toBe('kept');
    expect(context().versions.map(({ text }) => text)).toEqual(['mine', 'theirs', 'two', 'one']);
  });

  it('keep theirs over mine, which is the version before', async () => {
    const { actor, saves, context, keeping } = await conflicted();
    actor.send({ type: 'theirs.chosen' });
    expect(saves.asked[1]).toMatchObject({ text: 'mine', basedOn: 3 });
    await saves.answer(1, kept(4, 'mine'));
    expect(saves.asked[2]).toMatchObject({ text: 'theirs', basedOn: 4 });
    await saves.answer(2, kept(5, 'theirs'));
    expect(keeping()).toBe('kept');
    expect(context().text).toBe('theirs');
    expect(context().versions.map(({ text }) => text)).toEqual(['theirs', 'mine', 'theirs', 'two', 'one']);
  });

  it('keep theirs alone where mine has no words', async () => {
    const { actor, type, saves, context, keeping } = await conflicted();
    type('');
    actor.send({ type: 'theirs.chosen' });
    expect(keeping()).toBe('kept');
    expect(context()).toMatchObject({ text: 'theirs', basedOn: 3 });
    expect(saves.asked).toHaveLength(1);
  });

  it('meet again while the choice is on its way', async () => {
    const { actor, saves, context, keeping } = await conflicted();
    actor.send({ type: 'mine.chosen' });
    await saves.answer(1, { outcome: 'conflict', current: version(4, 'theirs again') });
    expect(keeping()).toBe('conflict');
    expect(context()).toMatchObject({ text: 'mine', theirs: { number: 4 } });
  });
});

describe('two who change the same details', () => {
  const theirs = prompt(2, { title: 'Theirs', notes: 'their notes', tags: ['theirs'] });
  async function conflicted() {
    const flow = await opened();
    flow.actor.send({ type: 'details.changed', change: { title: 'Mine', notes: 'my notes' } });
    flow.pause();
    await flow.changes.answer(0, { outcome: 'conflict', current: theirs, fields: ['title', 'notes'] });
    return flow;
  }

  it('are both shown, and mine can be written on', async () => {
    const { keeping, context, actor, pause, changes } = await conflicted();
    expect(changes.asked[0]).toEqual({
      id: 'p1',
      details: { title: 'Mine', notes: 'my notes' },
      from: { title: 'Salt', notes: '' },
    });
    actor.send({ type: 'details.changed', change: { title: 'Mine, still' } });
    pause();
    expect([keeping(), changes.asked.length]).toEqual(['conflict', 1]);
    expect(context()).toMatchObject({
      title: 'Mine, still',
      otherDetails: { prompt: { title: 'Theirs' }, fields: ['title', 'notes'] },
    });
  });

  it.each([
    ['mine.chosen', { title: 'Mine', notes: 'my notes\n\nTheirs\n\ntheir notes' }, 'notes title'],
    ['theirs.chosen', { title: 'Theirs', notes: 'their notes\n\nMine\n\nmy notes' }, 'notes'],
  ] as const)('lose neither with %s: the other goes to the notes', async (type, after, sent) => {
    const { actor, changes, context, keeping } = await conflicted();
    actor.send({ type });
    expect(context()).toMatchObject({ ...after, tags: ['theirs'], otherDetails: null });
    const asked = changes.asked[1];
    expect(
      Object.keys(asked?.details ?? {})
        .toSorted()
        .join(' '),
    ).toBe(sent);
    expect(asked?.from.notes).toBe('their notes');
    await changes.answer(1, { outcome: 'kept', prompt: prompt(2, { ...theirs, ...after }) });
    expect([keeping(), context().notes]).toEqual(['kept', after.notes]);
  });

  it('say nothing twice, and meet again', async () => {
    const { actor, changes, context, keeping } = await conflicted();
    actor.send({ type: 'details.changed', change: { title: 'Theirs', notes: 'their notes and mine' } });
    actor.send({ type: 'mine.chosen' });
    expect(context().notes).toBe('their notes and mine\n\nTheirs');
    const again = { ...theirs, notes: 'a third' };
    await changes.answer(1, { outcome: 'conflict', current: again, fields: ['notes'] });
    expect([keeping(), context().otherDetails?.fields]).toEqual(['conflict', ['notes']]);
  });

  it('meet also when what was left in the tab was made from something else', async () => {
    const { reads, pause, changes } = start({
      id: 'p1',
      details: { title: 'Left' },
      from: { title: 'Before' },
    });
    await reads.answer(0, read);
    pause();
    expect(changes.asked[0]).toMatchObject({ details: { title: 'Left' }, from: { title: 'Before' } });
  });
});

describe('another text in its place', () => {
  it('is a version, once what was typed is kept', async () => {
    const { type, actor, saves, context, keeping } = await opened();
    type('three');
    actor.send({ type: 'version.restored', number: 1 });
    expect(context().text).toBe('three');
    await saves.answer(0, kept(3, 'three'));
    expect(saves.asked[1]).toMatchObject({ text: 'one', basedOn: 3 });
    await saves.answer(1, kept(4, 'one'));
    expect(keeping()).toBe('kept');
    expect(context().versions.map(({ text }) => text)).toEqual(['one', 'three', 'two', 'one']);
  });

  it('is a version at once where all is kept, and goes back to the text', async () => {
    const { actor, saves, context } = await opened();
    actor.send({ type: 'version.shown', number: 1 });
    actor.send({ type: 'version.restored', number: 1 });
    expect(context()).toMatchObject({ text: 'one', shown: null });
    expect(saves.asked).toMatchObject([{ text: 'one', basedOn: 2 }]);
  });

  it('does not come over what is typed meanwhile', async () => {
    const { type, actor, saves, context, keeping } = await opened();
    type('three');
    actor.send({ type: 'version.restored', number: 1 });
    type('three and more');
    await saves.answer(0, kept(3, 'three'));
    expect(context().text).toBe('three and more');
    expect(keeping()).toBe('waiting');
  });

  it('comes from a file, with what else that says', async () => {
    const { actor, files, saves, context, emitted, keeping } = await opened();
    actor.send({ type: 'file.chosen', file });
    expect(files.asked).toEqual([{ file }]);
    await files.answer(0, { text: 'from a file', title: 'Its title' });
    expect(saves.asked).toMatchObject([{ text: 'from a file', basedOn: 2 }]);
    expect(context().title).toBe('Its title');
    await saves.answer(0, kept(3, 'from a file'));
    actor.send({ type: 'details.changed', change: { title: 'Salt' } });
    expect(keeping()).toBe('kept');
    actor.send({ type: 'file.chosen', file });
    await files.fail(1, new Error('Not text'));
    expect(keeping()).toBe('kept');
    expect(emitted.at(-1)).toMatchObject({ notice: { title: { key: 'promptFileFailedTitle' } } });
  });

  it('is no worse for what reads files being out of reach, and says that it is that', async () => {
    const { actor, files, emitted, keeping, clock } = await opened();
    actor.send({ type: 'file.chosen', file });
    await files.fail(0, networkError());
    expect(keeping()).toBe('kept');
    expect(emitted.at(-1)).toMatchObject({ notice: { title: { key: 'promptFileUnreadTitle' } } });
    actor.send({ type: 'file.chosen', file });
    clock.increment(requestLimits.answerMs);
    expect(keeping()).toBe('kept');
    expect(emitted).toHaveLength(2);
    expect(emitted.at(-1)).toMatchObject({ notice: { title: { key: 'promptFileUnreadTitle' } } });
  });

  it('goes into a file as it is typed', async () => {
    const { actor, type, emitted } = await opened();
    type('three');
    actor.send({ type: 'file.requested', format: 'text' });
    expect(emitted).toEqual([
      {
        type: 'file.made',
        file: { name: 'Salt.txt', type: 'text/plain;charset=utf-8', content: 'three\n' },
      },
    ]);
  });
});

describe('a new prompt', () => {
  it('is made by its first words, once, and has its address then', async () => {
    const { type, pause, saves, keeping, emitted, context, clock } = start();
    expect(keeping()).toBe('wordless');
    type('one');
    pause();
    expect(saves.asked).toMatchObject([{ id: null, text: 'one', idempotencyKey: 'key-1' }]);
    await saves.fail(0, networkError());
    clock.increment(promptEditorLimits.retryMs);
    expect(saves.asked[1]).toMatchObject({ id: null, idempotencyKey: 'key-1' });
    await saves.answer(1, kept(1, 'one'));
    expect(emitted).toEqual([{ type: 'prompt.created', id: 'p1' }, { type: 'prompts.outdated' }]);
    expect(context()).toMatchObject({ id: 'p1', basedOn: 1 });
    expect(keeping()).toBe('kept');
  });

  it('asks what became of a lost answer, and keeps what was typed since as the next version', async () => {
    const { type, pause, saves, keeping, clock } = start();
    type('one');
    pause();
    await saves.fail(0, networkError());
    type('one and more');
    clock.increment(promptEditorLimits.retryMs);
    expect(saves.asked[1]).toMatchObject({ id: null, text: 'one', idempotencyKey: 'key-1' });
    await saves.answer(1, kept(1, 'one'));
    expect(keeping()).toBe('waiting');
    pause();
    expect(saves.asked[2]).toMatchObject({ id: 'p1', text: 'one and more', basedOn: 1 });
  });

  it('is another one after a clear no', async () => {
    const { actor, type, pause, saves, keeping } = start();
    type('one');
    pause();
    await saves.fail(0, new ApiError({ status: 400, code: 'INPUT_INVALID', message: '' }));
    expect(keeping()).toBe('refused');
    type('two');
    actor.send({ type: 'save.requested' });
    expect(saves.asked[1]).toMatchObject({ id: null, text: 'two', idempotencyKey: 'key-2' });
  });

  it('begins with what it is given', () => {
    expect(start({ draft: { text: 'given', basedOn: 0 } }).keeping()).toBe('waiting');
  });
});

describe('what was left unkept', () => {
  it('stands in the text again and is based on what it was based on', async () => {
    const { context, pause, saves, keeping } = await opened({ text: 'mine', basedOn: 1 });
    expect(context()).toMatchObject({ text: 'mine', basedOn: 1 });
    pause();
    expect(saves.asked).toMatchObject([{ text: 'mine', basedOn: 1 }]);
    await saves.answer(0, conflict);
    expect(keeping()).toBe('conflict');
  });

  it('is of the details too, of a prompt that is there and of a new one', async () => {
    const { context, pause, changes, saves } = await opened(undefined, { notes: 'left', tags: ['film'] });
    expect(context()).toMatchObject({ text: 'two', title: 'Salt', notes: 'left', tags: ['film'] });
    pause();
    expect(saves.asked).toEqual([]);
    expect(changes.asked).toEqual([
      { id: 'p1', details: { notes: 'left', tags: ['film'] }, from: { notes: '', tags: ['salt'] } },
    ]);
    expect(start({ details: { title: 'Left' } }).context()).toMatchObject({ title: 'Left', text: '' });
  });

  it('is no draft where it was kept all the same', async () => {
    const { context, keeping } = await opened({ text: 'two', basedOn: 1 });
    expect(keeping()).toBe('kept');
    expect(context().basedOn).toBe(2);
  });
});

describe('a fork', () => {
  it('is of the version that is looked at, else of the newest, each with a key of its own', async () => {
    const { actor, forks, emitted } = await opened();
    actor.send({ type: 'fork.requested' });
    await forks.answer(0, { id: 'p2' });
    expect(emitted).toEqual([{ type: 'prompt.forked', id: 'p2' }, { type: 'prompts.outdated' }]);
    actor.send({ type: 'version.shown', number: 1 });
    actor.send({ type: 'fork.requested' });
    await forks.fail(1, networkError());
    expect(forks.asked).toEqual([
      { id: 'p1', versionId: 'v2', idempotencyKey: 'key-1' },
      { id: 'p1', versionId: 'v1', idempotencyKey: 'key-2' },
    ]);
    expect(emitted.at(-1)).toMatchObject({ notice: { title: { key: 'promptForkFailed' } } });
  });
});

describe('beside the text', () => {
  const page = (id: string, nextCursor: string | null): PicturePage => ({
    items: [{ id, type: 'image', url: '', prompt: '', model: '', project: null, createdAt }],
    nextCursor,
  });

  it('are the pictures of all versions, then of the one that is looked at, and more of them', async () => {
    const { actor, pictures, context } = await opened();
    await pictures.answer(0, page('a', 'next'));
    actor.send({ type: 'pictures.asked' });
    await pictures.answer(1, page('b', null));
    expect(context().pictures?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    actor.send({ type: 'version.shown', number: 1 });
    expect(context().pictures).toBeNull();
    await pictures.fail(2, networkError());
    actor.send({ type: 'beside.retried' });
    await pictures.answer(3, page('c', null));
    expect(pictures.asked).toEqual([
      { id: 'p1', versionId: null, cursor: null },
      { id: 'p1', versionId: null, cursor: 'next' },
      { id: 'p1', versionId: 'v1', cursor: null },
      { id: 'p1', versionId: 'v1', cursor: null },
    ]);
  });

  it('are older versions, each once', async () => {
    const { reads, actor, older, pictures, context } = start({ id: 'p1' });
    await reads.answer(0, { ...read, nextCursor: 'older' });
    await pictures.answer(0, page('a', null));
    actor.send({ type: 'versions.asked' });
    expect(older.asked).toEqual([{ id: 'p1', cursor: 'older' }]);
    await older.answer(0, { versions: [version(1, 'one'), version(0, 'zero')], nextCursor: null });
    expect(context().versions.map(({ number }) => number)).toEqual([2, 1, 0]);
    expect(context().nextVersions).toBeNull();
  });
});

it('is covered', () =>
  expectCovered(promptEditorFlow, {
    open: 'open',
    pending:
      'reading open.keeping.savingText open.keeping.savingDetails open.keeping.forking open.keeping.readingFile',
    restorable: 'open.keeping.kept open.keeping.wordless open.keeping.waiting open.keeping.unsaved',
    unkept:
      'open.keeping.tooLong open.keeping.waiting open.keeping.savingText open.keeping.savingDetails open.keeping.unsaved open.keeping.refused open.keeping.conflict',
  }));
