// breaks: web-imports-single-endpoints
import { allEndpoints } from '../../../../packages/contract/src/all-endpoints.ts';

export const calls = allEndpoints;
