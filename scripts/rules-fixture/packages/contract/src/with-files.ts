// breaks: contract-depends-on-zod-only
import { readFileSync } from 'node:fs';
export const read = readFileSync;
