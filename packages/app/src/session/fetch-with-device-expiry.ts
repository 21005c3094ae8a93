/**
 * Fetches for the auth client, and gives the session of an answer an `expires_at` by the clock of this device: `expires_in` seconds
 * from now. What the server says there is a moment of its own clock, and the auth client compares it with the device's, which may
 * be wrong by hours.
 */
export const fetchWithDeviceExpiry: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok || answer.status === 204) return answer;
  const text = await answer.text();
  const { status, statusText, headers } = answer;
  return new Response(withDeviceExpiry(text), { status, statusText, headers });
};

function withDeviceExpiry(text: string): string {
  try {
    const answer: Record<string, unknown> = JSON.parse(text);
    const { expires_in: expiresIn } = answer;
    if (typeof expiresIn !== 'number') return text;
    return JSON.stringify({ ...answer, expires_at: Math.round(Date.now() / 1_000) + expiresIn });
  } catch {
    // What is no JSON is for the auth client to refuse.
    return text;
  }
}
