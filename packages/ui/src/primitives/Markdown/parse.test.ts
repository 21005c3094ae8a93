import { expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './parse.ts';

test('reads headings, paragraphs, lists, quotes, code and rules', () => {
  const page =
    '# Title\n\nOne line\nand its next.\n\n- first\n- second\n  goes on\n\n1. one\n2. two\n\n> said\n\n---\n\n```\nlet x\n```';
  expect(parseMarkdown(page).map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
    'quote',
    'rule',
    'code',
  ]);
});

test('a paragraph ends where another block begins', () => {
  expect(parseMarkdown('Before you start:\n- light\n- lens').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
  ]);
});

test('a list item goes on over indented lines', () => {
  expect(parseMarkdown('- second\n  goes on')).toEqual([
    { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'second goes on' }]] },
  ]);
});

test('reads strong, emphasis, code and links inside each other', () => {
  expect(parseInline('Press **`Ctrl+J`** or *see [help](/help)*.')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'strong', content: [{ kind: 'code', text: 'Ctrl+J' }] },
    { kind: 'text', text: ' or ' },
    {
      kind: 'emphasis',
      content: [
        { kind: 'text', text: 'see ' },
        { kind: 'link', href: '/help', content: [{ kind: 'text', text: 'help' }] },
      ],
    },
    { kind: 'text', text: '.' },
  ]);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
  'does not link to %s',
  (address) => {
    expect(parseInline(`[click](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`)).toEqual([
      { kind: 'text', text: 'click' },
    ]);
  },
);

test('markup stays text', () => {
  expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'text', text: '<img src=x onerror=alert(1)>' },
  ]);
});

test('signs that mean nothing stay, and a backslash makes them mean nothing', () => {
  expect(
    parseInline('2 * 3 * 4, snake_case_name, \\*as it is\\*')
      .map((part) => ('text' in part ? part.text : '?'))
      .join(''),
  ).toBe('2 * 3 * 4, snake_case_name, *as it is*');
});

test.each([
  ['# Light #', 'Light'],
  ['## Light ##', 'Light'],
  ['# C#', 'C#'],
])('%s is a heading that says %s', (line, words) => {
  expect(parseMarkdown(line)).toMatchObject([{ kind: 'heading', content: [{ kind: 'text', text: words }] }]);
});

// Each of these takes a reader that looks for the end again at every sign longer than four seconds.
test.each([
  ['brackets', '['.repeat(60_000)],
  ['signs of strong words', '**a '.repeat(30_000)],
  ['signs of both kinds', '*a **b '.repeat(20_000)],
  ['spaces in a heading', `# a${' '.repeat(20_000)}b`],
  ['different lines', Array.from({ length: 40_000 }, (_, line) => `line ${line}`).join('\n')],
])('a long run of %s is read in a moment', (_, text) => {
  const before = performance.now();
  parseMarkdown(text);
  expect(performance.now() - before).toBeLessThan(2_000);
});
