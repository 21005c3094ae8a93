export declare const fontsFolder: string;
export declare function cutLetters(
  bytes: Buffer,
  letters: readonly string[],
  options?: Readonly<Record<string, unknown>>,
): Promise<Buffer>;
export declare function makeFonts(): Promise<Record<string, Buffer>>;
