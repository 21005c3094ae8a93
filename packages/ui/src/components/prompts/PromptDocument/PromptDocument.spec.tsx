import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { promptDocument as texts } from '@mirror-studio/domain/texts/en/promptDocument';
import { byRole, callback, documented, look, part, state } from '../../../../test/composition/row.ts';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { promptEditorTester } from '../PromptEditor/PromptEditor.spec.tsx';
import { type DocumentVersion, PromptDocument, type PromptDocumentProps } from './index.ts';

const lists = { light: ['first light', 'a north window'], lens: ['85 mm', '35 mm'] };
const words = [
  'A dancer in raw {silk|linen} on the salt flats at __light__, long shadow, wind from the left, __lens__, quiet',
  'A dancer in raw {silk|linen} on the salt flats at __light__, long shadow, wind from the left, 85 mm',
  'A dancer in raw silk on the salt flats at first light, long shadow, wind from the left, 85 mm',
  'A dancer on the salt flats at first light, long shadow',
  'A dancer on the salt flats',
];
const versions: DocumentVersion[] = words.map((text, at) => ({
  id: `v${words.length - at}`,
  number: words.length - at,
  text,
  createdAt: new Date(Date.UTC(2026, 10, 21, 9, 58 - at * 17)).toISOString(),
  pictures: at === 1 ? 4 : at === 3 ? 1 : 0,
}));

const manyVersions = (count: number): DocumentVersion[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `v${count - at}`,
    number: count - at,
    text: words[at % words.length] ?? '',
    createdAt: new Date(Date.UTC(2026, 10, 21, 9, 58 - at * 17)).toISOString(),
    pictures: at % 3 === 0 ? 12 : 0,
  }));

const document: PromptDocumentProps = {
  text: words[0] ?? '',
  onTextChange: nothing,
  lists,
  title: 'Salt flats',
  onTitleChange: nothing,
  notes: 'For Mara. The wind decides the cloth; keep the horizon low.',
  onNotesChange: nothing,
  tags: ['salt', 'dance'],
  onTagsChange: nothing,
  keeping: 'kept',
  onSave: nothing,
  onCopy: nothing,
  versions,
  onShow: nothing,
  onRestore: nothing,
  onKeepMine: nothing,
  onKeepTheirs: nothing,
  pictures: { state: 'full', items: galleryItems },
  onFork: nothing,
  onExport: nothing,
  onImport: nothing,
  onShoot: nothing,
};
const typed = `${words[0]}, and a red thread`;
const unkept = { ...document, text: typed };

/** `<PromptDocument {...promptDocumentStates.kept} />` */
export const promptDocumentStates = statesOf<PromptDocumentProps>()({
  kept: document,
  new: {
    ...document,
    text: '',
    title: '',
    notes: '',
    tags: [],
    keeping: 'wordless',
    versions: [],
    pictures: { state: 'full', items: [] },
    onFork: undefined,
    onShoot: undefined,
  },
  saved: { ...document, savedAt: versions[0]?.createdAt ?? null },
  waiting: { ...unkept, keeping: 'waiting' },
  saving: { ...unkept, keeping: 'saving', onRestore: undefined },
  unsaved: { ...unkept, keeping: 'unsaved', failure: 'The connection was lost.' },
  refused: { ...unkept, keeping: 'refused', failure: 'You have made too many prompts.' },
  signedOut: { ...unkept, keeping: 'signedOut' },
  gone: { ...unkept, keeping: 'gone' },
  looking: { ...document, shown: 3, pictures: { state: 'full', items: [] } },
  conflict: {
    ...unkept,
    theirs: {
      id: 'v6',
      number: 6,
      text: `${words[1]}, Portra tones`,
      createdAt: versions[0]?.createdAt ?? '',
      pictures: 0,
    },
  },
  detailsConflict: {
    ...document,
    keeping: 'waiting',
    otherDetails: { title: 'Salt flats, for the exhibition', tags: ['salt', 'exhibition'] },
  },
  forked: {
    ...document,
    forkedFrom: { title: 'Mud flats', author: 'Mara Lindqvist', href: '/library?work=w1' },
  },
  forkedFromWithdrawn: { ...document, forkedFrom: { title: null, author: 'Mara Lindqvist' } },
  picturesComing: { ...document, pictures: { state: 'loading', items: [] } },
  published: { ...document, onPublish: nothing, isPublished: true },
  picturesFailed: { ...document, pictures: { state: 'failed', items: [], onRetry: nothing } },
  loading: { ...document, isLoading: true },
  farTooMany: {
    ...document,
    title:
      'A title that somebody took for the place to write the whole description of the picture that came of it',
    text: Array.from({ length: 30 }, () => words[0]).join('\n\n'),
    versions: Array.from({ length: 120 }, (_, at) => ({
      id: `v${120 - at}`,
      number: 120 - at,
      text: words[at % words.length] ?? '',
      createdAt: new Date(Date.UTC(2026, 10, 21, 9, 58 - at * 17)).toISOString(),
      pictures: at % 3 === 0 ? 1_000 : 0,
    })),
    onOlder: nothing,
    tags: Array.from({ length: 20 }, (_, at) => `tag ${at + 1}`),
    pictures: {
      state: 'full',
      items: Array.from({ length: 5 }, (_, round) =>
        galleryItems.map((item) => ({ ...item, id: `${item.id} ${round}` })),
      ).flat(),
      onMore: nothing,
    },
  },
  /** Made when it is asked for: it is large. */
  get longHistory(): PromptDocumentProps {
    return { ...document, versions: manyVersions(libraryLimits.versions) };
  },
});

/** PromptDocument: writes the text and the title, goes over the versions, chooses between two texts. */
export function promptDocumentTester(tools: Tools) {
  const t = textsOf(tools, 'promptDocument', texts);
  const { press, fill } = stepsOf(tools);
  const { screen, user } = tools;
  return {
    /** Types in place of the text. */
    type: async (text: string) => promptEditorTester(tools, t.text).type(text),
    text: () => promptEditorTester(tools, t.text).value(),
    /** Types in place of the title. */
    typeTitle: async (title: string) => fill(screen.getByRole('textbox', { name: t.title }), title),
    /** Looks at a version by its number, or at the text again. */
    show: async (number: number | null) => {
      const name = number === null ? new RegExp(`^${t.now}`) : new RegExp(`^${number}\\b`);
      // In a long history they are the options of a list.
      await user.click(screen.queryByRole('radio', { name }) ?? screen.getByRole('option', { name }));
    },
    restore: async () => press(t.restore),
    save: async () => press(t.saveNow),
    fork: async () => press(t.fork),
    keepMine: async () => press(t.keepMine),
    keepTheirs: async () => press(t.keepTheirs),
    exportText: async () => press(t.exportText),
    exportJson: async () => press(t.exportJson),
  };
}

const states = promptDocumentStates;

export default {
  PromptDocument: (): Spec<PromptDocumentProps> => ({
    states: promptDocumentStates,
    largeData: {
      Component: () => <PromptDocument {...promptDocumentStates.longHistory} />,
      list: texts.versions,
      role: 'listbox',
      row: '[role="option"]',
    },
    tester: promptDocumentTester,
    uses: [
      { in: states.kept, calls: 'onTextChange', by: (tools) => promptDocumentTester(tools).type('a') },
      { in: states.kept, calls: 'onShow', by: (tools) => promptDocumentTester(tools).show(3) },
      { in: states.kept, calls: 'onFork', by: (tools) => promptDocumentTester(tools).fork() },
      { in: states.kept, calls: 'onExport', by: (tools) => promptDocumentTester(tools).exportJson() },
      { in: states.waiting, calls: 'onSave', by: (tools) => promptDocumentTester(tools).save() },
      { in: states.looking, calls: 'onRestore', by: (tools) => promptDocumentTester(tools).restore() },
      { in: states.conflict, calls: 'onKeepMine', by: (tools) => promptDocumentTester(tools).keepMine() },
      { in: states.conflict, calls: 'onKeepTheirs', by: (tools) => promptDocumentTester(tools).keepTheirs() },
      { in: states.kept, reads: (tools) => promptDocumentTester(tools).text(), is: words[0] },
    ],
    composition: {
      cases: {
        lists: state,
        isLoading: state,
        untitled: part(({ screen }) => screen.queryByRole('heading', { name: 'Salt, from its words' }), {
          title: '',
          untitled: 'Salt, from its words',
        }),
        savedAt: state,
        failure: state,
        shown: part(({ screen }) => screen.queryByRole('button', { name: texts.restore }), { shown: 3 }),
        onRestore: documented('restores the version that is looked at'),
        onOlder: byRole('button', texts.olderVersions, { onOlder: nothing }),
        isLoadingOlder: look,
        otherDetails: byRole('button', texts.keepTheirs, { otherDetails: { title: 'Mud flats' } }),
        theirs: byRole('button', texts.keepTheirs, { theirs: states.conflict.theirs ?? null }),
        forkedFrom: state,
        onFork: callback,
        isForking: look,
        onImport: callback,
        onPublish: byRole('button', texts.publish, { onPublish: nothing }),
        isPublished: part(({ screen }) => screen.queryByRole('button', { name: texts.published }), {
          onPublish: nothing,
          isPublished: true,
        }),
        onShoot: byRole('button', texts.beginShoot),
      },
    },
    keys: {
      draw: (report) => <PromptDocument {...document} title="" onShow={(number) => report(String(number))} />,
      rows: [
        {
          keys: ['↑', '↓'],
          does: 'On the timeline: looks at the version before or after.',
          first: '{Tab}{Tab}{Tab}',
          press: '{ArrowDown}',
          sees: reported('5'),
        },
      ],
    },
  }),
};
