// From 12 to 13: cascade layers and two custom properties have other names, and so have a page and a part
// of the shell.

const silver = /(--ms-)silver(-solid-(?:top|bottom))(?![\w-])/g;
const layerRules = /(@layer\s+)([^{};]*)|(\blayer\()([^)]*)/g;
/** The layer `mirror` or one in it, not `components.mirror`, nor another team's `my-mirror` or `mirrored`. */
const ownLayer = /(?<![\w.-])mirror(?=$|[\s,.])/g;

/** @type {readonly (readonly [entry: string, name: RegExp, next: string])[]} In files that import the entry. */
const renames = [
  ['theme', /\b((?:vars|dark|light)\.)silver(\.solid(?:Top|Bottom))\b/g, '$1accent$2'],
  ['UnbuiltPage', /\bUnbuiltPage(Props)?\b/g, 'ComingSoonPage$1'],
  ['AppShell', /\bHeaderRoom\b/g, 'HeaderSlot'],
];

/** @param {string} names */
const renamedLayers = (names) => names.replaceAll(ownLayer, 'components.mirror');

/** @type {import('./codemods.mjs').Codemod} */
export const codemod = {
  about: 'layers in components.mirror, --ms-accent-solid-…, ComingSoonPage, HeaderSlot',
  change: (text) => {
    const styled = text
      .replaceAll(silver, '$1accent$2')
      .replaceAll(layerRules, (_whole, rule = '', names = '', call = '', called = '') =>
        rule ? rule + renamedLayers(names) : call + renamedLayers(called),
      );
    return renames.reduce(
      (mended, [entry, name, next]) =>
        mended.includes(`@mirror-studio/ui/${entry}`) ? mended.replaceAll(name, next) : mended,
      styled,
    );
  },
  byHand: [
    {
      pattern: /<Toast\b[^;]*?\stells=/,
      advice: '`tells` of Toast is `suppresses`',
    },
    {
      pattern: /\.silver\.solid(?:Top|Bottom)\b/,
      advice:
        '`silver.solidTop` and `silver.solidBottom` of a theme are `accent.solidTop` and `accent.solidBottom`',
    },
  ],
};
