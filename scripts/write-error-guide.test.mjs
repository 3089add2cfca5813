import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../packages/contract/src/errors.ts';
import { isErrorGuideStale, renderErrorGuide } from './write-error-guide.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** All server code without tests, as one text. */
function readServerSource() {
  const directory = path.join(ROOT, 'apps/server/src');
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('the guide of error codes', () => {
  it('matches the catalogue', () => {
    expect(isErrorGuideStale(ROOT)).toBe(false);
  });

  it('is stale if missing', () => {
    expect(isErrorGuideStale(path.join(ROOT, 'scripts'))).toBe(true);
  });

  it('has a line for each code with its status and its message', () => {
    const text = renderErrorGuide({ 'goals.not_found': { status: 404, message: 'This goal | does not exist.' } });
    expect(text).toContain('| `goals.not_found` | 404 | This goal \\| does not exist. |');
  });
});

describe('the catalogue of errors', () => {
  it('has only codes that the server uses', () => {
    const source = readServerSource();
    const unused = Object.keys(errorCatalogue).filter((code) => !source.includes(`'${code}'`));
    expect(unused).toEqual([]);
  });
});
