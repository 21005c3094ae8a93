import { video as videoTexts } from '@mirror-studio/domain/texts/en/video';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
} from '../../../../test/composition/row.ts';
import type { KeyRow, Seen } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { lights, missingVideo, pictures } from '../../../testing/fixtures/index.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const label = 'Two lights that come together';
const { url: src, ratio, frameRate, duration } = lights;
const poster = pictures.dunes.url;
const captions = {
  src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nThey come together.\n')}`,
  language: 'en',
  label: 'English',
};

/** `<VideoPlayer {...videoStates.usual} />` */
export const videoStates = {
  usual: { label, src, poster, ratio, frameRate, duration, captions, defaultMuted: true },
  /** On its way: there is no address yet. */
  waiting: { label, poster, ratio, duration },
  failed: { label, src: missingVideo, ratio },
} satisfies Record<string, VideoPlayerProps>;

/** VideoPlayer: plays, steps by frames and turns switches, by the names of its controls. */
export function videoTester(tools: Tools) {
  const t = textsOf(tools, 'video', videoTexts);
  const { press, isDisabled, said } = stepsOf(tools);
  const { screen, user } = tools;
  const toggle = (name: string) => screen.getByRole('button', { name });
  const isOn = (name: string) => toggle(name).getAttribute('aria-pressed') === 'true';
  return {
    play: async () => press(t.play),
    pause: async () => press(t.pause),
    stepForward: async () => press(t.frameForward),
    stepBack: async () => press(t.frameBack),
    toggleLoop: async () => user.click(toggle(t.loop)),
    toggleMute: async () => user.click(toggle(t.mute)),
    isLooping: () => isOn(t.loop),
    isMuted: () => isOn(t.mute),
    isPlaying: () => screen.queryByRole('button', { name: t.pause }) !== null,
    /** The frame that is shown, counted from 1. */
    frame: () => Number((screen.getByRole('slider', { name: t.seek }) as HTMLInputElement).value) + 1,
    canPlay: () => !isDisabled(t.play),
    setSpeed: async (times: number) => {
      await user.click(screen.getByRole('button', { name: /×/ }));
      await user.click(await screen.findByRole('menuitemradio', { name: `${times}×` }));
    },
    /** What is said of a video that does not come. */
    failure: () => said('alert'),
    retry: async () => press(t.retry),
  };
}

const timeIs =
  (time: string) =>
  ({ find }: Seen) =>
    find('bdi')?.textContent === time;
const videoIs =
  (sees: (video: HTMLVideoElement) => boolean) =>
  ({ find }: Seen) => {
    const video = find('video');
    return video instanceof HTMLVideoElement && sees(video);
  };
const row = (
  keys: KeyRow['keys'],
  press: string,
  does: string,
  sees: (seen: Seen) => boolean,
  first?: string,
) => ({
  keys,
  does,
  press,
  sees,
  ...(first && { first }),
});

export default {
  VideoPlayer: (): Spec<VideoPlayerProps> => ({
    states: videoStates,
    tester: videoTester,
    uses: [
      { in: videoStates.usual, calls: 'onLoopingChange', by: (tools) => videoTester(tools).toggleLoop() },
      { in: videoStates.usual, calls: 'onMutedChange', by: (tools) => videoTester(tools).toggleMute() },
      { in: videoStates.usual, calls: 'onSpeedChange', by: (tools) => videoTester(tools).setSpeed(2) },
      { in: videoStates.waiting, reads: (tools) => videoTester(tools).canPlay(), is: false },
    ],
    composition: {
      cases: {
        src: documented('is the video: without one it waits, which is a state of its own'),
        poster: part(() => document.querySelectorAll(`img[src="${poster}"]`).length),
        frameRate: look,
        duration: look,
        captions: byRole('button', videoTexts.captions),
        isLooping: controlled<VideoPlayerProps>({
          by: 'defaultLooping',
          onChange: 'onLoopingChange',
          first: false,
          last: true,
          act: (tools) => videoTester(tools).toggleLoop(),
          read: (tools) => videoTester(tools).isLooping(),
        }),
        defaultLooping: initial,
        onLoopingChange: callback,
        isMuted: controlled<VideoPlayerProps>({
          by: 'defaultMuted',
          onChange: 'onMutedChange',
          first: false,
          last: true,
          act: (tools) => videoTester(tools).toggleMute(),
          read: (tools) => videoTester(tools).isMuted(),
        }),
        defaultMuted: initial,
        onMutedChange: callback,
        speed: controlled<VideoPlayerProps>({
          by: 'defaultSpeed',
          onChange: 'onSpeedChange',
          first: 1,
          last: 2,
          act: (tools) => videoTester(tools).setSpeed(2),
          read: () => document.querySelector('video')?.playbackRate,
        }),
        defaultSpeed: initial,
        onSpeedChange: callback,
        defaultUnit: documented('is how the time is counted at first; a press on it changes that'),
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Menu' },
    keys: {
      draw: () => <VideoPlayer {...videoStates.usual} defaultUnit="frames" />,
      rows: [
        row(
          ['K'],
          'k',
          'Plays, and pauses.',
          videoIs(({ paused }) => !paused),
        ),
        row(['.'], '.', 'One frame on; it pauses.', timeIs('2 / 24')),
        row([','], ',', 'One frame back; it pauses.', timeIs('2 / 24'), '..'),
        row(['→'], '{ArrowRight}', 'On the line: one frame on.', timeIs('2 / 24')),
        row(['Home'], '{Home}', 'On the line: the first frame.', timeIs('1 / 24'), '...'),
        row(['End'], '{End}', 'On the line: the last frame.', timeIs('24 / 24')),
        row(
          ['L'],
          'l',
          'Begins again when it ends, or no longer.',
          videoIs(({ loop }) => loop),
        ),
        row(
          ['M'],
          'm',
          'Turns the sound on, and off.',
          videoIs(({ muted }) => !muted),
        ),
        row(
          ['C'],
          'c',
          'Shows what is said in it, or no longer.',
          videoIs(({ textTracks }) => textTracks[0]?.mode === 'showing'),
        ),
      ],
    },
  }),
};
