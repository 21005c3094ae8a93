import { describe, expect, it } from 'vitest';
import { alike } from '../../../.storybook/photographs/runner/alike.ts';
import { Baselines } from '../../../.storybook/photographs/runner/baselines.ts';
import { storyKey } from '../../../packages/app/src/atlas/stories.ts';

const exchange = new Baselines('flows/state-atlas/exchange');
const [closed, afterwards, open] = ['closed', 'closed manyCredits', 'editing.untouched'].map(storyKey);

describe('states that nothing tells apart', () => {
  it('are those with the same pictures and the same tree', () => {
    expect(alike(exchange, [closed, open, afterwards].map(String))).toEqual([[closed, afterwards]]);
  });

  it('are not those that are alone, or were never seen', () => {
    expect(alike(exchange, [String(open), 'no-such-state', 'nor-this'])).toEqual([]);
  });
});
