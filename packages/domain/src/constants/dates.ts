/** The ranges of days that end today and are offered ready-made: how many days each has. */
export const datePresetDays = { last7Days: 7, last30Days: 30, last90Days: 90 } as const;
