// breaks: formats-without-io
import { readFile } from 'node:fs/promises';
export const read = readFile;
