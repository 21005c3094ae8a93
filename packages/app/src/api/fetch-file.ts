import { networkError, overloadRetryDelayMs } from '@mirror-studio/domain/errors';
import { refusalOf } from './refusal-of.ts';
import { sendWithRetry } from './retry.ts';

/**
 * Reads a file that the server makes when it is asked for, again after a while when it has too much to do: a link that downloads
 * could only fail. Takes its address and the language of refusals. Throws ApiError.
 */
export function fetchFile(url: string, language: string): Promise<Blob> {
  const read = async () => {
    const answer = await fetch(url, { headers: { 'Accept-Language': language } }).catch((cause: unknown) => {
      throw networkError(0, cause);
    });
    if (!answer.ok) throw await refusalOf(answer);
    return answer.blob().catch((cause: unknown) => {
      throw networkError(answer.status, cause);
    });
  };
  return sendWithRetry(read, overloadRetryDelayMs);
}
