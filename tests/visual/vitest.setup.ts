import { afterEach, beforeEach } from 'vitest';

// For Storybook's own test panel; the runner keeps the same rule in page/story.ts.
let said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const real = console[level];
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`);
    real(...parts);
  };
}

beforeEach(() => {
  said = [];
});

afterEach(() => {
  if (said.length > 0) throw new Error(`A story must not write to the console.\n${said.join('\n')}`);
});
