import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../packages/contract/src/all-endpoints.ts';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const guides = readdirSync(path.join(ROOT, 'docs/guides'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/guides/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/architecture.md', ...guides];
/** The generated list of settings, which has its own test. */
const settings = new Set(
  read('docs/guides/configuration.md')
    .matchAll(/^\| `([A-Z0-9_]+)` \|/gmu)
    .map(([, name]) => name),
);
const fences = (text) => [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gmu)].map(([, kind, body]) => ({ kind, body }));
const inline = (text) => [...text.replace(/^```[^]*?^```$/gmu, '').matchAll(/`([^`\n]+)`/gu)].map(([, code]) => code);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links only to existing files', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/gu)].map(([, target]) => target);
    const missing = targets.filter(
      (target) => !/^[a-z]+:/u.test(target) && !existsSync(path.join(ROOT, path.dirname(page), target)),
    );
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...fences(text).flatMap(({ body }) => body.split('\n')), ...inline(text)];
    const named = commands.flatMap((command) => [...command.matchAll(/(?:^|&& |=\S+ )npm (?:run )?([a-z][\w:]*)/gu)]);
    const known = new Set([...Object.keys(scripts), 'run', 'ci', 'install', 'audit']);
    expect(named.map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
    const admin = read('apps/server/src/app/admin/run-admin.ts');
    const asked = commands.flatMap((command) => [...command.matchAll(/npm run admin -- ([\w-]+)/gu)]);
    expect(asked.map(([, name]) => name).filter((name) => !new RegExp(`usage: '${name}[' ]`, 'u').test(admin))).toEqual(
      [],
    );
  });
});

/** The guides to formats also name settings and addresses of other programs, and the guide to a new feature invents some. */
const namesOnlyExisting = (page) => page !== 'docs/guides/add-a-feature.md' && !page.startsWith('docs/guides/import/');

describe.each(guides.filter(namesOnlyExisting))('%s', (page) => {
  const text = read(page);

  it('names only settings that exist', () => {
    const assigned = fences(text).flatMap(({ body }) => [...body.matchAll(/^([A-Z][A-Z0-9_]+)=/gmu)]);
    const mentioned = inline(text).flatMap((code) => [
      ...code.matchAll(/^([A-Z][A-Z0-9]*_[A-Z0-9_]+|HOST|PORT|SIGNUP|PAYMENTS)(?:=|$)/gu),
    ]);
    expect([...assigned, ...mentioned].map(([, name]) => name).filter((name) => !settings.has(name))).toEqual([]);
  });

  it('names only addresses that exist', () => {
    const calls = Object.values(allEndpoints).map(({ path: address }) => address);
    const addressesIn = (file) => [...read(file).matchAll(/'(\/[^']*)'/gu)].map(([, address]) => address);
    const screens = addressesIn('apps/web/src/app/app-routes.tsx');
    const protocol = addressesIn('apps/server/src/integrations/authorization-server/authorization-server.ts');
    const known = new Set([
      '/',
      '/v1',
      '/mcp',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/openapi.json',
      ...calls,
      ...screens,
      ...protocol,
    ]);
    const named = inline(text).filter((code) => /^\/[a-z][\w/-]*$/u.test(code));
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});
