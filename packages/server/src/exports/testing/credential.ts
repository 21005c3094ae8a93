/** A box of JUMBF: its length, its type, its content. */
function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const described = (type: string, label: string) =>
  box(
    'jumd',
    Buffer.from(type.padEnd(4)),
    Buffer.from('00110010800000aa00389b71', 'hex'),
    Buffer.from([3]),
    Buffer.from(`${label}\0`),
  );

/** A content credential in the form of C2PA, with a statement of so many bytes. */
export const credentialOf = (bytes = 40): Buffer =>
  box(
    'jumb',
    described('c2pa', 'c2pa'),
    box(
      'jumb',
      described('json', 'claim'),
      box('json', Buffer.from(JSON.stringify({ by: 'a'.repeat(bytes) }))),
    ),
  );
