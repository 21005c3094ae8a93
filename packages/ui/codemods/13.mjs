// From 12 to 13: cascade layers and two custom properties have other names, and so have a page and a part
// of the shell. What went, and what `domain` and `state-machines` broke at the same time, is said.

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

/**
 * An import of one of these names from an entry of a package.
 * @param {string} names
 * @param {string} from
 */
const importOf = (names, from) =>
  new RegExp(`\\bimport\\b[^;'"]*\\b(?:${names})\\b[^;'"]*\\bfrom\\s*['"]@mirror-studio/${from}['"]`);

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
      pattern:
        /(?<!@mirror-studio\/ui\/reset\.css[\s\S]*)@mirror-studio\/ui\/styles\.css(?![\s\S]*@mirror-studio\/ui\/reset\.css)/,
      advice:
        '`styles.css` resets only what is ours: where the whole page is, import `@mirror-studio/ui/reset.css` too',
    },
    {
      pattern: /@mirror-studio\/ui\/StudioHome\b/,
      advice: '`StudioHome` is gone: use `PromptStudioLayout`, or copy the component from the last version',
    },
    {
      pattern: /@mirror-studio\/domain\/texts\/\w+\/studioHome\b/,
      advice: 'the texts `studioHome` are gone with their page',
    },
    {
      pattern: importOf(
        'calls|authCalls|Call|CallName|CallRequest|CallResponse|AuthCallName',
        'domain/[\\w-]+',
      ),
      advice:
        'a call of the contract is an endpoint: `endpoints`, `authEndpoints`, `Endpoint…`; readers take it, not its name',
    },
    {
      pattern: importOf('callPath', 'domain/[\\w-]+'),
      advice: '`callPath` is `endpointPath`, and takes the endpoint itself, not its name',
    },
    {
      pattern: /@mirror-studio\/domain\/limits\b/,
      advice:
        '`limits` is split by area: `constants/exchange`, `constants/wallet`, …; the names of the groups stay',
    },
    {
      pattern: /@mirror-studio\/state-machines\/walk\b/,
      advice: '`walk` is `explore`: the entry, the function, `ExploredState`, `FlowEvent`',
    },
    {
      pattern: importOf('say', 'state-machines/[\\w-]+'),
      advice: '`say` is `textRef`',
    },
    {
      pattern: importOf('\\w+Flow', 'state-machines/[\\w-]+'),
      advice: 'a manifest has an entry of its own: `exchangeFlow` comes from `state-machines/flows/exchange`',
    },
    {
      pattern: /\bprovideCallback\((?![^;]*\breadOwner\b)/,
      advice: '`provideCallback` needs `readOwner`',
    },
    {
      pattern: /\bprovidePassword\((?![^;]*\bsetPassword\b)/,
      advice: '`providePassword` needs `setPassword`',
    },
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
