import { providerLimits } from '@mirror-studio/domain/constants/server';
import { cutText } from '@mirror-studio/domain/texts';

/**
 * What a provider says of its refusal, so that it can be shown: one short line of plain characters, without the key, the
 * account or anything a screen or a terminal would act on. Takes its answer and the key it was asked with.
 * Returns nothing where it said nothing that can be read: the page of a proxy in between is no word of theirs.
 */
export function wordsOf(answer: string, key: string | null): string {
  const { answerCharacters, wordsCharacters } = providerLimits;
  if (answer.length > answerCharacters) return '';
  const said = messageIn(parsed(answer));
  const plain = (key ? said.replaceAll(key, '…') : said)
    // Providers repeat a part of the key, the organisation or the project.
    .replaceAll(/\b(?:(?:sk|pk|rk|org|proj|key|bfl)[-_]|AIza)[\w*-]{6,}/g, '…')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return plain.length > wordsCharacters ? `${cutText(plain, wordsCharacters - 1).trimEnd()}…` : plain;
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

/** The sentence in an answer: where OpenAI, Google, Black Forest Labs, ComfyUI and AUTOMATIC1111 have it. */
function messageIn(said: unknown, depth = 0): string {
  if (typeof said === 'string') return said;
  if (typeof said !== 'object' || said === null || depth > 4) return '';
  const parts = Array.isArray(said)
    ? said
    : ['error', 'message', 'msg', 'detail', 'errors', 'exception_message'].map((name) =>
        Object.hasOwn(said, name) ? (said as Record<string, unknown>)[name] : null,
      );
  for (const part of parts) {
    const found = messageIn(part, depth + 1);
    if (found) return found;
  }
  return '';
}
