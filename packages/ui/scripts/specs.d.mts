export declare function makeFromSpecs(): Readonly<Record<string, string>>;
export declare function pathInSource(path: string): string;
