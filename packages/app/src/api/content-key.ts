/**
 * Sends the same content under the same Idempotency-Key until it has arrived: sent again by hand after its answer was
 * lost, it is kept once, also where other content was sent meanwhile. Once it arrived, the same content is a new
 * statement.
 * Takes what sends it, and what makes a key; returns a function that takes the content and a signal.
 */
export function withContentKey<Content, Answer>(
  send: (content: Content, idempotencyKey: string, signal: AbortSignal) => Promise<Answer>,
  newKey: () => string = () => crypto.randomUUID(),
): (content: Content, signal: AbortSignal) => Promise<Answer> {
  const unanswered = new Map<string, string>();
  return async (given, signal) => {
    const content = JSON.stringify(given);
    const key = unanswered.get(content) ?? newKey();
    unanswered.set(content, key);
    const answer = await send(given, key, signal);
    // The same content may have been sent twice at once, and a third time since the first of them arrived.
    if (unanswered.get(content) === key) unanswered.delete(content);
    return answer;
  };
}
