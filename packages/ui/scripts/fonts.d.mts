export declare const fontsFolder: string;
export declare function makeFonts(): Promise<Record<string, Buffer>>;
