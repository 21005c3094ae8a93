import { describe, expect, it } from 'vitest';
import {
  bareSelector,
  declarationsOf,
  inState,
  isMotion,
  statesOf,
  without,
} from '../../visual/mutation/declarations.ts';
import { changing } from '../../visual/mutation/page.ts';

const sheet =
  '@keyframes k{0%{opacity:0}}@layer a.b{.x{color:red;background:url("a;b}c")}.x[data-hovered]>.y::before{content:"{";inset:0}@media (width<9rem){.x{gap:calc(1px + var(--a, 2px))}}}';

describe('a declaration', () => {
  it('is found wherever it stands, with what stands around it', () => {
    expect(declarationsOf(sheet).map(({ selector, text }) => [selector, text])).toEqual([
      ['0%', 'opacity:0'],
      ['.x', 'color:red'],
      ['.x', 'background:url("a;b}c")'],
      ['.x[data-hovered]>.y::before', 'content:"{"'],
      ['.x[data-hovered]>.y::before', 'inset:0'],
      ['.x', 'gap:calc(1px + var(--a, 2px))'],
    ]);
    expect(declarationsOf(sheet).at(-1)?.within).toEqual(['@layer a.b', '@media (width<9rem)']);
    expect(declarationsOf(sheet).filter(isMotion)).toHaveLength(1);
  });

  it('can be dropped, and the others stay', () => {
    const all = declarationsOf(sheet);
    for (const each of all) {
      const rest = declarationsOf(without(sheet, [each])).map(({ text }) => text);
      expect(rest).toEqual(all.filter((other) => other !== each).map(({ text }) => text));
    }
    expect(declarationsOf(without(sheet, all))).toEqual([]);
  });

  it('has its states found and forced', () => {
    expect(statesOf(sheet)).toEqual(['[data-hovered]']);
    expect(inState('.x[data-hovered]>.y{a:b}', '[data-hovered]')).toBe('.x:is([data-hovered],*)>.y{a:b}');
    expect(bareSelector('.x[data-hovered]>.y::before')).toBe('.x>.y');
  });
});

describe('what changes the picture', () => {
  it('is found among many that do not', async () => {
    const wanted = new Set([3, 17, 18]);
    const asked: number[] = [];
    const found = await changing(
      Array.from({ length: 64 }, (_, at) => at),
      async (dropped) => {
        asked.push(dropped.length);
        return dropped.some((one) => wanted.has(one));
      },
    );
    expect(found).toEqual([...wanted]);
    expect(asked.length).toBeLessThan(40);
  });
});
