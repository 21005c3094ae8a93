/** Decided: how the editor of prompts keeps what is written. */
export const promptEditorLimits = {
  /** Without a key for so long, what has changed is saved. */
  autosaveMs: 2_000,
  /** What could not be saved is tried again after so long. */
  retryMs: 10_000,
  /** Without a key for so long, screen readers hear what is wrong with the text. */
  announceMs: 1_000,
  /** Names of lists that are offered at once while one is typed. */
  completions: 50,
  /** Of a file that is read in. */
  importBytes: 1_000_000,
} as const;
