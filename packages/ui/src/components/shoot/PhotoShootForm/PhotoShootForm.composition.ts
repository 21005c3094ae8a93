import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { common } from '@mirror-studio/domain/texts/en/common';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { begins, held, named, rest, rowOf, state, told } from '../../../foundations/composition/row.ts';
import { shootStates } from '../../../testing/states.ts';
import { shootTester } from '../../../testing/testers.ts';
import { PhotoShootForm, type PhotoShootFormProps } from './PhotoShootForm.tsx';

export default {
  PhotoShootForm: rowOf<PhotoShootFormProps>({
    Component: PhotoShootForm,
    states: shootStates,
    cases: {
      values: held({
        by: 'defaultValues',
        told: 'onChange',
        first: emptyPhotoShoot,
        last: { ...emptyPhotoShoot, prompt: 'dunes' },
        shows: ['', 'dunes'],
        act: (tools) => shootTester(tools).typePrompt('dunes'),
        read: ({ screen }) => screen.getByRole('textbox', { name: photoShoot.prompt }).textContent,
      }),
      defaultValues: begins,
      onChange: told,
      problems: state,
      reference: state,
      onReferenceSelect: named('group', new RegExp(photoShoot.reference)),
      onReferenceRemove: named('button', common.remove, shootStates.withReference),
      onReferenceRetry: named('button', photoShoot.referenceRetry, shootStates.referenceFailed),
      availableModels: state,
      isAlpha: state,
      isPending: state,
      isDisabled: rest('bars the button, as a shoot that runs does'),
      isAgain: state,
      failure: named('alert', '', shootStates.refused),
      onCancel: named('button', common.cancel, shootStates.beginning),
    },
  }),
};
