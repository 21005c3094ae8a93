import type { Arcanum } from '@mirror-studio/domain/arcana';
import { circle, flame, leaves, lemniscate, rays, star } from './shapes.ts';

/**
 * What is drawn on a card, as path data in a field 120 wide whose water line is at 118. What stands on both sides of the fold
 * is drawn once, on the right.
 */
export interface Drawing {
  /** Strong lines of both sides. */
  readonly half?: string;
  /** Strong lines that are not folded. */
  readonly whole?: string;
  /** Fine lines of both sides. */
  readonly fineHalf?: string;
  /** Fine lines that are not folded. */
  readonly fine?: string;
  /** The one gold point. */
  readonly point: readonly [x: number, y: number];
}

export const drawings: Readonly<Record<Arcanum, Drawing>> = {
  fool: {
    whole: `M20 98H66l5 7 2 10M40 98L72 48${circle(76, 43, 7)}`,
    fine: `M72 48c-7 3-9 8-7 13M80 49c3 5 2 10-1 14M20 104H60M24 110H52M30 98c-1-9 2-15 6-19M36 98c0-7 2-12 5-15M84 106q4-4 8 0t8 0${rays(96, 62, 6, 10, 8)}`,
    point: [96, 62],
  },
  magician: {
    whole: `${lemniscate(42, 17)}M60 62V96`,
    half: 'M60 96H92M86 96V114M76 96c-1-5-6-7-6-14h16c0 7-5 9-6 14',
    fineHalf: 'M60 101H86',
    fine: rays(60, 59, 6, 11, 12),
    point: [60, 59],
  },
  priestess: {
    whole: circle(60, 47, 9),
    half: 'M80 112V54h12V112M78 54h16v-5H78zM78 112h16M66 40.3c9-1 11 5 11 8s-3 9-11 6',
    fineHalf: 'M60 65q11 2 20-8M60 71q10 4 20-4M60 82q10 4 20-4M60 93q10 4 20-4M60 104q10 4 20-4M86 58V108',
    point: [60, 47],
  },
  empress: {
    whole: `${circle(60, 58, 17)}M60 75V112M47 92H73`,
    fineHalf:
      'M90 112C92 92 90 78 84 66M84 66c5 0 8 3 8 8-5 0-8-3-8-8M87 77c5-1 8 1 9 6-5 1-8-1-9-6M89 88c4-2 8-1 10 4-5 2-8 1-10-4M85.5 74c-4 0-7 3-7 7 4 0 7-3 7-7M88 85c-4 0-7 3-7 7 4 0 7-3 7-7M89.5 96c-4 0-7 3-7 7 4 0 7-3 7-7',
    fine: rays(60, 58, 21, 24, 12),
    point: [60, 58],
  },
  emperor: {
    half: 'M60 70C66 48 96 42 96 62c0 15-20 16-20 4 0-8 11-8 11-1M60 82H80V114M60 114H86M60 56h9l3-12-7 5-5-9',
    fineHalf: 'M60 88H74V114M60 70V82M66 70l6 12M60 96h8v10h-8',
    point: [60, 49],
  },
  hierophant: {
    whole: 'M60 40V112',
    half: 'M60 51H69M60 62H75M60 73H81',
    fineHalf: `M64 110L88 86M71 103l4 4M76 98l4 4${circle(92, 82, 5.6)}`,
    fine: rays(60, 40, 6, 10, 8),
    point: [60, 40],
  },
  lovers: {
    whole: `${circle(49, 90, 20)}${circle(71, 90, 20)}`,
    fine: `${circle(60, 46, 7)}${rays(60, 46, 10, 15, 16)}M60 62V70`,
    point: [60, 90],
  },
  chariot: {
    half: 'M60 74H88L83 100H60M84 74V46M60 46H90',
    whole: `${circle(36, 104, 10)}${circle(84, 104, 10)}`,
    fineHalf: `M60 46q5 7 10 0 5 7 10 0 5 7 10 0M60 84H85${circle(84, 104, 3)}${rays(84, 104, 3, 10, 8)}`,
    fine: star(60, 62, 8, 3.2, 8),
    point: [60, 62],
  },
  strength: {
    whole: lemniscate(41, 15),
    half: 'M60 62c12 0 19 8 19 19 0 13-8 22-19 27',
    fineHalf:
      'M60 54c5 3 9 3 12 2 1 4 4 6 9 6-1 5 1 8 6 10-3 4-3 8 1 12-5 2-6 6-4 11-5 0-8 3-8 8-5-1-8 1-10 6-2-2-4-2-6-2M66 80q4-3 8 0M60 89l5 2-5 6M60 97q5 4 9 0',
    point: [60, 72],
  },
  hermit: {
    half: 'M60 46H70L78 60V92H60M60 40q5 0 5 6M78 60H60M82 92H60M82 92V98H60',
    fineHalf: 'M60 114L82 106 100 114M84 70l8-3M85 78h9M84 86l8 3',
    fine: star(60, 76, 12, 4, 6),
    point: [60, 76],
  },
  wheel: {
    whole: `${circle(60, 76, 35)}${circle(60, 76, 26)}${circle(60, 76, 7)}`,
    fine: `${rays(60, 76, 7, 26, 8)}${rays(60, 76, 29, 32, 24)}`,
    point: [60, 45.5],
  },
  justice: {
    whole: 'M60 40V112M52 98H68',
    half: 'M60 56q14-8 30-2M90 54L80 84M90 54l10 30M78 84h24q-2 9-12 9t-12-9',
    fineHalf: 'M60 112l4-8',
    point: [60, 52],
  },
  hangedMan: {
    whole: `M24 114V40H96V114M60 40V74M60 50L48 63 60 74V90${circle(60, 98, 7)}`,
    half: 'M60 88L74 80 64 73',
    fine: `${rays(60, 98, 11, 14, 14)}M24 56h-5M24 76h-4M96 64h5M96 86h4M38 40v-5M82 40v-5`,
    point: [60, 98],
  },
  death: {
    whole: 'M32 114L68 44M70 39C52 33 30 43 24 63 38 51 54 49 67 52',
    fine: 'M70 116a14 14 0 0 1 28 0M84 97V92M75 99.5l-2.5-4.5M93 99.5l2.5-4.5M68 107l-4.5-2.5M100 107l4.5-2.5M57 66l8 4',
    point: [84, 110],
  },
  temperance: {
    whole:
      'M52 40L32 47C30 57 36 62 43 61M52 40c4 9 0 16-9 21M43 61l4 9M38 74l17-6M91 80L71 87c-2 10 4 15 11 14M91 80c4 9 0 16-9 21M82 101l4 9M77 114l17-6',
    fine: `M51 52c14 0 22 4 20 14-2 9 4 12 4 20M48 56c13 0 19 4 17 12-2 8 5 12 6 19${rays(86, 52, 6, 10, 12)}`,
    point: [86, 52],
  },
  devil: {
    whole: star(60, 80, 28, 10.7, 5, 0.5),
    half: 'M60 56C74 56 88 50 90 36 82 44 72 46 60 46',
    fine: circle(60, 80, 28),
    point: [60, 80],
  },
  tower: {
    half: 'M79 114L74 58',
    whole:
      'M46 58l5-4 4 6 6-7 5 6 4-5 4 4M41 50l32-12-1-6-6 2 1 4-7 2-1-4-7 3 1 4-7 2-2-4-5 2zM98 36L82 56h9L75 78',
    fineHalf: 'M66 74v8',
    fine: 'M60 94v9M45 66H75M28 62l3 4M34 78l-3 4M92 88l3 4M86 100l-2 4',
    point: [75, 78],
  },
  star: {
    whole: star(60, 70, 30, 7, 4),
    fineHalf: `M60 114q8-5 16 0t16 0M60 108q6-4 12 0t12 0${star(88, 44, 4, 1.4, 4)}${star(94, 92, 4, 1.4, 4)}`,
    fine: star(60, 70, 19, 7, 4, 0.125),
    point: [60, 70],
  },
  moon: {
    whole: `${circle(60, 58, 21)}M62 38a24 24 0 0 0 0 40`,
    half: 'M82 114V92h14v22M80 92h18v-6h-4v3h-3v-3h-4v3h-3v-3h-4z',
    fine: `${rays(60, 58, 25, 29, 18)}M52 114c2-8 14-8 12-15s-8-6-5-12M68 114c0-6 4-8 2-14`,
    point: [69, 58],
  },
  sun: {
    whole: `${circle(60, 72, 17)}${rays(60, 72, 21, 35, 8)}`,
    fine: `${[1, 3, 5, 7, 9, 11, 13, 15].map((turn) => flame(60, 72, 21, 35, turn / 16)).join('')}M24 114H96`,
    point: [60, 72],
  },
  judgement: {
    whole: 'M57.5 58V84C57.5 94 52 100 45 104H75C68 100 62.5 94 62.5 84V58zM55.5 66H64.5M57 58H63V54H57z',
    half: 'M66 74C74 52 90 47 101 49 99 63 86 77 66 81',
    fineHalf: 'M70 74C78 62 87 57 95 56M70 78c8-2 14-7 18-12M60 109q8-1 14-3M60 114q13-1 21-5',
    fine: rays(60, 45, 5, 9, 8),
    point: [60, 45],
  },
  world: {
    whole: 'M60 40C78 40 86 56 86 76S78 112 60 112 34 96 34 76 42 40 60 40z',
    fineHalf: `${leaves(76, 26, 36, 11, 7)}M88 40h8M92 36v8M88 112h8M92 108v8`,
    fine: star(60, 76, 15, 4.5, 4),
    point: [60, 76],
  },
};
