// Somebody whose session ends over a form that is half filled in.
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { signInAgain } from '@mirror-studio/domain/texts/en/signInAgain';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

export const password = 'Onyx-glass-7';
export const typed = 'Half a sentence about salt flats';

interface Tokens {
  readonly access_token: string;
}

export async function call<Answer>(
  { studio }: Person,
  method: string,
  path: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(studio.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const byPassword = (person: Person) =>
  call<Tokens>(person, 'POST', '/auth/v1/token?grant_type=password', { email: person.email, password });

/**
 * Somebody on their profile who has typed half a sentence there, and whose session is ended from another browser then. What is done
 * before may return the token by which it is ended: that of a session by password alone does nothing beside a second factor.
 */
export async function interrupted(
  person: Person,
  page: Page,
  prepare: (token: string) => Promise<string | undefined> = async () => undefined,
) {
  const { access_token: token } = await person.signIn();
  await call(person, 'PUT', '/auth/v1/user', { password }, token);
  const ending = await prepare(token);
  await person.go(pathOf('profile'));
  await words(page).fill(typed);
  await endElsewhere(person, ending);
}

/** Signs out everywhere: with the token of a session, or after a sign-in from somewhere else. */
export async function endElsewhere(person: Person, given?: string) {
  const token = given ?? (await byPassword(person)).access_token;
  const headers = { authorization: `Bearer ${token}` };
  const ended = await fetch(`${person.studio.url}/auth/v1/logout?scope=global`, { method: 'POST', headers });
  expect(ended.status).toBe(204);
}

export const words = (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${ownProfile.words}`) });
export const save = (page: Page) => page.getByRole('button', { name: ownProfile.save, exact: true }).click();
export const dialogOn = (page: Page) => page.getByRole('dialog', { name: signInAgain.title });

export async function enterPassword(page: Page, email?: string) {
  const dialog = dialogOn(page);
  await dialog.getByRole('button', { name: signInAgain.usePassword }).click();
  if (email) await dialog.getByLabel(signIn.email, { exact: true }).fill(email);
  await dialog.getByLabel(signIn.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: signIn.signIn, exact: true }).click();
}

/** What the server has of the profile. */
export const saved = async (person: Person) => {
  const { access_token: token } = await byPassword(person);
  const answer = await fetch(person.studio.url + endpoints.ownProfile.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { profile: { words: string } };
};
