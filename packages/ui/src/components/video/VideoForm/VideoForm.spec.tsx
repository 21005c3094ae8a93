import type { Spec } from '../../../../test/spec/spec.ts';
import { attribute, count } from '../../../../test/spec-conformance/figures.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { VideoForm, type VideoFormProps } from './VideoForm.tsx';

const props: VideoFormProps = {
  picture: { file: { name: prompts.short, preview: pictures.fern.url } },
  onPictureSelect: nothing,
  onPictureRemove: nothing,
  onSubmit: nothing,
};

export default {
  VideoForm: (): Spec<VideoFormProps> => ({
    conformance: { props },
    withoutTester: 'its fields go by their names, and its button by what it says',
    keys: {
      draw: (report) => (
        <VideoForm {...props} onChange={({ move, seconds }) => report(String(move ?? seconds))} />
      ),
      rows: [
        {
          keys: ['←', '→'],
          does: 'In a choice, goes to the next and takes it; Tab leaves the choice.',
          first: '{Tab}{Tab}{Tab}',
          press: '{ArrowRight}',
          sees: ({ heard }) => heard.includes('pullOut'),
        },
        {
          keys: ['Home', 'End'],
          does: 'On the seconds: the fewest, the most.',
          first: '{Tab}{Tab}{Tab}{Tab}{Tab}',
          press: '{End}',
          sees: ({ heard }) => heard.includes('10'),
        },
      ],
    },
    specLines: [
      [
        '§3',
        props,
        ['Camera move'],
        [
          ['the fewest seconds', attribute('input[type="range"]', 'min'), '3'],
          ['the most seconds', attribute('input[type="range"]', 'max'), '10'],
          ['moves and easings', count('input[type="radio"]'), 8 + 4],
        ],
      ],
    ],
  }),
};
