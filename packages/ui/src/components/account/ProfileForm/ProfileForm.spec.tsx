import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { ownProfile as texts } from '@mirror-studio/domain/texts/en/ownProfile';
import { byRole, callback, documented, state } from '../../../../test/composition/row.ts';
import { sends } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { longProfile, maraProfile } from '../../../testing/fixtures/profiles.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { arcanaCardStates } from '../../community/ArcanaCard/ArcanaCard.spec.tsx';
import { ArcanaCard } from '../../community/ArcanaCard/index.ts';
import { ProfileForm } from './index.ts';
import type { ProfileFormProps } from './ProfileForm.tsx';

const { picture: url, ...values } = maraProfile;
const picture = { small: url, large: url };
const form: ProfileFormProps = {
  values,
  picture,
  onChange: nothing,
  onPictureUse: nothing,
  onPictureRemove: nothing,
  onSubmit: nothing,
  pageHref: '#page',
};
const dirty: ProfileFormProps = { ...form, isDirty: true, onDiscard: nothing };
const empty = { name: 'Mara Oduya', handle: '', words: '', links: [] };

/** `<ProfileForm {...profileFormStates.untouched} />` */
export const profileFormStates = statesOf<ProfileFormProps>()({
  untouched: form,
  withArcana: { ...form, arcana: <ArcanaCard {...arcanaCardStates.reached} /> },
  first: { ...form, values: empty, picture: null, pageHref: undefined },
  changed: { ...dirty, values: { ...values, handle: 'mara' }, handleState: 'free' },
  checking: { ...dirty, values: { ...values, handle: 'mara-o' }, handleState: 'checking' },
  invalid: {
    ...dirty,
    values: {
      name: '',
      handle: 'mara--o',
      words: 'Salt. '.repeat(60),
      links: ['http://a.example', 'https://salt'],
    },
    handleState: 'handleSigns',
    problems: { name: 'nameEmpty', words: 'wordsLong', links: ['linkNotHttps', 'linkInvalid'] },
  },
  alike: { ...dirty, values: { ...values, handle: 'rnara' }, handleState: 'handleAlike' },
  tooOften: { ...dirty, values: { ...values, handle: 'mara' }, handleState: { daysLeft: 6 } },
  submitting: { ...dirty, isPending: true },
  refused: { ...dirty, failure: `${texts.saveFailed} You are offline. Nothing was sent.` },
  done: { ...form, isSaved: true },
  conflict: {
    ...dirty,
    values: { ...values, words: 'Salt flats at first light.' },
    conflict: { ...values, name: 'Mara', links: [] },
    onKeepMine: nothing,
    onTakeTheirs: nothing,
  },
  savingPicture: { ...form, isPicturePending: true },
  pictureRefused: { ...form, pictureFailure: 'Your picture was not changed. This is no picture.' },
  longest: { ...dirty, values: longProfile, picture: null },
  loading: { ...form, state: 'loading' },
  failedToLoad: { ...form, state: 'failed' },
  demo: { ...form, state: 'demo' },
});

/** ProfileForm: fills in and saves it, and decides between two. */
export function profileFormTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'ownProfile', texts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, fill } = stepsOf(tools);
  const named = (name: string) => new RegExp(`^${name}`);
  const field = (name: string) => screen.getByRole('textbox', { name: named(name) });
  return {
    typeName: async (name: string) => fill(field(t.name), name),
    typeHandle: async (handle: string) => fill(field(t.handle), handle),
    typeWords: async (words: string) => fill(field(t.words), words),
    /** Takes the number of the link, from 1. */
    typeLink: async (number: number, link: string) =>
      fill(field(t.link.replace('{{number, number}}', String(number))), link),
    addLink: async () => press(t.addLink),
    removeLink: async (number: number) => press(t.removeLink.replace('{{number, number}}', String(number))),
    removePicture: async () => {
      await press(c.remove);
      await press(t.pictureRemove, within(await screen.findByRole('alertdialog')));
    },
    save: async () => press(t.save),
    discard: async () => press(t.discard),
    keepMine: async () => press(t.keepMine),
    takeTheirs: async () => press(t.takeTheirs),
    /** The card as others see it. */
    preview: () => screen.getByRole('article').textContent ?? '',
  };
}

export default {
  ProfileForm: (): Spec<ProfileFormProps> => ({
    states: profileFormStates,
    tester: profileFormTester,
    uses: [
      { in: profileFormStates.changed, calls: 'onSubmit', by: (tools) => profileFormTester(tools).save() },
      {
        in: profileFormStates.changed,
        calls: 'onDiscard',
        by: (tools) => profileFormTester(tools).discard(),
      },
      {
        in: profileFormStates.conflict,
        calls: 'onKeepMine',
        by: (tools) => profileFormTester(tools).keepMine(),
      },
      {
        in: profileFormStates.conflict,
        calls: 'onTakeTheirs',
        by: (tools) => profileFormTester(tools).takeTheirs(),
      },
      {
        in: profileFormStates.untouched,
        calls: 'onChange',
        by: (tools) => profileFormTester(tools).addLink(),
      },
      {
        in: profileFormStates.untouched,
        calls: 'onPictureRemove',
        by: (tools) => profileFormTester(tools).removePicture(),
      },
    ],
    composition: {
      from: profileFormStates.changed,
      cases: {
        state,
        loadFailure: byRole('button', commonTexts.retry, {
          state: 'failed',
          loadFailure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
        problems: state,
        handleState: state,
        picture: documented('stands in the field and on the card'),
        isPicturePending: state,
        pictureFailure: byRole('alert', '', { pictureFailure: 'Not changed.' }),
        isDirty: state,
        isSaved: state,
        isPending: state,
        failure: byRole('alert', '', { failure: texts.saveFailed }),
        conflict: byRole('button', texts.keepMine, { conflict: empty }),
        onKeepMine: callback,
        onTakeTheirs: callback,
        onDiscard: byRole('button', texts.discard, { onDiscard: nothing }),
        arcana: byRole('figure', '', { arcana: <ArcanaCard {...arcanaCardStates.reached} /> }),
        pageHref: byRole('link', texts.previewPage, { pageHref: '#page' }),
      },
    },
    keys: {
      draw: (report) => (
        <ProfileForm
          {...profileFormStates.first}
          isDirty
          onSubmit={() => report('sent')}
          onChange={() => report('changed')}
        />
      ),
      // Before the fields stand the places of the picture.
      rows: [{ ...sends, first: '{Tab}{Tab}' }],
    },
  }),
};
