/** When the user's account is removed, as the page knows it; null where it stays. Filled by whoever learns it. */
export const removedAtKey = (userId: string) => ['removedAt', userId] as const;
