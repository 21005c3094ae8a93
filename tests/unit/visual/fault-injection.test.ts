// Breaks a real story in ten ways and sees the real checks find each: what they miss, nobody would notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/browser.mjs';
import { Baselines } from '../../visual/runner/baselines.ts';
import { buildStories } from '../../visual/runner/build.ts';
import type { Finding } from '../../visual/runner/findings.ts';
import { type InjectFault, nothingSeen, Runner } from '../../visual/runner/runner.ts';
import { serve } from '../../visual/runner/serve.ts';
import { StoryPage } from '../../visual/runner/story-page.ts';
import { type Unit, unitsOf } from '../../visual/runner/units.ts';
import { type Variant, variants } from '../../visual/variants.ts';

const folder = mkdtempSync(join(tmpdir(), 'injected-'));
const built = join(folder, 'stories');
const kept = join(folder, 'baselines');
let unit: Unit;
let served: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let storyPage: StoryPage;

const phone = variants.find(({ viewport }) => viewport === 'small') ?? null;

/** The story of an open dialog, captured with or without a defect, in a variant. */
async function screenshot(
  isUpdate: boolean,
  injectFault?: InjectFault,
  variant: Variant | null = null,
): Promise<Finding[]> {
  const book = new Baselines(unit.folder, kept);
  const seen = nothingSeen();
  await storyPage.load(variant);
  const outcomes = await new Runner(storyPage, { isUpdate, injectFault }).work(unit, variant, book, seen);
  if (isUpdate) book.replace(seen.digests);
  expect(outcomes).toHaveLength(1);
  return outcomes.flatMap(({ findings }) => findings);
}

const kinds = (findings: Finding[]) => [...new Set(findings.map(({ kind }) => kind))];

beforeAll(async () => {
  await buildStories(built, { only: 'packages/ui/src/primitives/Dialog/Dialog.stories.tsx' });
  const [dialog] = unitsOf(built);
  const open = dialog?.stories.find(({ key }) => key === 'open');
  if (!dialog || !open) throw new Error('There is no story of an open dialog to break.');
  unit = { ...dialog, stories: [open] };
  served = await serve(built);
  const { args, ...options } = browserLaunchOptions();
  browser = await chromium.launch({ ...options, args: [...args, served.rule] });
  storyPage = new StoryPage(browser);
  expect(await screenshot(true)).toEqual([]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a injected defect', () => {
  it('is not seen where there is none', async () => {
    expect(await screenshot(false)).toEqual([]);
  });

  it('is not written down by an update that saw it once', async () => {
    let isFirst = true;
    const findings = await screenshot(true, async (page) => {
      if (isFirst)
        await page.getByRole('heading').evaluate((heading) => {
          heading.style.letterSpacing = '3px';
        });
      isFirst = false;
    });
    expect(findings).toEqual([]);
    expect(await screenshot(false)).toEqual([]);
  });

  it('is caught by an update that sees another each time', async () => {
    let turn = 0;
    const findings = await screenshot(true, (page) => {
      turn += 1;
      return page.getByRole('heading').evaluate((heading, now) => heading.append(String(now)), turn);
    });
    expect(kinds(findings)).toContain('changed');
    await screenshot(true);
  });

  it('is caught: a colour one step off', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('heading').evaluate((heading) => {
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) throw new Error('There is nothing to read a colour with.');
        brush.fillStyle = getComputedStyle(heading).color;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
        heading.style.color = `rgb(${red} ${green} ${blue - 1})`;
      }),
    );
    expect(kinds(findings)).toContain('changed');
  });

  it('is caught: a label removed', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('button', { name: 'Close' }).evaluate((button) => button.removeAttribute('aria-label')),
    );
    expect(kinds(findings)).toEqual(expect.arrayContaining(['tree', 'axe']));
  });

  it('is caught by the second engine alone: an output without a name', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('button', { name: 'Cancel' }).evaluate((button) => {
        const output = document.createElement('output');
        output.textContent = '4 images';
        button.before(output);
      }),
    );
    const { length } = findings.filter(
      ({ kind, message }) => kind === 'equalAccess' && message.startsWith('input_label_exists'),
    );
    expect(length).toBe(1);
    expect(kinds(findings)).not.toContain('axe');
  });

  it('is caught: a shift by 2 px', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('button', { name: 'Cancel' }).evaluate((button) => (button.style.translate = '2px')),
    );
    expect(kinds(findings)).toContain('changed');
  });

  it('is caught: a heading of another level that looks the same', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('heading').evaluate((heading) => {
        const other = document.createElement('h3');
        for (const { name, value } of heading.attributes) other.setAttribute(name, value);
        other.append(...heading.childNodes);
        heading.replaceWith(other);
      }),
    );
    expect(kinds(findings)).toEqual(['tree']);
  });

  it('is caught: a focus ring removed', async () => {
    const findings = await screenshot(false, (page) =>
      page.addStyleTag({ content: 'button { outline: none !important; box-shadow: none !important; }' }),
    );
    expect(kinds(findings)).toContain('focus');
  });

  it('is caught: a trapped focus', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('button', { name: 'Cancel' }).evaluate((button) => {
        button.addEventListener('keydown', (event) => {
          if (!(event instanceof KeyboardEvent) || event.key !== 'Tab') return;
          event.preventDefault();
          event.stopPropagation();
        });
      }),
    );
    expect(kinds(findings)).toContain('focus');
  });

  it('is caught: a button too small for a finger', async () => {
    expect(kinds(await screenshot(false, undefined, phone))).not.toContain('mobile');
    const tooSmall: InjectFault = (page) =>
      page.addStyleTag({
        content: 'footer button { min-block-size: 20px !important; padding-block: 0 !important; }',
      });
    const findings = await screenshot(false, tooSmall, phone);
    expect(kinds(findings)).toContain('mobile');
  });

  it('is caught: words that run over their box on a small phone', async () => {
    const tooLong: InjectFault = (page) =>
      page.getByRole('heading').evaluate((heading) => {
        heading.style.overflowWrap = 'normal';
        heading.style.inlineSize = '10rem';
        heading.textContent = 'unbroken'.repeat(12);
      });
    const findings = await screenshot(false, tooLong, phone);
    expect(kinds(findings)).toContain('mobile');
  });

  it('is caught: a letter that no font has', async () => {
    const findings = await screenshot(false, (page) =>
      page.getByRole('heading').evaluate((heading) => heading.append('\u{F8FF1}')),
    );
    expect(findings.map(({ message }) => message)).toContain(
      'No font has \u{F8FF1}: every machine would draw its own.',
    );
  });
});
