/** §9 Toast; `removedMs` from §4. */
export const toastLimits = { shownMs: 5_000, swipePx: 50, visible: 1, removedMs: 1_000_000 } as const;

/** §9 Notifications. */
export const notificationLimits = { kept: 10, autoReadMs: 5_000, badgeMaximum: 9 } as const;
