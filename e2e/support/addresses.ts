/** Playwright's workers, each with a product of its own, so that no journey meets what another one set up. */
export const WORKERS = 2;

/** A worker's product, its model server, and the same for a journey that starts a product of its own. */
const PORTS_A_WORKER = 4;
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3145);

export const productPort = (worker: number): number => FIRST_PORT + worker * PORTS_A_WORKER;
export const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Of the worker this runs in; the runner itself, which has no index, sees the first one's. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where the product under test listens; the model server it is connected to takes the next port. */
export const PRODUCT_PORT = productPort(worker);
export const PRODUCT_ADDRESS = addressOf(PRODUCT_PORT);
export const MODEL_ADDRESS = addressOf(PRODUCT_PORT + 1);
