import { openingShot } from '@mirror-studio/domain/video';
import type { KeyRow, Seen } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { CameraPreview, type CameraPreviewProps } from './CameraPreview.tsx';

const picture = { ...pictures.fern, label: prompts.short };
const shot = { ...openingShot, seconds: 3 };
const frameIs =
  (frame: number) =>
  ({ find }: Seen) => {
    const slider = find('input[type="range"]');
    return slider instanceof HTMLInputElement && Number(slider.value) === frame;
  };
/** On the timeline, behind the two views. */
const first = '{Tab}';
const row = (keys: KeyRow['keys'], press: string, does: string, frame: number, before = '') => ({
  keys,
  does,
  first: first + before,
  press,
  sees: frameIs(frame),
});

export default {
  CameraPreview: (): Spec<CameraPreviewProps> => ({
    conformance: { props: { picture, shot } },
    withoutTester: 'its timeline is a slider, and its buttons go by their names',
    keys: {
      draw: () => <CameraPreview picture={picture} shot={shot} />,
      rows: [
        row(['→'], '{ArrowRight}', 'On the frames: one frame on.', 1),
        row(['←'], '{ArrowLeft}', 'On the frames: one frame back.', 1, '{ArrowRight}{ArrowRight}'),
        row(['Page Up'], '{PageUp}', 'On the frames: one second on.', 24),
        row(['Page Down'], '{PageDown}', 'On the frames: one second back.', 47, '{End}'),
        row(['End'], '{End}', 'On the frames: the last frame.', 71),
        row(['Home'], '{Home}', 'On the frames: the first frame.', 0, '{End}'),
      ],
    },
  }),
};
