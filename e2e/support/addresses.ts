/**
 * Number of Playwright workers. Each has its own instance of the product, so that no journey sees data of another one.
 */
export const WORKERS = 2;

/** Two for the worker's instance and its model server, two for an instance that a journey may start. */
const PORTS_PER_WORKER = 4;
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3145);

export const productPort = (worker: number): number => FIRST_PORT + worker * PORTS_PER_WORKER;
export const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The index of this worker; the runner itself has no index and uses 0. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Port of the instance under test; its model server uses the next port. */
export const PRODUCT_PORT = productPort(worker);
export const PRODUCT_ADDRESS = addressOf(PRODUCT_PORT);
export const MODEL_ADDRESS = addressOf(PRODUCT_PORT + 1);
