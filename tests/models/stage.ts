import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FlowName } from '@mirror-studio/state-machines/flows';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserLaunchOptions } from '../../scripts/browser.mjs';

/** What happened on the page since it was last asked. */
export interface Report {
  readonly node: string;
  readonly state: string;
  readonly ended: boolean;
  readonly events: readonly string[];
  readonly taken: readonly number[];
  readonly guardSides: readonly string[];
}

export interface Mounting {
  readonly flow: FlowName;
  readonly view: string;
  readonly input: string;
  readonly openers: readonly { readonly label: string; readonly sample: number }[];
  readonly keys: Readonly<Record<string, number>>;
}

interface Models {
  mount: (mounting: Mounting) => Report;
  report: () => Report;
  happen: (sample: number) => Promise<Report>;
  pass: (type: string) => Report;
}
declare global {
  var models: Models;
}

const root = join(import.meta.dirname, '../..');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const origin = 'http://models.test';

/** The page on which a view stands beside its machine, in a real browser. */
export class Stage {
  readonly page: Page;
  readonly said: string[] = [];
  private readonly browser: Browser;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
    page.on('console', (message) => {
      if (
        ['error', 'warning'].includes(message.type()) &&
        !message.text().includes('Failed to load resource')
      )
        this.said.push(message.text());
    });
    page.on('pageerror', (error) => this.said.push(error.message));
  }

  /** Builds the page into a folder and opens it. */
  static async open(folder: string): Promise<Stage> {
    await build({
      configFile: join(root, 'packages/app/src/atlas/harness/vite.config.ts'),
      build: { outDir: folder },
    });
    const browser = await chromium.launch(browserLaunchOptions());
    const page = await browser.newPage({
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    await page.route('**/*', (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const path = join(folder, pathname === '/' ? 'index.html' : pathname);
      try {
        if (hostname !== 'models.test') throw new Error('Nothing is fetched from elsewhere');
        return route.fulfill({ body: readFileSync(path), contentType: types[extname(path)] ?? 'image/png' });
      } catch {
        return route.fulfill({ status: 204, body: '' });
      }
    });
    await page.goto(origin);
    await page.waitForFunction(() => 'models' in globalThis);
    return new Stage(browser, page);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  mount(mounting: Mounting): Promise<Report> {
    return this.page.evaluate((given) => globalThis.models.mount(given), mounting);
  }
  happen(sample: number): Promise<Report> {
    return this.page.evaluate((given) => globalThis.models.happen(given), sample);
  }
  pass(type: string): Promise<Report> {
    return this.page.evaluate((given) => globalThis.models.pass(given), type);
  }
  report(): Promise<Report> {
    return this.page.evaluate(() => globalThis.models.report());
  }
}
