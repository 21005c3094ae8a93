/** What a client says of a picture. */
export const proofMarks = ['yes', 'maybe', 'no'] as const;
export type ProofMark = (typeof proofMarks)[number];

/** What a list of sets is narrowed to: `ended` are those whose link is over, by its end or taken back. */
export const proofFilters = ['all', 'open', 'approved', 'ended'] as const;
export type ProofFilter = (typeof proofFilters)[number];

/** How a link stands: not made yet, open, past its end, taken back. */
export const proofStates = ['unsent', 'open', 'ended', 'revoked'] as const;
export type ProofState = (typeof proofStates)[number];

/** The sizes in which a client sees a picture. */
export const proofSizes = ['small', 'large'] as const;
export type ProofSize = (typeof proofSizes)[number];
