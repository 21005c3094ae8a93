/** Where an idea stands, in the order of the columns (pages: roadmap). Each is a key of the namespace `roadmap`, with `status_` before it. */
export const ideaStatuses = ['considering', 'planned', 'inProgress', 'shipped'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];
