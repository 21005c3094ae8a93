import { pathOf } from '@mirror-studio/domain/access';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Studio } from './studio.ts';

export const texts = { exchange, jobs, landing, onboarding, photoShoot, shell, signIn };

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
    const mail = (await this.studio.mails()).find(({ to }) => to === this.email);
    if (!mail) throw new Error(`No mail to ${this.email}`);
    return mail.link;
  }

  /** From the landing page to the dashboard. */
  async signUp(): Promise<void> {
    await this.go(pathOf('home'));
    await this.page.getByRole('link', { name: landing.signIn }).first().click();
    await this.askForLink();
    await expect(this.page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
    await this.page.goto(await this.link());
    await this.page.getByLabel(onboarding.displayName).fill('Mara Oduya');
    await this.page.getByText(onboarding.useType_photographer).click();
    await this.page.getByRole('checkbox', { name: onboarding.terms }).press('Space');
    await this.page.getByRole('checkbox', { name: onboarding.compliance }).press('Space');
    await this.page.getByRole('button', { name: onboarding.submit }).click();
    await this.page.waitForURL(`**${pathOf('promptStudio')}`);
  }

  get balance(): Locator {
    return this.page.getByRole('button', { name: /^Balance: / });
  }

  get toast(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async openExchange(): Promise<Locator> {
    await this.balance.click();
    await this.page.getByRole('button', { name: shell.exchangeCoins }).click();
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

  begin() {
    return this.page.getByRole('button', { name: photoShoot.begin }).click();
  }
}
