export declare const packagePath: string;
export declare function makeExports(): Record<string, string | Record<string, string>>;
