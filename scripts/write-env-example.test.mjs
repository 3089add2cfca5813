import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generatedFiles, listStale, renderEnvExample, renderGuide } from './write-env-example.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SETTINGS = [
  { section: 'server', name: 'PORT', value: '3000', defaultText: '3000', doc: 'Port to listen on.' },
  { section: 'server', name: 'PUBLIC_URL', value: '', defaultText: undefined, doc: 'The address people open.' },
  { section: 'dataStore', name: 'S3_BUCKET', value: '', defaultText: 'local files', doc: 'Bucket, a|b.' },
];

describe('the example environment', () => {
  it('lists every setting with its description and its default, all of it commented out', () => {
    const text = renderEnvExample(SETTINGS);
    expect(text).toContain('# --- server ---\n\n# Port to listen on.\n# PORT=3000\n');
    expect(text).toContain('# PUBLIC_URL=\n');
    expect(text).toContain('# S3_BUCKET=\n');
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});

describe('the configuration guide', () => {
  it('has one table per section', () => {
    const text = renderGuide(SETTINGS);
    expect(text).toContain('## Server\n');
    expect(text).toContain('| `PORT` | `3000` | Port to listen on. |');
    expect(text).toContain('| `PUBLIC_URL` | unset | The address people open. |');
    expect(text).toContain('## Data store\n');
    expect(text).toContain('| `S3_BUCKET` | local files | Bucket, a\\|b. |');
  });
});

describe('the generated files', () => {
  it('in the repository match the sections', () => {
    expect(listStale(ROOT).map(({ file }) => file)).toEqual([]);
  });

  it('are stale if missing or different', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'env-example-'));
    expect(listStale(root).map(({ file }) => file)).toEqual(['.env.example', 'docs/guides/configuration.md']);
    mkdirSync(path.join(root, 'docs/guides'), { recursive: true });
    for (const { file, text } of generatedFiles()) writeFileSync(path.join(root, file), text);
    expect(listStale(root)).toEqual([]);
    writeFileSync(path.join(root, '.env.example'), 'PORT=1\n');
    expect(listStale(root).map(({ file }) => file)).toEqual(['.env.example']);
    rmSync(root, { recursive: true });
  });
});
