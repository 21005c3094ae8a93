import { type AspectRatio, emptyPhotoShoot, type ShootStyle } from '@mirror-studio/domain/photo-shoot';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { photoShoot as photoShootTexts } from '@mirror-studio/domain/texts/en/photoShoot';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  state,
} from '../../../../test/composition/row.ts';
import { inField, reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { attribute, count } from '../../../../test/spec-conformance/figures.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { PhotoShootForm } from './index.ts';
import type { PhotoShootFormProps } from './PhotoShootForm.tsx';

const filled = { ...emptyPhotoShoot, prompt: prompts.usual, imageCount: 8, projectName: 'Halcyon' };

const form: PhotoShootFormProps = {
  values: filled,
  availableModels: ['sample'],
  onChange: nothing,
  onReferenceSelect: nothing,
  onReferenceRemove: nothing,
  onSubmit: nothing,
};

const file = { name: 'salt-flats.webp', size: '2.4 MB', preview: pictures.saltFlats.url };

/** `<PhotoShootForm {...shootStates.refused} />` */
export const shootStates = statesOf<PhotoShootFormProps>()({
  untouched: { ...form, values: emptyPhotoShoot },
  filled: form,
  withReference: { ...form, reference: { file } },
  promptTooLong: {
    ...form,
    values: { ...filled, prompt: prompts.long },
    problems: { prompt: 'promptTooLong' },
  },
  everyProblem: {
    ...form,
    problems: {
      prompt: 'promptEmpty',
      style: 'styleUnknown',
      aspectRatio: 'aspectRatioUnknown',
      imageCount: 'imageCountOutOfRange',
      projectName: 'projectTooLong',
      model: 'modelUnknown',
    },
  },
  referenceUploading: { ...form, reference: { file, isPending: true } },
  referenceNotImage: { ...form, reference: { file: null, problem: photoShootTexts.referenceNotImage } },
  referenceTooLarge: { ...form, reference: { file: null, problem: photoShootTexts.referenceTooLarge } },
  referenceFailed: {
    ...form,
    reference: { file, problem: photoShootTexts.referenceFailed },
    onReferenceRetry: nothing,
  },
  modelWithoutKey: { ...form, values: { ...emptyPhotoShoot, prompt: prompts.usual, model: 'provider-a' } },
  engine: {
    ...form,
    availableModels: ['sample', 'engine-attic'],
    engines: [{ id: 'engine-attic', label: 'ComfyUI in the attic' }],
    values: { ...emptyPhotoShoot, prompt: prompts.usual, model: 'engine-attic' },
  },
  withCost: { ...form, isAlpha: false },
  beginning: { ...form, isPending: true, onCancel: nothing },
  refused: {
    ...form,
    failure: 'You need 8 credits for this shoot and have 3. Exchange coins, or ask for fewer images.',
  },
  again: { ...form, isAgain: true },
  withSeed: {
    ...form,
    values: {
      ...emptyPhotoShoot,
      prompt: prompts.short,
      imageCount: 1,
      seed: 1_204_553_781,
      pose: 'profile',
    },
  },
  rightToLeftPrompt: { ...form, values: { ...filled, prompt: prompts.rightToLeft } },
  strange: { ...form, values: { ...filled, prompt: prompts.markup, projectName: prompts.unbroken } },
});

/** PhotoShootForm: fills in and begins. */
export function shootTester(tools: Tools) {
  const t = textsOf(tools, 'photoShoot', photoShootTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, fill, said } = stepsOf(tools);
  const { screen, user } = tools;
  return {
    typePrompt: async (prompt: string) => fill(screen.getByRole('textbox', { name: t.prompt }), prompt),
    chooseStyle: async (style: ShootStyle) =>
      user.click(screen.getByRole('radio', { name: t[`style_${style}`] })),
    chooseRatio: async (ratio: AspectRatio) => user.click(screen.getByRole('radio', { name: ratio })),
    togglePoses: async () => user.click(screen.getByRole('switch', { name: t.poseVariety })),
    begin: async () => press(t.begin),
    cancel: async () => press(c.cancel),
    sendReferenceAgain: async () => press(t.referenceRetry),
    problem: () => said('alert'),
  };
}

export default {
  PhotoShootForm: (): Spec<PhotoShootFormProps> => ({
    states: shootStates,
    tester: shootTester,
    uses: [{ in: shootStates.filled, calls: 'onSubmit', by: (tools) => shootTester(tools).begin() }],
    composition: {
      cases: {
        values: controlled({
          by: 'defaultValues',
          onChange: 'onChange',
          first: emptyPhotoShoot,
          last: { ...emptyPhotoShoot, prompt: 'dunes' },
          shows: ['', 'dunes'],
          act: (tools) => shootTester(tools).typePrompt('dunes'),
          read: ({ screen }) => screen.getByRole('textbox', { name: photoShootTexts.prompt }).textContent,
        }),
        defaultValues: initial,
        onChange: callback,
        problems: state,
        reference: state,
        onReferenceSelect: byRole('group', new RegExp(photoShootTexts.reference)),
        onReferenceRemove: byRole('button', commonTexts.remove, shootStates.withReference),
        onReferenceRetry: byRole('button', photoShootTexts.referenceRetry, shootStates.referenceFailed),
        availableModels: state,
        engines: state,
        isAlpha: state,
        isPending: state,
        isDisabled: documented('bars the button, as a shoot that runs does'),
        isAgain: state,
        failure: byRole('alert', '', shootStates.refused),
        onCancel: byRole('button', commonTexts.cancel, shootStates.beginning),
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Select' },
    keys: {
      draw: (report) => (
        <PhotoShootForm
          defaultValues={{ ...emptyPhotoShoot, prompt: 'ink' }}
          onSubmit={() => report('submitted')}
          onChange={({ style }) => style && report(style)}
        />
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'In the prompt, begins a line: the shoot begins with its button.',
          press: '{End}{Enter}water',
          sees: (seen) => inField(seen) === 'ink\nwater',
        },
        {
          keys: [{ together: ['Ctrl', 'Enter'] }],
          does: 'In any field, begins the shoot.',
          press: '{Control>}{Enter}{/Control}',
          sees: reported('submitted'),
        },
        {
          keys: ['←', '→'],
          does: 'In a choice, goes to the next and takes it; Tab leaves the choice.',
          first: '{Tab}',
          press: '{ArrowRight}',
          sees: ({ heard }) => heard.length > 0,
        },
      ],
    },
    specLines: [
      ['§5', shootStates.referenceNotImage, ['Invalid file type. Please upload an image.']],
      ['§5', shootStates.referenceTooLarge, ['File too large. Maximum size is 10MB.']],
      ['§8', shootStates.referenceFailed, ['Failed to upload reference image.']],
      [
        '§9',
        shootStates.untouched,
        ['1:1', '4:3', '3:4', '16:9', '9:16'],
        [
          ['the fewest images', attribute('input[type="range"]', 'min'), '1'],
          ['the most images', attribute('input[type="range"]', 'max'), '10'],
          ['styles and ratios', count('input[type="radio"]'), 8 + 5],
        ],
      ],
    ],
  }),
};
