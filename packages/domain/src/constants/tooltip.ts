/** §9 Sidebar: how long the pointer rests on a control before its tooltip comes. */
export const tooltipLimits = { delayMs: 700 } as const;
