import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatRegistry } from '../packages/formats/src/format-registry.table.ts';
import { listStalePages, renderFormats, renderTools, replaceCount, replaceTable } from './write-format-table.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const row = (source, key, facts) => ({
  key,
  kind: 'record',
  format: { source },
  name: key,
  recognizedBy: 'a list of `a|b`',
  evidence: 'other-tools',
  filesToDrop: 'the ZIP',
  sample: 'a.json',
  guide: 'claude.md',
  ...facts,
});

describe('the tables of import formats', () => {
  it('match the registry', () => {
    expect(listStalePages(ROOT)).toEqual([]);
  });

  it('are stale if the page is missing', () => {
    expect(listStalePages(path.join(ROOT, 'scripts'))).toEqual(['README.md', 'docs/guides/import.md']);
  });

  it('have one line for each tool, with its strongest evidence and everything it takes', () => {
    const rows = [
      row('claude', 'claude', { evidence: 'real' }),
      row('claude', 'claude-memory', { filesToDrop: 'the JSON' }),
      row('codex', 'codex', { evidence: 'published', guide: 'codex.md' }),
    ];
    const [, , claude, codex] = renderTools(rows).split('\n');
    expect(claude).toMatch(/^\| Claude +\| the ZIP; the JSON +\| real exports +\| \[how\]\(docs\S+claude\.md\) +\|$/);
    expect(codex).toMatch(/^\| Codex +\| the ZIP +\| published by the tool +\|/);
  });

  it('have one line for each format, with how it is recognised', () => {
    expect(renderFormats([row('claude', 'claude', {})])).toContain('| claude | `claude` | a list of `a\\|b` | other');
  });

  it('come with the number of tools and formats in the text of the page', () => {
    expect(replaceCount('from 7 tools and formats, and 3 tools', 9)).toBe('from 9 tools and formats, and 3 tools');
  });

  it('replace only the text between their marks', () => {
    const page = 'a\n<!-- begin of the generated table -->\nold\n<!-- end of the generated table -->\nb';
    expect(replaceTable(page, 'new')).toMatch(/^a\n<!-- .* -->\n\nnew\n\n<!-- .* -->\nb$/);
    expect(replaceTable('a', 'new')).toBeNull();
  });
});

describe('the overview of guides', () => {
  it('links to the guide of every format', () => {
    const overview = readFileSync(path.join(ROOT, 'docs/guides/import.md'), 'utf8');
    const missing = formatRegistry.filter(({ guide }) => !overview.includes(`(import/${guide})`));
    expect(missing.map(({ guide }) => guide)).toEqual([]);
  });
});
