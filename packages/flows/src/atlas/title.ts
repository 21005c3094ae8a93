/**
 * @param flow - A flow's name, `jobs-drawer`.
 * @returns Its title in Storybook, `Jobs drawer`.
 */
export function titleOfFlow(flow: string): string {
  const words = flow.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
