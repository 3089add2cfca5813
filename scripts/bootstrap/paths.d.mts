/** The project's root, wherever the command was typed. */
export declare const ROOT: string;
/** @param {string[]} segments */
export declare function inProject(...segments: string[]): string;
