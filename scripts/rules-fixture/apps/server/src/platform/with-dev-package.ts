// breaks: no-dev-packages-in-the-product
import fc from 'fast-check';
export const dev = fc;
