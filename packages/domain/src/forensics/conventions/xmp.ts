const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * The value of a property of XMP (decisions: reverse forensics): what stands in its element, or in its attribute. Takes
 * the packet and the name with its usual prefix. Whatever the packet is, it is looked through once.
 *
 * @returns The words without markup, or null.
 */
export function xmpValue(packet: string, name: string): string | null {
  const inAttribute = new RegExp(`\\s${name}="([^"]*)"`).exec(packet)?.[1];
  if (inAttribute !== undefined) return unescaped(inAttribute);
  const from = packet.indexOf(`<${name}`);
  if (from < 0 || /[\w:.-]/.test(packet[from + name.length + 1] ?? '')) return null;
  const begin = packet.indexOf('>', from) + 1;
  const end = packet.indexOf(`</${name}>`, begin);
  if (begin === 0 || end < 0) return null;
  const inside = packet.slice(begin, end);
  // Of several languages, the first.
  const itemAt = inside.indexOf('<rdf:li');
  const item = itemAt < 0 ? inside : firstItem(inside, itemAt);
  return unescaped(item.replace(/<[^<>]*>/g, '')).trim() || null;
}

function firstItem(inside: string, at: number): string {
  const begin = inside.indexOf('>', at) + 1;
  const end = inside.indexOf('</rdf:li>', begin);
  return end < 0 ? inside.slice(begin) : inside.slice(begin, end);
}

const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : '';
  });
