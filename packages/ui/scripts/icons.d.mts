export const outlinesPath: string;
export function makeOutlines(): Promise<string>;
