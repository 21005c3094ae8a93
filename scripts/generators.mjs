// Last: a file after `--update` would be its value, and every test would run.
const vitest = (...files) => ['vitest', 'run', '--project', 'unit', ...files, '--update'];

/** What is generated, and the command that writes it, from the root; each after those whose result it reads. */
export const generators = [
  {
    writes: 'the lists of texts, of pages and of areas of the API',
    command: vitest(
      'packages/domain/src/texts/lists.test.ts',
      'packages/domain/src/pages/pages.test.ts',
      'packages/domain/src/contract/areas.test.ts',
    ),
  },
  { writes: 'the exports of ui', command: ['node', 'packages/ui/scripts/exports.mjs'] },
  { writes: 'what is collected from the specs of ui', command: ['node', 'packages/ui/scripts/specs.mjs'] },
  { writes: 'the outline icons', command: ['node', 'packages/ui/scripts/icons.mjs'] },
  { writes: 'the tokens for design tools', command: ['node', 'packages/ui/scripts/tokens.mjs'] },
  { writes: 'the typefaces', command: ['node', 'packages/ui/scripts/fonts.mjs'] },
  { writes: 'the typefaces of the frame of Storybook', command: ['node', '.storybook/keys.mjs'] },
  { writes: 'the list of flows', command: ['node', 'scripts/packages/flows.ts'] },
  { writes: 'the published exports', command: ['node', 'scripts/packages/exports.ts'] },
  { writes: 'the texts that wait for a component', command: ['node', 'packages/domain/scripts/awaiting.ts'] },
  { writes: 'the State Atlas', command: ['node', 'packages/flows/scripts/atlas.ts'] },
  { writes: 'the states of pages of data', command: ['node', 'packages/app/scripts/pages.ts'] },
  {
    writes: 'their layout',
    command: [
      'biome',
      'format',
      '--write',
      'packages/ui/src',
      'packages/ui/package.json',
      'packages/domain/src/checks',
    ],
  },
  {
    writes: 'the overlays and commands of the app',
    command: vitest(
      'packages/app/src/overlays/overlays.test.ts',
      'packages/app/src/commands/commands.test.ts',
    ),
  },
  {
    writes: 'the filter of leaked passwords',
    command: ['node', '--conditions=@mirror-studio/source', 'packages/server/scripts/leaked-passwords.ts'],
  },
  {
    writes: 'the routes of the server, and what it holds of people',
    command: vitest(
      'packages/server/src/composition/routes.test.ts',
      'packages/server/src/account-data/parts.test.ts',
    ),
  },
  {
    writes: 'OpenAPI and the reference (not in git)',
    command: ['node', '--conditions=@mirror-studio/source', 'packages/domain/scripts/documents.ts'],
  },
  { writes: 'the reports of the packages', command: vitest('tests/unit/packages/reports.test.ts') },
];
