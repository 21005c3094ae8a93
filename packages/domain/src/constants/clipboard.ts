/** How long a control says that it has copied, before it offers to copy again. */
export const clipboardLimits = { shownMs: 2_000 } as const;
