import type { LaunchOptions } from 'playwright';

/** Playwright launch options for the browser of the checks. */
export function browserLaunchOptions(): LaunchOptions & { args: string[] };
