/** The class of everything that the package draws: what is reset is told by it, and nothing else of a page is touched. */
export const ours = 'ms';
