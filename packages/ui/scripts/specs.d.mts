export declare function makeFromSpecs(): Readonly<Record<string, string>>;
export declare function pathInPackage(path: string): string;
