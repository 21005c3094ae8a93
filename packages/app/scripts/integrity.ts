import { createHash } from 'node:crypto';

/** The digest of a file's content, as a browser compares it before it takes the file. Takes the content. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
