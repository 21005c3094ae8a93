import type { Person } from './person.ts';

/** As long as nobody else in this run has it. */
export const newHandle = (name: string) =>
  `${name}-${Math.random()
    .toString(36)
    .slice(2, 9)
    .replace(/[01ilorvm]/g, 'z')}`;

/** Asks the studio as somebody with a token; throws what was refused. */
export function asking(person: Person, token: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(person.studio.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}
