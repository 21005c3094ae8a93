import axe, { type RuleObject } from 'axe-core';

/**
 * What axe finds wrong in the whole document, overlays included. `colours`: only what a theme can change.
 * `rules` are the story's own exceptions (`parameters.a11y.options.rules`).
 * The answer is one line a rule; empty when there is nothing.
 */
export async function checkAccessibility(
  what: 'everything' | 'colours' | 'forcedColours',
  rules: RuleObject = {},
): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Style sheets and media are the page's own: fetching them again would find nothing more.
    preload: false,
    ...(what === 'colours'
      ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
      : // A story is a part of a page: its landmarks are the page's.
        {
          rules: {
            region: { enabled: false },
            // Under forced colours the colours are the person's own, and axe reads those of the page.
            ...(what === 'forcedColours' && { 'color-contrast': { enabled: false } }),
            ...rules,
          },
        }),
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
