import type { Spec } from '../../../../test/spec/spec.ts';
import { completedVideoJob, lights } from '../../../testing/fixtures/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import type { VideoResultProps } from './VideoResult.tsx';

const playable = {
  ...completedVideoJob,
  result: { media_assets: [{ id: 'video-1', url: lights.url, type: 'video' as const }] },
};

export default {
  VideoResult: (): Spec<VideoResultProps> => ({
    conformance: { props: { job: playable, onViewResults: nothing } },
    overlay: { is: 'another', because: 'what its player opens is a Menu' },
    withoutTester: 'its player has its own, and its buttons go by their names',
    keys: 'it is buttons, and a VideoPlayer, which has its table',
  }),
};
