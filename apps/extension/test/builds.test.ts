import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInstance } from 'addons-linter';
import { beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../src/sites/sites.table.ts';
import { buildExtension } from './build-extension.ts';

let chrome = '';
let firefox = '';
beforeAll(async () => {
  chrome = await buildExtension('chrome', 'extension-builds');
  firefox = await buildExtension('firefox', 'extension-builds');
});

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;

describe('the builds', () => {
  it('have no access to any page until the person gives it, and none to incognito windows', async () => {
    for (const folder of [chrome, firefox]) {
      const manifest = await manifestOf(folder);
      expect(manifest).toMatchObject({ manifest_version: 3, incognito: 'not_allowed' });
      expect(manifest['permissions']).toEqual(['activeTab', 'alarms', 'scripting']);
      expect(manifest).not.toHaveProperty('host_permissions');
      expect(manifest).not.toHaveProperty('content_scripts');
      expect(manifest).not.toHaveProperty('web_accessible_resources');
      const hosts = sites.flatMap((site) => site.hosts.map((host) => `https://${host}/*`));
      expect(manifest['optional_host_permissions']).toEqual([
        ...hosts,
        'https://*/*',
        'http://localhost/*',
        'http://127.0.0.1/*',
        'http://[::1]/*',
      ]);
    }
  });

  it('load no code from servers', async () => {
    const files = (await readdir(chrome, { recursive: true })).filter((file) => /\.(?:js|html|css)$/.test(file));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = await readFile(path.join(chrome, file), 'utf8');
      expect(text).not.toMatch(/\beval\(|new Function\(|importScripts\(|(?:src|href)="https?:/);
    }
  });

  it('pass the linter of Firefox add-ons without an error or a warning', async () => {
    const linter = createInstance({ config: { _: [firefox], logLevel: 'fatal', output: 'none' }, runAsBinary: false });
    const { errors, warnings } = await linter.run();
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
