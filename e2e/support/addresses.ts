/** Where the product under test listens; the model server it is connected to takes the next port. */
export const PRODUCT_PORT = Number(process.env['E2E_PORT'] ?? 3145);
export const PRODUCT_ADDRESS = `http://127.0.0.1:${PRODUCT_PORT}`;
export const MODEL_ADDRESS = `http://127.0.0.1:${PRODUCT_PORT + 1}`;
