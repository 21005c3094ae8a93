import { type ApiError, toApiError, unreadableBody } from '@mirror-studio/domain/errors';

/** The error of an answer that is not a success: reads its body, and after how long to ask again. Throws nothing. */
export async function refusalOf(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => unreadableBody);
  return toApiError(answer.status, answer.statusText, body, answer.headers.get('retry-after'));
}
