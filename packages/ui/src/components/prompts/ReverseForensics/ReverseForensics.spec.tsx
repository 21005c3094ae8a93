import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { forensics as texts } from '@mirror-studio/domain/texts/en/forensics';
import { library } from '@mirror-studio/domain/texts/en/library';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { fileDropTester } from '../../../primitives/FileDrop/FileDrop.spec.tsx';
import { forensicsDescription, forensicsFound } from '../../../testing/fixtures/forensics.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ReverseForensicsProps } from './index.ts';

const page: ReverseForensicsProps = {
  sections: { prompts: '#prompts', saved: '#saved', forensics: '#forensics' },
  onSelect: nothing,
  onRemove: nothing,
  onBegin: nothing,
  onOpenInStudio: nothing,
  onSave: nothing,
};
const picture = { name: 'halcyon-07.png', size: '1.4 MB', preview: pictures.saltFlats.url };
const file = { name: 'halcyon-07.png', size: '1.4 MB' };

const askable: ReverseForensicsProps = {
  ...page,
  picture,
  found: forensicsFound.pixels,
  describer: 'The attic',
  onDescribe: nothing,
};

/** `<ReverseForensics {...reverseForensicsStates.fromOurExport} />` */
export const reverseForensicsStates = statesOf<ReverseForensicsProps>()({
  empty: page,
  reading: { ...page, picture, isReading: true },
  fromOurExport: { ...page, picture, found: forensicsFound.own },
  fromAnotherProgram: { ...page, picture, found: forensicsFound.other },
  fromPixels: { ...page, picture, found: forensicsFound.pixels },
  settingsAlone: { ...page, picture, found: forensicsFound.settingsAlone },
  askable,
  describing: { ...askable, isDescribing: true },
  described: { ...askable, description: forensicsDescription },
  notDescribed: { ...askable, descriptionProblem: texts.notDescribed },
  strange: { ...page, picture, found: forensicsFound.strange },
  doubtful: { ...page, picture, found: forensicsFound.doubtful },
  saving: { ...page, picture, found: forensicsFound.own, isSaving: true },
  broken: { ...page, picture: file, problem: texts.notPicture },
  tooLarge: { ...page, picture: { ...file, size: '48 MB' }, problem: photoShoot.referenceTooLarge },
  wrongType: { ...page, picture: { name: 'notes.txt', size: '2 kB' }, problem: photoShoot.referenceNotImage },
  offline: { ...page, picture, problem: errors.code_OFFLINE, onRetry: nothing },
  failed: { ...page, picture, problem: texts.failed, onRetry: nothing },
});

/** ReverseForensics: reads the words that were found and whose they are, and acts on them. */
export function reverseForensicsTester(tools: Tools) {
  const { screen } = tools;
  const t = textsOf(tools, 'forensics', texts);
  const { press } = stepsOf(tools);
  const file = () => fileDropTester(tools, t.picture);
  const section = (name: string) => screen.queryByRole('heading', { name })?.closest('section') ?? null;
  return {
    /** The prompt as it was found, or the start; null while there is none. */
    prompt: () => section(t.understood)?.querySelector('h3 + pre')?.textContent ?? null,
    /** Why it was refused, or null. */
    problem: () => file().error(),
    /** The texts of the file as they are shown. */
    raw: () => Array.from(section(t.raw)?.querySelectorAll('pre') ?? [], (each) => each.textContent ?? ''),
    showAll: async () => press(t.rawWhole),
    remove: async () => file().remove(),
    retry: async () => press(t.retry),
    begin: async () => press(t.begin),
    openInStudio: async () => press(t.openInStudio),
    save: async () => press(t.save),
    /** Shows the picture to the language model of this name. */
    describe: async (model: string) => press(t.describe.replace('{{model}}', model)),
  };
}

const { fromOurExport, strange, failed, wrongType, described } = reverseForensicsStates;
const found = { picture, found: forensicsFound.own };

export default {
  ReverseForensics: (): Spec<ReverseForensicsProps> => ({
    states: reverseForensicsStates,
    tester: reverseForensicsTester,
    uses: [
      {
        in: fromOurExport,
        reads: (tools) => reverseForensicsTester(tools).prompt(),
        is: forensicsFound.own.prompt,
      },
      {
        in: strange,
        reads: (tools) => reverseForensicsTester(tools).raw()[0],
        is: forensicsFound.strange.raw[0].text,
      },
      {
        in: wrongType,
        reads: (tools) => reverseForensicsTester(tools).problem(),
        is: photoShoot.referenceNotImage,
      },
      {
        in: described,
        reads: (tools) => reverseForensicsTester(tools).prompt(),
        is: forensicsDescription,
      },
      {
        in: askable,
        calls: 'onDescribe',
        by: (tools) => reverseForensicsTester(tools).describe('The attic'),
      },
      { in: fromOurExport, calls: 'onBegin', by: (tools) => reverseForensicsTester(tools).begin() },
      {
        in: fromOurExport,
        calls: 'onOpenInStudio',
        by: (tools) => reverseForensicsTester(tools).openInStudio(),
      },
      { in: fromOurExport, calls: 'onSave', by: (tools) => reverseForensicsTester(tools).save() },
      { in: fromOurExport, calls: 'onRemove', by: (tools) => reverseForensicsTester(tools).remove() },
      { in: failed, calls: 'onRetry', by: (tools) => reverseForensicsTester(tools).retry() },
    ],
    composition: {
      cases: {
        sections: byRole('navigation', library.sections),
        picture: byRole('button', common.replace, { picture }),
        isReading: state,
        problem: byRole('alert', '', { problem: texts.failed }),
        found: byRole('heading', texts.understood, found),
        onRemove: byRole('button', common.remove, { picture, onRemove: nothing }),
        onRetry: byRole('button', texts.retry, { problem: texts.failed, onRetry: nothing }),
        onBegin: byRole('button', texts.begin, found),
        onOpenInStudio: byRole('button', texts.openInStudio, found),
        onSave: byRole('button', texts.save, found),
        describer: byRole('button', texts.describe.replace('{{model}}', 'The attic'), askable),
        description: state,
        isDescribing: state,
        descriptionProblem: byRole('alert', '', { ...askable, descriptionProblem: texts.notDescribed }),
        onDescribe: byRole('button', texts.describe.replace('{{model}}', 'The attic'), askable),
        isSaving: documented('is of the button that saves'),
      },
    },
    keys: 'it is a FileDrop, a ColourSwatchRow and Buttons',
  }),
};
