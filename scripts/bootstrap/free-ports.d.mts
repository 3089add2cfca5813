/**
 * The first of `count` neighbouring ports that nobody listens on.
 * @param {number} count
 */
export declare function findFreePorts(count: number): Promise<number>;
