/** The project's root, independent of the current directory. */
export declare const ROOT: string;
/** @param {string[]} segments */
export declare function inProject(...segments: string[]): string;
