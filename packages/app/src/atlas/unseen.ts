/** Machines whose view is not built yet, and what it waits for. A machine with a view must not stand here. */
export const unseen: Readonly<Record<string, string>> = {};
