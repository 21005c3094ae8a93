/**
 * Sends the same content under the same Idempotency-Key until it has arrived: sent again by hand after its answer was
 * lost, it is kept once. Once it arrived, the same content is a new statement.
 * Takes what sends it, and what makes a key; returns a function that takes the content and a signal.
 */
export function withContentKey<Content, Answer>(
  send: (content: Content, idempotencyKey: string, signal: AbortSignal) => Promise<Answer>,
  newKey: () => string = () => crypto.randomUUID(),
): (content: Content, signal: AbortSignal) => Promise<Answer> {
  let unanswered: { readonly content: string; readonly key: string } | null = null;
  return async (given, signal) => {
    const content = JSON.stringify(given);
    const key = unanswered?.content === content ? unanswered.key : newKey();
    unanswered = { content, key };
    const answer = await send(given, key, signal);
    unanswered = null;
    return answer;
  };
}
