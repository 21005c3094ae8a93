/** What the test runner adds. */
interface ImportMeta {
  glob(pattern: string): Record<string, unknown>;
}
