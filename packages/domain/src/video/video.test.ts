import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoLimits } from '../constants/video.ts';
import {
  type CameraMove,
  cameraEasings,
  cameraFrame,
  cameraMoves,
  checkShot,
  frameCorners,
  frameCount,
  openingShot,
  plateScale,
  shotOfMetadata,
  shotProblems,
  videoSize,
} from './index.ts';

const picture = { widthPx: 1_200, heightPx: 800 };
const at = (move: CameraMove, frame: number, of = picture) =>
  cameraFrame({ move, easing: 'linear', seconds: 3 }, of, frame);
const last = frameCount(3) - 1;

const anyPicture = fc.record({
  widthPx: fc.integer({ min: 1, max: 8_000 }),
  heightPx: fc.integer({ min: 1, max: 8_000 }),
});
const anyShot = fc.record({
  move: fc.constantFrom(...cameraMoves),
  easing: fc.constantFrom(...cameraEasings),
  seconds: fc.integer({ min: videoLimits.minimumSeconds, max: videoLimits.maximumSeconds }),
});

describe('the size of a video', () => {
  test.each([
    [
      { widthPx: 1_024, heightPx: 576 },
      { widthPx: 1_080, heightPx: 608 },
    ],
    [
      { widthPx: 768, heightPx: 1_024 },
      { widthPx: 810, heightPx: 1_080 },
    ],
    [
      { widthPx: 500, heightPx: 500 },
      { widthPx: 1_080, heightPx: 1_080 },
    ],
    [
      { widthPx: 9_000, heightPx: 10 },
      { widthPx: 1_080, heightPx: 270 },
    ],
    [
      { widthPx: 10, heightPx: 9_000 },
      { widthPx: 270, heightPx: 1_080 },
    ],
  ])('%j is %j', (given, size) => {
    expect(videoSize(given)).toEqual(size);
  });

  test('is even and 1080 on its longer side, whatever the picture', () => {
    fc.assert(
      fc.property(anyPicture, (given) => {
        const { widthPx, heightPx } = videoSize(given);
        expect([widthPx % 2, heightPx % 2, Math.max(widthPx, heightPx)]).toEqual([0, 0, 1_080]);
      }),
    );
  });
});

test('a video has 24 frames for each of its seconds', () => {
  expect([3, 6, 10].map(frameCount)).toEqual([72, 144, 240]);
});

describe('what a frame shows', () => {
  test('lies within the picture, and has the shape of the video', () => {
    fc.assert(
      fc.property(anyPicture, anyShot, fc.double({ min: -1, max: 2, noNaN: true }), (given, shot, where) => {
        const frame = cameraFrame(shot, given, where * frameCount(shot.seconds));
        for (const { x, y } of frameCorners(frame)) {
          expect(x).toBeGreaterThan(-1e-6);
          expect(y).toBeGreaterThan(-1e-6);
          expect(x).toBeLessThan(given.widthPx + 1e-6);
          expect(y).toBeLessThan(given.heightPx + 1e-6);
        }
        const size = videoSize(given);
        expect(frame.widthPx / frame.heightPx).toBeCloseTo(size.widthPx / size.heightPx, 6);
      }),
      { numRuns: 500 },
    );
  });

  test('goes the way that the move is called', () => {
    const change = (move: CameraMove) => {
      const [from, to] = [at(move, 0), at(move, last)];
      const sign = (value: number) => Math.sign(Math.round(value * 1_000));
      return [
        sign(to.widthPx - from.widthPx),
        sign(to.centreX - from.centreX),
        sign(to.centreY - from.centreY),
        sign(to.radians - from.radians),
      ];
    };
    expect(cameraMoves.map((move) => [move, ...change(move)])).toEqual([
      ['pushIn', -1, 0, 0, 0],
      ['pullOut', 1, 0, 0, 0],
      ['panLeft', 0, -1, 0, 0],
      ['panRight', 0, 1, 0, 0],
      ['tiltUp', 0, 0, -1, 0],
      ['tiltDown', 0, 0, 1, 0],
      ['orbit', 0, 1, 0, 1],
      ['drift', -1, 1, -1, 1],
    ]);
  });

  test('is the whole picture where a push begins, and reaches its edges where a pan begins and ends', () => {
    expect(at('pushIn', 0)).toEqual({ ...picture, centreX: 600, centreY: 400, radians: 0 });
    expect(frameCorners(at('panLeft', last))[0]?.x).toBeCloseTo(0);
    expect(frameCorners(at('panRight', last))[1]?.x).toBeCloseTo(picture.widthPx);
    expect(frameCorners(at('tiltUp', last))[0]?.y).toBeCloseTo(0);
    expect(frameCorners(at('tiltDown', last))[2]?.y).toBeCloseTo(picture.heightPx);
  });

  test('before the first frame is the first, after the last one the last', () => {
    expect(at('orbit', -9)).toEqual(at('orbit', 0));
    expect(at('orbit', 9_999)).toEqual(at('orbit', last));
  });

  test('never leaps: from one frame to the next it goes a fiftieth of the picture at most', () => {
    for (const move of cameraMoves) {
      for (const easing of cameraEasings) {
        const frames = Array.from({ length: last + 1 }, (_, frame) =>
          cameraFrame({ move, easing, seconds: 3 }, picture, frame),
        );
        for (const [index, { centreX, centreY }] of frames.entries()) {
          const before = frames[index - 1];
          if (!before) continue;
          const step = Math.hypot(centreX - before.centreX, centreY - before.centreY);
          expect(step).toBeLessThan(picture.widthPx / 50);
        }
      }
    }
  });

  test('eases as its easing is called', () => {
    const centre = (easing: (typeof cameraEasings)[number], part: number) =>
      cameraFrame({ move: 'panRight', easing, seconds: 3 }, picture, part * last).centreX - 600;
    expect(cameraEasings.map((easing) => Math.round(centre(easing, 0.25)))).toEqual([-60, -105, -15, -90]);
    expect(cameraEasings.map((easing) => Math.round(centre(easing, 0.75)))).toEqual([60, 15, 105, 90]);
    expect(cameraEasings.map((easing) => Math.round(centre(easing, 1)))).toEqual([120, 120, 120, 120]);
  });
});

test('nothing of the picture is enlarged where the camera is closest', () => {
  fc.assert(
    fc.property(anyPicture, anyShot, fc.nat(300), (given, shot, frame) => {
      const shown = cameraFrame(shot, given, frame).widthPx * plateScale(given);
      expect(shown).toBeGreaterThan(videoSize(given).widthPx - 1e-6);
    }),
  );
});

describe('a shot', () => {
  test('opens with nothing wrong', () => {
    expect(checkShot(openingShot)).toBeNull();
  });

  test.each([2, 3, 10, 11, 4.5, Number.NaN])('of %d seconds', (seconds) => {
    const fits = seconds === 3 || seconds === 10;
    expect(checkShot({ ...openingShot, seconds })).toBe(fits ? null : 'secondsOutOfRange');
  });

  test('is refused where the catalogue does not have it', () => {
    const strange: object = { move: 'crane' };
    const uneasy: object = { easing: 'bounce' };
    expect(checkShot({ ...openingShot, ...strange })).toBe('moveUnknown');
    expect(checkShot({ ...openingShot, ...uneasy })).toBe('easingUnknown');
    expect(shotProblems).toHaveLength(3);
  });

  test('of a job is the one that it was made from, and whole whatever the job says', () => {
    const shot = { move: 'orbit', easing: 'linear', seconds: 9 };
    expect(shotOfMetadata({ ...shot, textPrompt: 'Salt' })).toEqual(shot);
    expect(shotOfMetadata({})).toEqual(openingShot);
    expect(shotOfMetadata({ move: 1, easing: {}, seconds: '6' })).toEqual(openingShot);
  });
});
