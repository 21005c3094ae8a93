import { globalLayer } from '@vanilla-extract/css';

// Tailwind's layers in its own order, so that it is the same whichever sheet a page loads first.
globalLayer('properties');
globalLayer('theme');
globalLayer('base');
const components = globalLayer('components');
globalLayer('utilities');

/**
 * Every style of the package lies in one of these layers, weakest first, under one parent. That stands over the reset
 * of a page that has one (`base`) and under its utilities; a page's own styles, which lie in no layer, always win.
 */
const mirror = globalLayer({ parent: components }, 'mirror');

export const layers = {
  reset: globalLayer({ parent: mirror }, 'reset'),
  theme: globalLayer({ parent: mirror }, 'theme'),
  base: globalLayer({ parent: mirror }, 'base'),
  primitives: globalLayer({ parent: mirror }, 'primitives'),
  patterns: globalLayer({ parent: mirror }, 'patterns'),
  components: globalLayer({ parent: mirror }, 'components'),
  adaptations: globalLayer({ parent: mirror }, 'adaptations'),
};
