import { create, type ThemeVarsPartial } from 'storybook/theming';
import { toHex } from '../packages/ui/src/theme/tokens/colour.ts';
import { type ColourTokens, dark } from '../packages/ui/src/theme/tokens/dark.ts';
import { light } from '../packages/ui/src/theme/tokens/light.ts';
import { ramps } from '../packages/ui/src/theme/tokens/ramps.ts';
import { shared } from '../packages/ui/src/theme/tokens/shared.ts';

const px = (rem: string) => Number.parseFloat(rem) * 16;

const mark = ({ text }: ColourTokens) =>
  `<svg viewBox="0 0 28 28" width="22" height="22" fill="${toHex(text.base)}" aria-hidden="true"><path d="M14 1.75c-5.2 0-9.25 5.2-9.25 12.25S8.8 26.25 14 26.25" fill="none" stroke="${toHex(text.faint)}" stroke-width="1.5"/><path d="M14 1c5.7 0 10 5.6 10 13s-4.3 13-10 13V1Z"/></svg>`;

/** Storybook itself, drawn with the tokens of the studio: what frames the stories is the same room. */
function themed(base: ThemeVarsPartial['base'], tokens: ColourTokens) {
  const { surface, text, line, fill } = tokens;
  return create({
    base,
    brandTitle: `<span class="studio-brand">${mark(tokens)}<span>Mirror Studio</span></span>`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: shared.font.sans,
    fontCode: shared.font.mono,
    colorPrimary: toHex(text.base),
    // What is chosen: white letters lie on it. Not violet, which is for what the machine makes.
    colorSecondary: toHex(base === 'dark' ? ramps.obsidian[9] : ramps.obsidian[7]),
    appBg: toHex(surface.sunken),
    appContentBg: toHex(surface.canvas),
    appPreviewBg: toHex(surface.canvas),
    appHoverBg: toHex(fill.hover),
    appBorderColor: toHex(line.divider),
    appBorderRadius: px(shared.radius.card),
    textColor: toHex(text.base),
    textInverseColor: toHex(surface.canvas),
    textMutedColor: toHex(text.muted),
    barTextColor: toHex(text.muted),
    barHoverColor: toHex(text.base),
    barSelectedColor: toHex(text.base),
    barBg: toHex(surface.canvas),
    buttonBg: toHex(fill.quiet),
    buttonBorder: toHex(line.divider),
    booleanBg: toHex(surface.field),
    booleanSelectedBg: toHex(surface.overlay),
    inputBg: toHex(surface.field),
    inputBorder: toHex(line.control),
    inputTextColor: toHex(text.base),
    inputBorderRadius: px(shared.radius.control),
  });
}

export const studioThemes = { dark: themed('dark', dark), light: themed('light', light) };

/** The studio's theme by the toolbar's choice; dark unless light is chosen. */
export const studioTheme = (choice: unknown) => (choice === 'light' ? studioThemes.light : studioThemes.dark);
