/** §1 The version of the product; its label is a text. */
export const release = { version: '12.5.0' } as const;
