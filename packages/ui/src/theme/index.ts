export { type AccentOptions, type AccentProperties, createAccent } from './accent.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { noFlashHash, noFlashScript } from './noFlash.ts';
export { contrast, oklch, parseOklch, toHex } from './tokens/colour.ts';
export { dark } from './tokens/dark.ts';
export { light } from './tokens/light.ts';
export { ramps } from './tokens/ramps.ts';
export { densities, shared } from './tokens/shared.ts';
