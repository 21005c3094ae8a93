import { createGlobalThemeContract } from '@vanilla-extract/css';
import { dark } from './tokens/dark.ts';
import { densities, shared } from './tokens/shared.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `vars.surface.canvas` is `var(--ms-surface-canvas)`: the names are public and stay. */
export const vars = createGlobalThemeContract(
  { ...dark, ...shared, control: densities.comfortable },
  (_value, path) => `ms-${path.map(kebab).join('-')}`,
);
