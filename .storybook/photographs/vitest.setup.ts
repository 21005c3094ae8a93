import axe from 'axe-core';
import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

globalThis.mirrorPhotographer = {
  take: (name, clip) => commands.takePhotograph(name, clip),
  checkAccessibility: async () => {
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // A story is a part of a page: its landmarks are the page's.
      rules: { region: { enabled: false } },
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
    );
  },
};

const style = document.createElement('style');
style.textContent = '*, *::before, *::after { caret-color: transparent !important; }';
document.head.append(style);

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
