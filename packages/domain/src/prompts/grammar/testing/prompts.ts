import fc from 'fast-check';
import type { PromptLists } from '../tree.ts';

const names = ['light', 'lens', 'mood'] as const;

/** Any text in which the signs of prompts are frequent. */
export const anyPrompt = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '|',
        '}',
        '\\',
        '_',
        '__',
        '2::',
        ' ',
        ', ',
        'silk',
        ...names.map((name) => `__${name}__`),
      ),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** Lists, some of which name one another. */
export const anyLists: fc.Arbitrary<PromptLists> = fc.dictionary(
  fc.constantFrom(...names),
  fc.array(anyPrompt, { maxLength: 3 }),
);

/** A small prompt without faults, each of whose combinations gives other words: no word stands twice. */
export const distinctPrompt: fc.Arbitrary<string> = fc
  .letrec<{ nodes: string; option: string }>((tie) => ({
    nodes: fc
      .array(fc.oneof({ depthSize: 'small' }, fc.constant('word'), tie('option')), { maxLength: 3 })
      .map((all) => all.join(' ')),
    option: fc
      .array(tie('nodes'), { minLength: 1, maxLength: 3 })
      .map((all) => `{${all.map((one) => `word ${one}`).join('|')}}`),
  }))
  .nodes.map((text) => {
    let at = 0;
    return text.replace(/word/g, () => `w${at++}`);
  });
