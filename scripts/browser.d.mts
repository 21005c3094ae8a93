import type { LaunchOptions } from 'playwright';

/** Whether the checks run in the browser that drew the baselines; any other draws other pixels. */
export const isPinnedBrowser: boolean;

/** Playwright launch options for the browser of the checks. */
export function browserLaunchOptions(): LaunchOptions & { args: string[] };
