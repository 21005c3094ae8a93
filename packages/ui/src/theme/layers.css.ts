import { globalLayer } from '@vanilla-extract/css';

/**
 * Every style of the package lies in one of these layers, weakest first, under one parent:
 * a page's own styles, which lie in no layer, always win.
 */
const mirror = globalLayer('mirror');

export const layers = {
  reset: globalLayer({ parent: mirror }, 'reset'),
  theme: globalLayer({ parent: mirror }, 'theme'),
  base: globalLayer({ parent: mirror }, 'base'),
  primitives: globalLayer({ parent: mirror }, 'primitives'),
  patterns: globalLayer({ parent: mirror }, 'patterns'),
  components: globalLayer({ parent: mirror }, 'components'),
  adaptations: globalLayer({ parent: mirror }, 'adaptations'),
};
