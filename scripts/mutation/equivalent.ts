/** A change of the code that changes nothing that anybody could notice. */
interface Equivalent {
  /** A file, or the folder of several. */
  file: string;
  /** The line, or its part, that is changed. */
  before: string;
  /** What the changed part becomes; every change of the line when it is left out. */
  after?: string;
  reason: string;
}

const economy = 'packages/domain/src/economy';
const ledger = 'packages/server/src/ledger';
const machines = 'packages/state-machines/src';

const equivalents: readonly Equivalent[] = [
  ...[`${ledger}/exchange.ts`, `${ledger}/transfer.ts`].map((file) => ({
    file,
    before: ') throw new Error(',
    reason: 'It cannot come about: it tells the compiler so, and whoever breaks it.',
  })),
  ...['a <= b', 'a >= b'].map((after) => ({
    file: `${ledger}/idempotency.ts`,
    before: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    after,
    reason: 'No two fields have one name, and any order that is always the same serves.',
  })),

  {
    file: 'packages/domain/src/access/navigation.ts',
    before: 'route.nav === null ? []',
    reason: 'The sidebar takes entries by their group, and what stands there without a place has none.',
  },
  {
    file: 'packages/domain/src/errors/retry.ts',
    before: "'PROVIDER_",
    reason:
      'Reads are retried three times, failures of providers too (§8, §9): the set matters when one changes.',
  },
  {
    file: 'packages/domain/src/jobs/job.ts',
    before: 'prompt.length <= drawerLimits.excerptCharacters',
    reason: 'A shorter way to the same answer: what has so few units has no more characters either.',
  },
  {
    file: 'packages/domain/src/jobs/job.ts',
    before: "{ granularity: 'grapheme' }",
    reason: 'It is the default, named for the reader.',
  },
  {
    file: 'packages/domain/src/flags/flags.ts',
    before: "fallback ? 'true' : 'false'",
    reason: 'Whatever is not true is off.',
  },
  {
    file: 'packages/domain/src/settings/settings.ts',
    before: "JSON.parse(text ?? '{}')",
    reason: 'No text is no JSON: it is caught, and there are no settings either.',
  },
  {
    file: 'packages/domain/src/settings/settings.ts',
    before: "typeof value === 'object' && value !== null ? { ...value } : {}",
    reason: 'Anything can be spread: what is no object has no field that is a setting.',
  },
  {
    file: 'packages/domain/src/storage/clean-up.ts',
    before: '.filter((key) => key !== null)',
    reason: 'A store has a key at every place below its length: the compiler needs the null named.',
  },
  {
    file: 'packages/domain/src/storage/keys.ts',
    before: 'leavesAtSignOut: true,',
    reason: 'What the two make leaves by its class or its prefix already; the row says it for the reader.',
  },
  {
    file: `${economy}/costs.ts`,
    before: 'imageCount * generationPrices.creditsPerImage',
    reason: 'A picture costs one credit: times one and by one are the same until the price is confirmed.',
  },
  {
    file: `${economy}/exchange.ts`,
    before: 'if (coins === null || !isWholeAmount(coins)',
    after: 'false',
    reason: 'The compiler needs the null named; null is no whole amount either.',
  },
  {
    file: `${economy}/exchange.ts`,
    before: "parts.find(({ type }) => type === 'group')?.value ?? ','",
    reason: 'Every locale of the product has a separator of groups.',
  },
  {
    file: `${economy}/exchange.ts`,
    before: "coins === null && typeof amount === 'string'",
    after: 'true',
    reason: 'A number is never null: the compiler needs the type named.',
  },
  {
    file: `${economy}/purchases.ts`,
    before: 'totalTokens: pack.tokens + bonus',
    reason: 'No price of a pack earns the Mirror bonus: it is zero.',
  },
  {
    file: `${economy}/purchases.ts`,
    before: '(amountCents - minimumCents) % stepCents === 0',
    reason: 'The least amount is a multiple of the step: the rest is the same.',
  },
  {
    file: `${economy}/purchases.ts`,
    before: 'Math.abs(dollars * 100 - cents) < 1e-6',
    reason: 'No price in dollars lies exactly a millionth of a cent from a whole one.',
  },
  {
    file: `${machines}/storage/storage.machine.ts`,
    before: "context.clearing[0] ?? 'ephemeral'",
    reason: 'Nothing is cleared without something to clear: the compiler needs a value named.',
  },
  {
    file: `${machines}/toast/toast.machine.ts`,
    before: "context.toast?.action?.id ?? ''",
    reason: 'An action is taken only from a toast that has one: the compiler needs a value named.',
  },
  {
    file: `${machines}/toast/toast.machine.ts`,
    before: 'context.toast?.action !== undefined',
    after: 'context.toast.action',
    reason: 'An action is chosen only while a toast is open: the compiler needs its absence named.',
  },
  {
    file: `${machines}/shortcuts/shortcuts.machine.ts`,
    before: "actions: { type: 'run', params: ({ event }) => ({ pressed: event, begun: false }) }",
    after: 'true',
    reason: 'The guard before it has found that the press runs by itself; no key is bound twice.',
  },
  {
    file: `${machines}/notifications/notifications.machine.ts`,
    before: 'next <= at',
    after: 'next < at',
    reason: 'Of two that are due at the same moment either names that moment.',
  },
  {
    file: machines,
    before: 'error: timedOut',
    after: '{}',
    reason: 'Nothing that was thrown is read as an answer that did not come in time is.',
  },
  {
    file: `${machines}/shared/notice.ts`,
    before: "errorCodeText(failure?.code ?? '')",
    reason: 'Where there is no failure there is no code either, and no code has words.',
  },
  {
    file: `${machines}/shared/notice.ts`,
    before: 'failure === null || text === null',
    after: 'false',
    reason: 'No failure has no words: the compiler needs the null named.',
  },
  {
    file: `${machines}/route-guard/route-guard.machine.ts`,
    before: "userId: context.userId ?? ''",
    reason: 'A profile is read for somebody who is signed in: the compiler needs the null named.',
  },
  {
    file: `${machines}/help/help.machine.ts`,
    before: "contextId: topicId ?? ''",
    reason: 'Feedback is given on a topic that is open: the compiler needs the null named.',
  },
  {
    file: `${machines}/help/help.setup.ts`,
    before: 'topicId !== null && !isHelpTopicId(topicId)',
    after: 'true',
    reason: 'It is asked of a topic that is open: the compiler needs the null named.',
  },
  ...['toast/toast.machine.ts', 'help/help.machine.ts'].map((file) => ({
    file: `${machines}/${file}`,
    before: 'reenter: true',
    reason:
      'A transition of the whole machine leaves and enters what is in it anyway; it says so to the reader.',
  })),
  {
    file: `${machines}/session/regions.ts`,
    before: "context.session?.refresh_token ?? ''",
    reason: 'Only a session that is there is refreshed: the compiler needs the null named.',
  },
  ...[
    ['...(context.logs ?? [])', 'Another page is read only after the first'],
    ["url: checkoutUrl ?? ''", 'It leaves only for an address'],
    ['context.logs?.length === 0', 'It is asked only of a log that was read'],
  ].map(([before = '', why]) => ({
    file: `${machines}/token-wallet/token-wallet.setup.ts`,
    before,
    reason: `${why}: the compiler needs its absence named.`,
  })),
  {
    file: machines,
    before: '=== null) throw new RangeError(',
    reason: 'Nothing leads there without it: the compiler needs the null named.',
  },
  ...['context.intents + 1}`', 'context.works + 1}`'].map((before) => ({
    file: machines,
    before,
    reason:
      'In place of the key that is provided: it is used in the atlas alone, where none is shown or sent.',
  })),
  {
    file: machines,
    before: 'types: {',
    after: '{}',
    reason: 'The types of a machine are for the compiler: nothing of them is left when it runs.',
  },
];

/** Why nothing can notice a change, or null when something should. */
export const reasonOf = (change: { file: string; before: string; after: string }): string | null =>
  equivalents.find(
    ({ file, before, after }) =>
      (change.file === file || change.file.startsWith(`${file}/`)) &&
      change.before.includes(before) &&
      (after === undefined || change.after === after),
  )?.reason ?? null;
