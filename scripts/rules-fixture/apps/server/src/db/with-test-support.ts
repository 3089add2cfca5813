// breaks: product-without-tests
import { cleanDatabase } from '../../test/clean-database.ts';
export const reset = cleanDatabase;
