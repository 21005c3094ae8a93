import type { Flags } from '@mirror-studio/domain/flags';

/**
 * Begins to measure where the performance-budget flag is 'true' (§7); else nothing is loaded. A failure is only logged.
 * Takes the flags and what loads the measuring.
 */
export async function startWebVitals(
  flags: Pick<Flags, 'performanceBudget'>,
  load: () => Promise<{ measure: () => void }> = () => import('./measure.ts'),
): Promise<void> {
  if (!flags.performanceBudget) return;
  try {
    (await load()).measure();
  } catch (error) {
    console.error('This page could not be measured', error);
  }
}
