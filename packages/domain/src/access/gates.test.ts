import { describe, expect, test } from 'vitest';
import { type Gate, gateFor } from './index.ts';

const given = [true, false, undefined] as const;
const either = [true, false] as const;
const pages = [
  { exemptFromBan: false, legalText: false },
  { exemptFromBan: true, legalText: false },
  { exemptFromBan: false, legalText: true },
  { exemptFromBan: true, legalText: true },
];

interface Case {
  readonly page: (typeof pages)[number];
  readonly signedIn: boolean;
  readonly server: {
    readonly banned: boolean | undefined;
    readonly hasClaimed: boolean | undefined;
    readonly legalAccepted: boolean | undefined;
    readonly termsAccepted: boolean | undefined;
    readonly complianceConfirmed: boolean | undefined;
  };
  readonly local: {
    readonly inviteClaimed: boolean;
    readonly legalAccepted: boolean;
    readonly termsAccepted: boolean;
  };
}

/** Every combination of everything the gates look at: 4 × 2 × 3⁵ × 2³. */
function* allCases(): Generator<Case> {
  for (const page of pages)
    for (const signedIn of either)
      for (const banned of given)
        for (const hasClaimed of given)
          for (const legalAccepted of given)
            for (const termsAccepted of given)
              for (const complianceConfirmed of given)
                for (const local of locals())
                  yield {
                    page,
                    signedIn,
                    server: { banned, hasClaimed, legalAccepted, termsAccepted, complianceConfirmed },
                    local,
                  };
}

function* locals(): Generator<Case['local']> {
  for (const inviteClaimed of either)
    for (const legalAccepted of either)
      for (const termsAccepted of either) yield { inviteClaimed, legalAccepted, termsAccepted };
}

/** The sentences of the specification, each on its own and in their order (§4). */
function asTold({ page, signedIn, server, local }: Case): Gate {
  const claimed = server.hasClaimed === undefined ? local.inviteClaimed : server.hasClaimed;
  const legal = server.legalAccepted === undefined ? local.legalAccepted : server.legalAccepted;
  const terms = server.termsAccepted === undefined ? local.termsAccepted : server.termsAccepted;
  const compliance =
    server.complianceConfirmed === undefined ? local.termsAccepted : server.complianceConfirmed;
  const sentences: readonly (readonly [Gate, boolean])[] = [
    ['suspended', signedIn && server.banned === true && !page.exemptFromBan],
    ['legal', signedIn && !page.legalText && claimed && !legal],
    ['terms', signedIn && !page.legalText && legal && (!terms || !compliance)],
  ];
  return sentences.find(([, stands]) => stands)?.[0] ?? 'open';
}

const nothing = { inviteClaimed: false, legalAccepted: false, termsAccepted: false };
const page = { exemptFromBan: false, legalText: false };

describe('the gates', () => {
  test('stand as they are told, in all 15,552 cases', () => {
    const cases = [...allCases()];
    expect(cases).toHaveLength(15_552);
    const wrong = cases.filter(
      (one) => gateFor(one.page, one.signedIn, one.server, one.local) !== asTold(one),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['someone who is banned', { banned: true, hasClaimed: true }, nothing, 'suspended'],
    ['an invitation claimed, nothing accepted', { hasClaimed: true, legalAccepted: false }, nothing, 'legal'],
    [
      'legal accepted, terms not',
      { legalAccepted: true, termsAccepted: false, complianceConfirmed: true },
      nothing,
      'terms',
    ],
    [
      'legal accepted, compliance not',
      { legalAccepted: true, termsAccepted: true, complianceConfirmed: false },
      nothing,
      'terms',
    ],
    [
      'everything accepted',
      { hasClaimed: true, legalAccepted: true, termsAccepted: true, complianceConfirmed: true },
      nothing,
      'open',
    ],
    ['no invitation', { hasClaimed: false, legalAccepted: false }, nothing, 'open'],
    ['no answer, this browser remembers the invitation', {}, { ...nothing, inviteClaimed: true }, 'legal'],
    ['no answer, this browser remembers legal', {}, { ...nothing, legalAccepted: true }, 'terms'],
    [
      'an answer against what this browser remembers',
      { hasClaimed: false },
      { ...nothing, inviteClaimed: true },
      'open',
    ],
    ['no answer, nothing remembered', {}, nothing, 'open'],
  ] as const)('%s', (_, server, local, gate) => {
    expect(gateFor(page, true, server, local)).toBe(gate);
  });

  test('a banned user reaches the exempt pages', () => {
    expect(gateFor({ exemptFromBan: true, legalText: false }, true, { banned: true }, nothing)).toBe('open');
  });
});
