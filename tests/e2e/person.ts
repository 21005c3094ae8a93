import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot, type PhotoShootForm } from '@mirror-studio/domain/photo-shoot';
import { profileTable } from '@mirror-studio/domain/profile';
import { storageKey } from '@mirror-studio/domain/storage';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Studio } from './studio.ts';

/** Within this a shoot is drawn or hangs: it takes seconds alone, and a minute where other checks use the machine. */
export const shootLimit = { timeout: 150_000 };

export const texts = { exchange, jobs, landing, onboarding, photoShoot, routes, shell, signIn };

/** From the landing page to the sign-in. */
export async function pressSignIn(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: landing.signIn }).first();
  await link.waitFor();
  // Where no local face has the fallback's measures, the face that comes moves the link from under the pointer.
  await page.evaluate(() => document.fonts.ready);
  await link.click();
}

/** Someone at the browser: finds things by what they are called, and does what a person does. */
export class Person {
  readonly page: Page;
  readonly studio: Studio;
  readonly email: string;

  constructor(page: Page, studio: Studio, email: string) {
    this.page = page;
    this.studio = studio;
    this.email = email;
  }

  go(path: string) {
    return this.page.goto(this.studio.url + path);
  }

  async askForLink(email = this.email): Promise<void> {
    await this.page.getByLabel(signIn.email, { exact: true }).fill(email);
    await this.page.getByRole('button', { name: signIn.sendLink }).click();
  }

  /** The newest link that was sent to this person. */
  async link(): Promise<string> {
    return (await this.#mail()).link;
  }

  /** The code of the newest mail to this person, as it stands there: in two halves. */
  async code(): Promise<string> {
    const [, code] = /: (\d{3} \d{3})$/m.exec((await this.#mail()).text) ?? [];
    if (code === undefined) throw new Error(`No code was sent to ${this.email}`);
    return code;
  }

  async #mail() {
    const mail = (await this.studio.mails()).find(({ to }) => to === this.email);
    if (!mail) throw new Error(`No mail to ${this.email}`);
    return mail;
  }

  /** From the landing page to the dashboard. */
  async signUp(): Promise<void> {
    await this.go(pathOf('home'));
    await pressSignIn(this.page);
    await this.askForLink();
    await expect(this.page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
    await this.page.goto(await this.link());
    await this.introduce();
    await this.page.waitForURL(`**${pathOf('promptStudio')}`);
  }

  /** Fills the onboarding and sends it. */
  async introduce(): Promise<void> {
    await this.page.getByLabel(onboarding.displayName).fill('Mara Oduya');
    await this.page.getByText(onboarding.useType_photographer).click();
    for (const name of [onboarding.terms, onboarding.compliance]) {
      const box = this.page.getByRole('checkbox', { name });
      // What was accepted at its gate is not asked for again.
      if (!(await box.isChecked())) await box.press('Space');
    }
    await this.page.getByRole('button', { name: onboarding.submit }).click();
  }

  /** A session of this person with a complete profile, by the same calls that the client makes, used nowhere yet. */
  async openSession() {
    const { url } = this.studio;
    const call = async (path: string, token: string | null, body?: unknown) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      if (path.startsWith('/rest')) headers.set('prefer', 'resolution=merge-duplicates');
      const answer = await fetch(url + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.text();
    };
    await call('/auth/v1/otp', null, { email: this.email, create_user: true });
    const link = new URL(await this.link()).searchParams;
    const opened = { type: link.get('type'), token_hash: link.get('token') };
    const session = JSON.parse(await call('/auth/v1/verify', null, opened)) as {
      access_token: string;
      refresh_token: string;
      user: { id: string };
    };
    const { access_token: token, user } = session;
    await call(`/rest/v1/${profileTable}`, token, {
      id: user.id,
      display_name: 'Mara Oduya',
      use_type: 'photographer',
      terms_accepted: true,
      compliance_confirmed: true,
    });
    return session;
  }

  /** A shoot of this session, made by the call that the page makes; returns the id of its job. */
  async makeShoot(token: string, settings: Partial<PhotoShootForm>): Promise<string> {
    const made = await fetch(this.studio.url + endpoints.createJob.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ kind: 'image_batch', form: { ...emptyPhotoShoot, ...settings } }),
    });
    expect(made.status).toBe(201);
    return ((await made.json()) as { job: { id: string } }).job.id;
  }

  /** Stores a session in the browser, where the client looks for it. A page of the studio must be open. */
  async storeSession(session: unknown): Promise<void> {
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('session'),
      JSON.stringify(session),
    ] as const);
  }

  /** Signs in without the form. No page of the client is open then: go to the one that the test is about. */
  async signIn() {
    const session = await this.openSession();
    await this.go(endpoints.health.path);
    await this.storeSession(session);
    return session;
  }

  /** The same, and opens the page that somebody who signs in comes to. */
  async enter() {
    const session = await this.signIn();
    await this.go(pathOf('promptStudio'));
    await expect(this.balance).toBeVisible();
    return session;
  }

  get balance(): Locator {
    return this.page.getByRole('button', { name: /^Balance: / });
  }

  get toast(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async openExchange(): Promise<Locator> {
    await this.balance.click();
    const figures = this.page.getByRole('dialog', { name: balance.label });
    await figures.getByRole('button', { name: balance.exchangeCoins }).click();
    return this.page.getByRole('dialog', { name: exchange.title });
  }

  async openJobs(): Promise<Locator> {
    await this.page.keyboard.press('Control+j');
    return this.page.getByRole('dialog', { name: jobs.title });
  }

  async describeShoot(prompt: string): Promise<void> {
    await this.go(pathOf('photoShoot'));
    await this.page.getByRole('textbox', { name: photoShoot.prompt }).fill(prompt);
  }

  /** One image instead of several: where it does not matter how many. */
  oneImage() {
    return this.page.getByRole('slider', { name: photoShoot.images }).press('Home');
  }

  begin() {
    return this.page.getByRole('button', { name: photoShoot.begin }).click();
  }
}
