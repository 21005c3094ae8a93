import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { pictures } from '../../components/fixtures/pictures.ts';
import { prompts } from '../../components/fixtures/prompts.ts';
import type { PhotoShootFormProps } from '../../components/shoot/PhotoShootForm/PhotoShootForm.tsx';
import { nothing } from './nothing.ts';

const filled = { ...emptyPhotoShoot, prompt: prompts.usual, imageCount: 8, projectName: 'Halcyon' };
const file = { name: 'salt-flats.webp', size: '2.4 MB', preview: pictures.saltFlats.url };

const form: PhotoShootFormProps = {
  values: filled,
  availableModels: ['sample'],
  onChange: nothing,
  onReferenceSelect: nothing,
  onReferenceRemove: nothing,
  onSubmit: nothing,
};
/** `<PhotoShootForm {...shootStates.refused} />` */
export const shootStates = {
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
  referenceNotImage: { ...form, reference: { file: null, problem: photoShoot.referenceNotImage } },
  referenceTooLarge: { ...form, reference: { file: null, problem: photoShoot.referenceTooLarge } },
  referenceFailed: {
    ...form,
    reference: { file, problem: photoShoot.referenceFailed },
    onReferenceRetry: nothing,
  },
  modelWithoutKey: { ...form, values: { ...emptyPhotoShoot, prompt: prompts.usual, model: 'provider-a' } },
  withCost: { ...form, isAlpha: false },
  beginning: { ...form, isPending: true, onCancel: nothing },
  refused: {
    ...form,
    failure: 'You need 8 credits for this shoot and have 3. Exchange coins, or ask for fewer images.',
  },
  again: { ...form, isAgain: true },
  rightToLeftPrompt: { ...form, values: { ...filled, prompt: prompts.rightToLeft } },
  strange: { ...form, values: { ...filled, prompt: prompts.markup, projectName: prompts.unbroken } },
} satisfies Record<string, PhotoShootFormProps>;
