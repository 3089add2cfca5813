// breaks: web-takes-single-calls
import { allEndpoints } from '../../../../packages/contract/src/all-endpoints.ts';

export const calls = allEndpoints;
