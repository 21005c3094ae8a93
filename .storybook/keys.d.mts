export declare const keysFolder: string;
export declare function makeKeys(): Promise<Record<string, Buffer>>;
