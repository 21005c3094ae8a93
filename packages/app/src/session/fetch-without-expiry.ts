/**
 * Fetches for the auth client, and takes `expires_at` out of an answer with a session. That is a moment of the server's
 * clock, and the auth client compares it with the device's, which may be wrong by hours; without it the client counts
 * `expires_in` seconds from now.
 */
export const fetchWithoutExpiry: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok || answer.status === 204) return answer;
  const text = await answer.text();
  const { status, statusText, headers } = answer;
  return new Response(withoutExpiry(text), { status, statusText, headers });
};

function withoutExpiry(text: string): string {
  try {
    const { expires_at: expiresAt, ...session }: Record<string, unknown> = JSON.parse(text);
    return expiresAt === undefined || !('expires_in' in session) ? text : JSON.stringify(session);
  } catch {
    // What is no JSON is for the auth client to refuse.
    return text;
  }
}
