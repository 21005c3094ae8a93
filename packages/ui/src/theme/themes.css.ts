import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { withMoreContrast } from './tokens/contrast.ts';
import { type ColourTokens, dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { type DensityTokens, densities, shared, touchTarget } from './tokens/shared.ts';

const { surface, text, line, fill, silver, accent, gold, violet, status, focus, shadow } = vars;
const colours = { surface, text, line, fill, silver, accent, gold, violet, status, focus, shadow };
const { space, radius, font, weight, size, leading, tracking, measure, motion, layer } = vars;
const common = { space, radius, font, weight, size, leading, tracking, measure, motion, layer };

const assign = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });
/** A brand's accent stays where a part inside it names a theme (`createAccent`). */
const branded = ({ solidTop, solidBottom, on, edge }: ColourTokens['accent']): ColourTokens['accent'] => ({
  solidTop: `var(--ms-brand-solid-top, ${solidTop})`,
  solidBottom: `var(--ms-brand-solid-bottom, ${solidBottom})`,
  on: `var(--ms-brand-on, ${on})`,
  edge: `var(--ms-brand-edge, ${edge})`,
});
const themeRule = (tokens: ColourTokens): StyleRule => ({
  vars: assignVars(colours, { ...tokens, accent: branded(tokens.accent) }),
});

assign(':root', { vars: assignVars(common, shared) });

// Dark is the theme of a page that names none. A theme may also be set on a part of the page.
const systemScope = '[data-theme="system"]';
const darkScope = `:root, [data-theme="dark"], ${systemScope}`;
const lightScope = '[data-theme="light"]';
const whenLight = '(prefers-color-scheme: light)';
assign(darkScope, themeRule(dark));
assign(lightScope, themeRule(light));
assign(systemScope, { '@media': { [whenLight]: themeRule(light) } });
// Of a page that names no theme, the controls, scroll bars and ground of the browser stay as they are.
assign('[data-theme="dark"]', { colorScheme: 'dark' });
assign(lightScope, { colorScheme: 'light' });
assign(systemScope, { colorScheme: 'dark', '@media': { [whenLight]: { colorScheme: 'light' } } });

const moreDark = withMoreContrast(dark);
const moreLight = withMoreContrast(light);
/** What is stronger, over the theme that the same element has. */
const strengthened = ({ surface, text, line }: ColourTokens) =>
  assignVars({ surface: colours.surface, text: colours.text, line: colours.line }, { surface, text, line });
const stronger = (theme: string) => `[data-contrast="more"]${theme}, [data-contrast="more"] ${theme}`;
assign(`:root[data-contrast="more"], ${stronger('[data-theme="dark"]')}, ${stronger(systemScope)}`, {
  vars: strengthened(moreDark),
});
assign(stronger(lightScope), { vars: strengthened(moreLight) });
assign(stronger(systemScope), { '@media': { [whenLight]: { vars: strengthened(moreLight) } } });
const whenMore = '(prefers-contrast: more)';
assign(darkScope, { '@media': { [whenMore]: { vars: strengthened(moreDark) } } });
assign(lightScope, { '@media': { [whenMore]: { vars: strengthened(moreLight) } } });
assign(systemScope, { '@media': { [`${whenMore} and ${whenLight}`]: { vars: strengthened(moreLight) } } });

const control = (tokens: DensityTokens): StyleRule => ({ vars: assignVars(vars.control, tokens) });
assign(':root, [data-density="comfortable"]', control(densities.comfortable));
assign('[data-density="compact"]', control(densities.compact));
assign('[data-density="spacious"]', control(densities.spacious));
assign(':root, [data-density]', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [vars.control.height]: touchTarget,
        [vars.control.heightSmall]: touchTarget,
        [vars.control.row]: touchTarget,
      },
    },
  },
});

const still = {
  [vars.motion.travel]: '0rem',
  [vars.motion.grow]: '1',
  [vars.motion.slow]: shared.motion.fast,
};
assign('[data-motion="reduced"]', { vars: still });
assign(':root', { '@media': { '(prefers-reduced-motion: reduce)': { vars: still } } });

// The system's palette has few colours: what is left says where text, controls and choices are.
const system: ColourTokens['status']['neutral'] = {
  text: 'CanvasText',
  border: 'CanvasText',
  surface: 'Canvas',
  solid: 'CanvasText',
};
const forced: ColourTokens = {
  surface: {
    canvas: 'Canvas',
    sunken: 'Canvas',
    raised: 'Canvas',
    overlay: 'Canvas',
    field: 'Field',
    scrim: 'Canvas',
  },
  text: {
    base: 'CanvasText',
    muted: 'CanvasText',
    faint: 'CanvasText',
    onSilver: 'ButtonFace',
    onGold: 'ButtonText',
    onViolet: 'ButtonText',
    onDanger: 'ButtonText',
    disabled: 'GrayText',
  },
  line: {
    hairTop: 'ButtonBorder',
    hairBottom: 'ButtonBorder',
    lipTop: 'ButtonBorder',
    lipBottom: 'ButtonBorder',
    control: 'ButtonBorder',
    divider: 'CanvasText',
  },
  fill: {
    hover: 'transparent',
    pressed: 'transparent',
    selected: 'Highlight',
    quiet: 'ButtonFace',
    quietHover: 'ButtonFace',
    track: 'Canvas',
    thumb: 'CanvasText',
    skeleton: 'GrayText',
    skeletonGleam: 'Canvas',
  },
  silver: { solid: 'ButtonText' },
  accent: { solidTop: 'ButtonFace', solidBottom: 'ButtonFace', on: 'ButtonText', edge: 'ButtonText' },
  gold: {
    text: 'CanvasText',
    border: 'CanvasText',
    surface: 'Canvas',
    solid: 'ButtonFace',
    solidTop: 'ButtonFace',
    solidBottom: 'ButtonFace',
  },
  violet: {
    text: 'CanvasText',
    border: 'Highlight',
    surface: 'Canvas',
    solid: 'Highlight',
    solidTop: 'Highlight',
    solidBottom: 'Highlight',
    bright: 'Highlight',
    glow: 'transparent',
  },
  status: {
    neutral: system,
    success: system,
    warning: system,
    danger: system,
    info: system,
    running: { ...system, solid: 'Highlight' },
  },
  focus: { ring: 'Highlight' },
  shadow: { raised: 'none', overlay: 'none', glow: 'none', gold: 'none' },
};
assign(`${darkScope}, [data-theme]`, {
  '@media': { '(forced-colors: active)': { vars: assignVars(colours, forced) } },
});
