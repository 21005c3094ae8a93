import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';

const mostSteps = 60;

/**
 * Moves the clock of a page on until the page asks the server what it asks now and then, and waits for the answer. Once is not
 * always enough: the timer may not be set yet when the page first shows. What is under way is waited for first: a step would pass
 * the page's own limit for its answer. Takes the page, whose clock is installed, how far a step goes, and how to know the request.
 * Throws where none came.
 */
export async function advanceClockUntilRequest(
  page: Page,
  stepMs: number,
  isAwaited: (request: Request) => boolean,
): Promise<void> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Request>();
  const unanswered = new Set<Request>();
  const look = (request: Request) => {
    unanswered.add(request);
    if (isAwaited(request)) ask(request);
  };
  const end = (request: Request) => unanswered.delete(request);
  page.on('request', look);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  try {
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < mostSteps; step += 1) {
      await expect.poll(() => unanswered.size).toBe(0);
      await page.clock.fastForward(stepMs);
      // A step more while the answer is on its way would pass the page's own limit for it.
      const request = await Promise.race([asked, delay(1_000, null)]);
      if (request) {
        await request.response();
        return;
      }
    }
    throw new Error(`In ${mostSteps} steps of ${stepMs} ms the page did not ask.`);
  } finally {
    page.off('request', look);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}
