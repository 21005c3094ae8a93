import { clients as texts } from '@mirror-studio/domain/texts/en/clients';
import { common } from '@mirror-studio/domain/texts/en/common';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { galleryItems } from '../../../testing/fixtures/gallery.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ProofDraft, ProofFormProps } from './ProofForm.tsx';

const empty: ProofDraft = {
  client: '',
  title: '',
  note: '',
  days: 30,
  watermark: true,
  usesPassword: false,
  password: '',
  pictures: [],
};
const filled: ProofDraft = {
  ...empty,
  client: 'Noor Haddad',
  title: 'Salt flats, first light',
  note: 'Choose up to five for the spring campaign.',
  usesPassword: true,
  pictures: galleryItems.slice(0, 3).map(({ id }) => id),
};
const form: ProofFormProps = {
  draft: empty,
  onDraftChange: nothing,
  endsAt: '2026-12-21T10:00:00.000Z',
  gallery: galleryItems,
  onSubmit: nothing,
  backHref: '#back',
};

/** `<ProofForm {...proofFormStates.blank} />` */
export const proofFormStates = statesOf<ProofFormProps>()({
  blank: form,
  filled: { ...form, draft: filled },
  changed: { ...form, draft: filled, isChange: true, hasPassword: true },
  pending: { ...form, draft: filled, isPending: true },
  refused: {
    ...form,
    draft: { ...empty, usesPassword: true },
    problems: {
      client: 'Name the client.',
      title: 'Give the set a title.',
      password: 'A password has 4 characters at least.',
      pictures: 'Choose a picture.',
    },
  },
  failed: { ...form, draft: filled, error: 'The set could not be kept.' },
  galleryLoading: { ...form, gallery: [], galleryState: 'loading' },
  galleryEmpty: { ...form, gallery: [] },
  galleryFailed: { ...form, gallery: [], galleryState: 'failed', onReloadPictures: nothing },
  morePictures: { ...form, onMorePictures: nothing },
  loadingMore: { ...form, onMorePictures: nothing, isLoadingMore: true },
});

/** ProofForm: fills and sends it; pictures are found by their prompts. */
export function proofFormTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'clients', texts);
  const { press, fill } = stepsOf(tools);
  return {
    client: async (name: string) => fill(screen.getByRole('textbox', { name: t.client }), name),
    title: async (title: string) => fill(screen.getByRole('textbox', { name: t.title }), title),
    choose: async (prompt: RegExp) => user.click(screen.getByRole('button', { name: prompt })),
    create: async () => press(t.create),
    save: async () => press(t.save),
  };
}

export default {
  ProofForm: (): Spec<ProofFormProps> => ({
    states: proofFormStates,
    tester: proofFormTester,
    uses: [{ in: proofFormStates.filled, calls: 'onSubmit', by: (tools) => proofFormTester(tools).create() }],
    composition: {
      from: proofFormStates.filled,
      cases: {
        isChange: state,
        hasPassword: documented('says that the password there is stays where none is typed'),
        galleryState: state,
        onMorePictures: byRole('button', texts.morePictures, { onMorePictures: nothing }),
        isLoadingMore: state,
        onReloadPictures: byRole('button', common.retry, {
          galleryState: 'failed',
          gallery: [],
          onReloadPictures: nothing,
        }),
        problems: state,
        error: byRole('alert', '', { error: 'The set could not be kept.' }),
        isPending: state,
      },
    },
    keys: 'its fields are TextFields and Switches, its pictures are ToggleButtons',
  }),
};
