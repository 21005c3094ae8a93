import {
  type AspectRatio,
  type Pose,
  pictureSizes,
  type ShootStyle,
} from '@mirror-studio/domain/photo-shoot';
import { develop, type InkPlane } from './develop.ts';
import { figureOf } from './figures.ts';
import { lightOf } from './lights.ts';
import { digest, gradientNoise, layered, seeded } from './noise.ts';
import { colours, type Oklch } from './palette.ts';
import { treatments } from './treatments.ts';

export interface PictureRequest {
  readonly prompt: string;
  readonly style: ShootStyle;
  readonly aspectRatio: AspectRatio;
  readonly pose: Pose;
  /** Any whole number; the same request and seed make the same picture. */
  readonly seed: number;
  /** The mean colour of a reference image, or null. */
  readonly reference: Oklch | null;
}

export interface RawPicture {
  /** Three bytes a pixel, sRGB. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Mirrored ink: warped noise folded on the vertical axis, in colours that the prompt names, light gathered where a
 * figure would stand, grain over it. A pure function of the request.
 */
export function drawInk(request: PictureRequest): RawPicture {
  const { widthPx: width, heightPx: height } = pictureSizes[request.aspectRatio];
  const random = seeded(digest(`${request.prompt}|${request.style}|${request.pose}|${request.seed}`));
  const ink = mirroredInk(request, width, height, random);
  const drift = (random() - 0.5) * 22;
  const inks = colours(request.prompt, request.style, drift, request.reference);
  return {
    pixels: develop(ink, width, height, inks, treatments[request.style], random),
    width,
    height,
  };
}

function mirroredInk(request: PictureRequest, width: number, height: number, random: () => number): InkPlane {
  const noise = gradientNoise(random);
  const [broad, silk, thread] = [layered(noise, 3, 0.42), layered(noise, 5, 0.48), layered(noise, 4, 0.5)];
  const style = treatments[request.style];
  const light = lightOf(request.prompt);
  // What stands upright is drawn a little wider where there is room for it, and narrower where there is none.
  const figure = figureOf(request.pose, Math.min(1.25, Math.max(0.72, width / height / 0.8)));
  const away = random() * 40;
  const stretch = 0.34 + random() * 0.26;
  const scale = style.scale + random() * 0.6;
  const turbulence = style.turbulence + random() * 0.6;
  const reach = 1.5 / Math.max(1, width / height);
  const slats = Math.max(style.slats, light.slats);
  const centre = (width - 1) / 2;
  const tones = new Float32Array(width * height);
  const accents = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = row / height;
    for (let column = 0; column <= centre; column++) {
      // A fold without a crease: near the axis the distance is rounded off.
      const fold = (centre - column) / height;
      const x = Math.sqrt(fold * fold + 0.0009);
      const px = x * scale + away;
      const py = y * scale * stretch + away;
      const bend = broad(px * 1.15, py * 0.95);
      const sway = broad(px * 1.05 + 5.2, py * 0.9 + 1.3);
      const curl = broad(px * 1.3 + turbulence * bend + 1.7, py * 0.8 + turbulence * sway + 9.2);
      const flow = silk(px * 1.2 + turbulence * curl * 0.8, py * 0.55 + turbulence * bend * 0.8);
      const fibre = 1 - Math.abs(thread(px * 2.6 + 3.4 * curl, py * 0.7 + 2.2 * sway));
      const fine = 1 - Math.abs(thread(px * 5.2 + 4.6 * flow + 1.4 * curl, py * 1.1 + 3.1 * bend));
      // The ink runs out of whoever stands there, but not so far that the pose is lost.
      const near = figure(x + bend * 0.04 + curl * 0.03, y + sway * 0.042);
      const body = 1 - Math.exp(-1.45 * near * near * (1 + 0.35 * flow));
      const rim = Math.exp(-(((near - 0.42 + 0.1 * flow) / 0.17) ** 2));
      const halo = Math.exp(-((x * reach) ** 2) - ((y - 0.48) * 1.3) ** 2);
      const veil = flow * 0.5 + 0.5;
      const spark = fibre ** 6 * style.detail;
      const wisp = fine ** 9 * style.detail;
      const round = style.backdrop * Math.exp(-(((x * reach) / 0.52) ** 2) - ((y - 0.42) / 0.42) ** 2);
      const around =
        style.ground *
        (halo * (0.05 + 0.6 * veil * veil + 0.2 * spark * veil) +
          wisp * (0.05 + 0.16 * veil) +
          veil ** 3 * 0.26);
      let tone =
        0.05 +
        body * (0.54 + 0.5 * flow + 0.22 * spark + 0.1 * wisp) +
        (around + round) * (1 - 0.7 * body) -
        Math.max(0, -flow) * 0.12 * style.ground;
      // On paper what would be lit is where the ink lies.
      if (style.onPaper) tone = 0.97 - 0.84 * clamp(tone - 0.05) ** 0.95 - 0.1 * wisp * body;
      if (light.behind > 0) {
        const bright = halo * (0.62 + 0.42 * veil) + rim * 0.22 + wisp * 0.1;
        tone += (bright * (1 - 0.96 * clamp(body * 1.25)) - tone) * light.behind;
      }
      if (light.pool) {
        const [fromTop, wide, high] = light.pool;
        const pool = Math.exp(-((x / wide) ** 2) - ((y - fromTop) / high) ** 2);
        tone *= light.ambient + (1.2 - light.ambient) * pool;
        tone += pool * (0.06 + 0.16 * veil * veil);
      } else tone *= light.ambient;
      if (light.edges > 0) tone += light.edges * (rim * (0.3 + 0.5 * spark + 0.4 * wisp) + fine ** 16 * 0.42);
      if (light.rays > 0) {
        const beam = Math.max(0, Math.cos(Math.atan2(x, y + 0.12) * 26 + bend * 1.4));
        tone = tone * 0.78 + light.rays * beam ** 3 * 0.42 * (1 - y * 0.7) * (1 - 0.4 * body);
      }
      if (slats > 0) {
        const slat = Math.sin((y + x * 0.3 + bend * 0.02 + curl * 0.012) * 44);
        tone *= 1.1 - slats * 0.66 * smoothstep(-0.35, 0.45, slat);
      }
      if (style.etching > 0) {
        const line = Math.abs(Math.sin((flow * 2.2 + near * 0.9 + y * 1.5) * 17));
        tone *= 1 - style.etching * (1 - smoothstep(0.08, 0.5, line)) * 0.62;
      }
      tone = 0.42 + (tone * light.exposure - 0.42) * light.contrast;
      tone += light.haze * (0.6 + 0.2 * veil - tone) * (0.7 + 0.3 * y);
      if (style.strokes > 0) {
        const brushed = (Math.max(0, tone) + (fibre - 0.75) * 0.11) * style.strokes;
        const step = Math.floor(brushed);
        tone = (step + smoothstep(0.55, 1, brushed - step)) / style.strokes;
      }
      const edge =
        1 -
        0.5 *
          Math.min(
            1,
            style.vignette * ((fold / (width / height / 2)) ** 3 * 0.75 + Math.abs(y - 0.5) ** 3 * 3.2),
          );
      const value = tone * edge;
      tones[row * width + column] = value;
      tones[row * width + (width - 1 - column)] = value;
      const second = clamp(
        0.4 + 1.15 * sway - 0.5 * curl - 0.2 * body + 0.3 * (y - 0.5) + light.edges * (0.9 * rim - 0.25),
      );
      const accent = second * second * (3 - 2 * second);
      accents[row * width + column] = accent;
      accents[row * width + (width - 1 - column)] = accent;
    }
  }
  return { tones, accents };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
