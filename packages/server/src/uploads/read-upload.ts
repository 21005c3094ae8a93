import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { uploadField } from '@mirror-studio/domain/contract';
import { HttpError } from '../http/answer/http-error.ts';
import { photoShoot, refusals } from '../http/answer/refusals.ts';

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const tooLarge = () => new HttpError('PAYLOAD_TOO_LARGE', photoShoot.referenceTooLarge);
const unreadable = () => new HttpError('INPUT_INVALID', refusals.formUnreadable);
const tooSlow = () => new HttpError('INPUT_INVALID', refusals.uploadTooSlow, 408);
const needsFile = () => new HttpError('INPUT_INVALID', refusals.fileMissing);

const mostBytes = photoShootLimits.referenceBytes + uploadLimits.envelopeBytes;

/**
 * Reads the one file of a form (§5) as it arrives, and stops at the first thing that is too much: bytes, parts, fields,
 * headers, or time. Never more than the largest image is kept.
 * Takes the request and, for tests, how long it may take in ms. Throws HttpError with the words of the specification.
 */
export async function readUpload(
  request: Request,
  patienceMs: number = uploadLimits.arriveMs,
): Promise<ReceivedFile> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (request.body === null) throw needsFile();
  const file = collectFile(parser);
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), patienceMs);
  try {
    const sent = send(request.body.getReader(), parser, over.signal);
    return await Promise.race([file, late.promise, sent.then(() => file)]);
  } finally {
    clearTimeout(timer);
    over.abort();
    parser.destroy();
  }
}

function openParser(contentType: string): BusboyInstance {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2] ?? '';
  // As long as RFC 2046 allows one: what looks for a longer one could be made to work for it.
  if (!/^multipart\/form-data\b/i.test(contentType) || name === '' || name.length > 70) throw unreadable();
  return new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      files: 1,
      fileSize: photoShootLimits.referenceBytes,
      fields: uploadLimits.fields,
      fieldSize: uploadLimits.fieldBytes,
      fieldNameSize: uploadLimits.fieldBytes,
      parts: uploadLimits.fields + 1,
      headerPairs: uploadLimits.headersOfPart,
      headerSize: uploadLimits.headerBytes,
    },
  });
}

/** What the parser finds, as one promise: the file, or the first thing that is wrong. */
function collectFile(parser: BusboyInstance): Promise<ReceivedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile>();
  let found: { name: string; chunks: Buffer[]; stream: BusboyFileStream } | null = null;
  parser.on('file', (field, stream, name) => {
    stream.on('error', reject);
    if (field !== uploadField) return reject(needsFile());
    if (!isUsableName(name)) return reject(nameUnusable());
    const chunks: Buffer[] = [];
    found = { name, chunks, stream };
    stream.on('limit', () => reject(tooLarge()));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => reject(unreadable()));
  }
  parser.on('error', () => reject(unreadable()));
  parser.on('finish', () => {
    if (found === null) return reject(needsFile());
    if (found.stream.truncated) return reject(tooLarge());
    resolve({ name: found.name, bytes: Buffer.concat(found.chunks) });
  });
  return promise;
}

/** Gives the parser what arrives until that is over, or there is more than there may be. */
async function send(
  body: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  over: AbortSignal,
): Promise<void> {
  for (let bytes = 0; ; ) {
    const { done, value } = await body.read().catch(() => {
      throw unreadable();
    });
    if (over.aborted) return;
    if (done) return void parser.end();
    bytes += value.byteLength;
    if (bytes > mostBytes) throw tooLarge();
    if (!parser.write(value)) await once(parser, 'drain', { signal: over }).catch(() => {});
  }
}

const nameUnusable = () =>
  new HttpError('INPUT_INVALID', refusals.fileNameUnusable({ most: uploadLimits.nameCharacters }));

/** A database keeps neither NUL nor half a character, and nobody means a control character in a name. */
function isUsableName(name: string): boolean {
  return name.length <= uploadLimits.nameCharacters && name.isWellFormed() && !/\p{Cc}/u.test(name);
}
