/**
 * The first of `count` adjacent free ports.
 * @param {number} count
 */
export declare function findFreePorts(count: number): Promise<number>;
