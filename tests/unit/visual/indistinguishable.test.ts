import { describe, expect, it } from 'vitest';
import { storyKey } from '../../../packages/flows/src/atlas/stories.ts';
import { Baselines } from '../../visual/runner/baselines.ts';
import { alike } from '../../visual/runner/indistinguishable.ts';

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
