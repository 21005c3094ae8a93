/** A piece of running text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; content: Inline[] };

/** A block of a page. */
export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

// No pattern reads past the next sign of its own kind: a text of nothing but open signs is read in one go.
// The lengths are bounded, so that a hostile text costs no more than its length.
const inlinePatterns: readonly [RegExp, (match: RegExpExecArray) => Inline][] = [
  [/\\([\\`*_[\]()#>-])/y, ([, sign = '']) => ({ kind: 'text', text: sign })],
  [/`([^`]{1,1000})`/y, ([, text = '']) => ({ kind: 'code', text })],
  [
    /\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*/y,
    ([, text = '']) => ({ kind: 'strong', content: parseInline(text) }),
  ],
  [/\*(?=\S)([^*]+)(?<=\S)\*/y, ([, text = '']) => ({ kind: 'emphasis', content: parseInline(text) })],
  [
    /(?<![\p{L}\p{N}])_(?=\S)([^_]+)(?<=\S)_(?![\p{L}\p{N}])/uy,
    ([, text = '']) => ({ kind: 'emphasis', content: parseInline(text) }),
  ],
  [/\[([^[\]]+)\]\(([^()\s]+)\)/y, ([, text = '', href = '']) => link(text, href)],
];

/** Addresses of the web, of mail and of this site; whatever else stays text (`javascript:` among it). */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(href);
}

function link(text: string, href: string): Inline {
  const content = parseInline(text);
  return isSafe(href) ? { kind: 'link', href, content } : { kind: 'text', text };
}

/** Reads running text: `**strong**`, `*emphasis*`, `` `code` ``, `[words](address)`. Markup stays text. */
export function parseInline(source: string): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    const hit = matchAt(source, at);
    if (hit) {
      if (plain) found.push({ kind: 'text', text: plain });
      plain = '';
      found.push(hit.inline);
      at = hit.end;
    } else {
      plain += source.charAt(at);
      at += 1;
    }
  }
  if (plain) found.push({ kind: 'text', text: plain });
  return found;
}

function matchAt(source: string, at: number): { inline: Inline; end: number } | undefined {
  for (const [pattern, make] of inlinePatterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    // The same pattern is used again by what it holds, so its position is read before.
    if (match) return { end: at + match[0].length, inline: make(match) };
  }
  return undefined;
}

const fence = /^```/;
const heading = /^(#{1,6})\s+(.+)$/;
const rule = /^(-{3,}|\*{3,})$/;
const bullet = /^[-*+]\s+(.+)$/;
const number = /^\d+[.)]\s+(.+)$/;
const quote = /^>\s?(.*)$/;
const starters = [fence, heading, rule, bullet, number, quote];

/** Reads a page of Markdown: headings, paragraphs, flat lists, quotes, code, rules. HTML is not interpreted. */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;

  /** Takes the lines from here on that fit, and goes past them. */
  const takeWhile = (fits: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };

  while (at < lines.length) {
    const line = (lines[at] ?? '').trim();
    if (line === '') {
      at += 1;
    } else if (fence.test(line)) {
      at += 1;
      blocks.push({ kind: 'code', text: takeWhile((next) => !fence.test(next.trim())).join('\n') });
      at += 1;
    } else if (heading.test(line)) {
      const [, signs = '#', words = ''] = heading.exec(line) ?? [];
      blocks.push({ kind: 'heading', level: signs.length, content: parseInline(withoutClosing(words)) });
      at += 1;
    } else if (rule.test(line)) {
      blocks.push({ kind: 'rule' });
      at += 1;
    } else if (bullet.test(line) || number.test(line)) {
      blocks.push(readList(bullet.test(line) ? bullet : number, takeWhile));
    } else if (quote.test(line)) {
      const words = takeWhile((next) => quote.test(next.trim())).map(
        (next) => quote.exec(next.trim())?.[1] ?? '',
      );
      blocks.push({ kind: 'quote', content: parseInline(words.join(' ').trim()) });
    } else {
      const words = takeWhile(
        (next) => next.trim() !== '' && !starters.some((start) => start.test(next.trim())),
      );
      blocks.push({ kind: 'paragraph', content: parseInline(words.map((next) => next.trim()).join(' ')) });
    }
  }
  return blocks;
}

/** Signs after a space close a heading (`# Light #`); signs that end a word belong to it (`# C#`). */
function withoutClosing(words: string): string {
  let end = words.length;
  while (words.charAt(end - 1) === '#') end -= 1;
  const rest = words.slice(0, end).trimEnd();
  return rest.length < end ? rest : words;
}

function readList(marker: RegExp, takeWhile: (fits: (line: string) => boolean) => string[]): Block {
  const items: string[] = [];
  // A line that is indented goes on with the item before it.
  for (const line of takeWhile((next) => marker.test(next.trim()) || /^\s{2,}\S/.test(next))) {
    const [, words] = marker.exec(line.trim()) ?? [];
    if (words !== undefined) items.push(words);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered: marker === number, items: items.map(parseInline) };
}
