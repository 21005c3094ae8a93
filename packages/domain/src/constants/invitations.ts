/** Decided: how long an invitation can be claimed, and the longest text that is taken for its code. */
export const invitationLimits = { livesDays: 30, typedCharacters: 64 } as const;
