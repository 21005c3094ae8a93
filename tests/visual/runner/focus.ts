import type { Page } from 'playwright';

/** As far as a walk goes: what comes after is more of the same list. */
const steps = 24;

/** Walks the story with Tab: everything that takes the focus shows it, and nothing keeps it. */
export async function walkFocus(page: Page): Promise<string[]> {
  const { isWorthIt } = await page.evaluate(() => visualChecks.beginFocusWalk());
  if (!isWorthIt) return [];
  const complaints: string[] = [];
  for (let at = 0; at < steps; at += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => visualChecks.focusStep());
    complaints.push(...step.complaints);
    if (step.is !== 'on') break;
  }
  return [...new Set(complaints)];
}
