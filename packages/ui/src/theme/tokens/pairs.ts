import type { ColourTokens } from './dark.ts';

/** A colour that is laid on another, and how clearly it must stand out. */
export interface ContrastPair {
  /** Token of the front, and of what it lies on. */
  name: string;
  front: string;
  /** What lies below, the lowest first. */
  surfaces: readonly string[];
  /** WCAG 2 ratio: 4.5 for text, 3 for large text, controls and the focus ring. */
  minimum: number;
}

const text = 4.5;
const control = 3;

/** Every pair that the components use. A new use belongs here. */
export function contrastPairs(theme: ColourTokens): ContrastPair[] {
  const { surface, text: words, line, fill, silver, accent, gold, violet, status, focus } = theme;
  const grounds = {
    canvas: surface.canvas,
    sunken: surface.sunken,
    raised: surface.raised,
    overlay: surface.overlay,
    field: surface.field,
  };
  const pairs: ContrastPair[] = [];
  const pair = (name: string, front: string, surfaces: string | readonly string[], minimum: number) =>
    pairs.push({ name, front, surfaces: typeof surfaces === 'string' ? [surfaces] : surfaces, minimum });

  for (const [ground, colour] of Object.entries(grounds)) {
    pair(`text.base on ${ground}`, words.base, colour, text);
    pair(`text.muted on ${ground}`, words.muted, colour, text);
    pair(`text.faint on ${ground}`, words.faint, colour, text);
    pair(`text.base on ${ground}, hovered`, words.base, [colour, fill.hover], text);
    pair(`text.muted on ${ground}, hovered`, words.muted, [colour, fill.hover], text);
    pair(`text.faint on ${ground}, hovered`, words.faint, [colour, fill.hover], text);
    pair(`text.base on ${ground}, pressed`, words.base, [colour, fill.pressed], text);
    pair(`gold.text on ${ground}`, gold.text, colour, text);
    pair(`violet.text on ${ground}`, violet.text, colour, text);
    pair(`focus.ring on ${ground}`, focus.ring, colour, control);
    pair(`line.control on ${ground}`, line.control, colour, control);
    pair(`line.lipBottom on ${ground}`, line.lipBottom, colour, control);
    pair(`violet.solid on ${ground}`, violet.solid, colour, control);
    pair(`violet.bright on ${ground}`, violet.bright, colour, control);
    for (const [name, tone] of Object.entries(status)) {
      pair(`status.${name}.text on ${ground}`, tone.text, colour, text);
      pair(`status.${name}.solid on ${ground}`, tone.solid, colour, control);
    }
    // What is filled stands out from what is not: meters, progress lines and sliders.
    for (const [name, front] of [
      ['violet.bright', violet.bright],
      ['violet.text', violet.text],
      ['gold.text', gold.text],
      ['text.muted', words.muted],
      ['silver.solid', silver.solid],
      ['status.success.solid', status.success.solid],
      ['status.warning.solid', status.warning.solid],
      ['status.danger.solid', status.danger.solid],
    ] as const) {
      pair(`${name} on its track on ${ground}`, front, [colour, fill.track], control);
    }
    // A thumb is told by its outline, whatever it has passed.
    pair(`line.control round a thumb on ${ground}`, line.control, colour, control);
    pair(`text.base on what is selected on ${ground}`, words.base, [colour, fill.selected], text);
    pair(`silver.solid on ${ground}`, silver.solid, colour, control);
  }

  for (const [name, tone] of Object.entries({ ...status, gold, violet })) {
    pair(`${name}.text on its surface`, tone.text, tone.surface, text);
    pair(`text.base on ${name}.surface`, words.base, tone.surface, text);
    pair(`text.muted on ${name}.surface`, words.muted, tone.surface, text);
    pair(`focus.ring on ${name}.surface`, focus.ring, tone.surface, control);
  }

  pair('text.onSilver on silver', words.onSilver, silver.solid, text);
  for (const [end, colour] of [
    ['top', accent.solidTop],
    ['bottom', accent.solidBottom],
  ] as const) {
    pair(`accent.on on accent, ${end}`, accent.on, colour, text);
  }
  for (const [end, colour] of [
    ['top', gold.solidTop],
    ['bottom', gold.solidBottom],
  ] as const) {
    pair(`text.onGold on gold, ${end}`, words.onGold, colour, text);
  }
  for (const [end, colour] of [
    ['top', violet.solidTop],
    ['bottom', violet.solidBottom],
    ['flat', violet.solid],
  ] as const) {
    pair(`text.onViolet on violet, ${end}`, words.onViolet, colour, text);
  }
  for (const [state, colour] of [
    ['rest', fill.quiet],
    ['hovered', fill.quietHover],
  ] as const) {
    pair(`text.base on the quiet button, ${state}`, words.base, colour, text);
    pair(`text.muted on the quiet button, ${state}`, words.muted, colour, text);
    pair(`status.danger.text on the quiet button, ${state}`, status.danger.text, colour, text);
  }
  return pairs;
}
