// breaks: no-dev-packages-in-product
import fc from 'fast-check';
export const dev = fc;
