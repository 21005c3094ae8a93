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
const width = 1200;
const origin = 'http://models.test';

/** The pictures of the samples are nowhere. */
const isMissing = (message: string) =>
  message.startsWith('Failed to load resource') || message.endsWith('local resource: blob:silk');

/** Pages of one browser, each on loan to one exploration at a time. */
export class Stages {
  readonly said: string[] = [];
  private readonly browser: Browser;
  private readonly waiting: ((stage: Stage) => void)[] = [];
  private readonly free: Stage[] = [];

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Builds the page into a folder and opens it so many times. */
  static async open(folder: string, count: number): Promise<Stages> {
    await build({
      configFile: join(root, 'packages/flows/src/atlas/harness/vite.config.ts'),
      build: { outDir: folder },
    });
    const stages = new Stages(await chromium.launch(browserLaunchOptions()));
    for (let at = 0; at < count; at += 1) stages.free.push(await stages.stage(folder));
    return stages;
  }

  /** Takes what to do on a page; does it as soon as one is free. */
  async use<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
    const stage = this.free.pop() ?? (await new Promise<Stage>((resolve) => this.waiting.push(resolve)));
    try {
      return await work(stage);
    } finally {
      const next = this.waiting.shift();
      if (next) next(stage);
      else this.free.push(stage);
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async stage(folder: string): Promise<Stage> {
    // Without touch: with it a dialog stays out of sight while it waits for the keyboard of a touch screen.
    const page = await this.browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isMissing(message.text()))
        this.said.push(message.text());
    });
    // While somebody listens the chooser of files stays closed; begun with the first press, that came too late for it.
    page.on('filechooser', () => {});
    page.on('pageerror', (error) => this.said.push(error.message));
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
    const stage = new Stage(page);
    await stage.load();
    return stage;
  }
}

/** The page on which a view stands beside its machine, in a real browser. */
export class Stage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async load(): Promise<void> {
    await this.page.goto(origin);
    await this.page.waitForFunction(() => 'models' in globalThis);
  }

  /**
   * Makes the window as high as a view needs to be seen whole, in px. The page is loaded afresh in it: React Aria takes a
   * window that gets lower soon after a field had the focus for one with an on-screen keyboard, and then hides each dialog
   * until it has waited 600 ms for that (`react-aria/private/utils/keyboard`).
   */
  async fit(height: number): Promise<void> {
    if (this.page.viewportSize()?.height === height) return;
    await this.page.setViewportSize({ width, height });
    await this.load();
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
  /** What happened by the next frame: a view may answer after it has drawn. */
  settled(): Promise<Report> {
    return this.page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return globalThis.models.report();
    });
  }
  report(): Promise<Report> {
    return this.page.evaluate(() => globalThis.models.report());
  }
}
