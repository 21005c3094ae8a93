import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { completedJob } from '../../../testing/fixtures/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PhotoShootResults } from './index.ts';

export default {
  PhotoShootResults: (): Spec => ({
    conformance: {
      props: { job: completedJob, details: { styleName: 'Cinematic', ratio: '3:4' }, onViewResults: nothing },
    },
    keys: {
      draw: (report) => (
        <PhotoShootResults
          job={completedJob}
          details={{ styleName: 'Cinematic', ratio: '3:4' }}
          onOpenPicture={() => report('opened')}
        />
      ),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'On a picture: opens it.',
          press: '{Enter}',
          sees: reported('opened'),
        },
      ],
    },
  }),
};
