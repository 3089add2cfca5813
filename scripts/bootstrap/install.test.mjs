import { describe, expect, it } from 'vitest';
import { hasAllPackages, stampOf } from './install.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'apps/server': { version: '1.0.0' },
    'node_modules/@app/server': { link: true },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/@tool/darwin-arm64': { version: '2.0.0', optional: true },
  },
};
const installed = {
  packages: {
    'node_modules/@app/server': { link: true },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
  },
};

describe('hasAllPackages', () => {
  it("accepts npm's installation, without the packages of other platforms", () => {
    expect(hasAllPackages(lock, installed)).toBe(true);
  });

  it('refuses an empty folder', () => {
    expect(hasAllPackages(lock, {})).toBe(false);
  });

  it.each([
    ['another version', { version: '1.9.9', integrity: 'sha512-a' }],
    ['other content', { version: '2.0.0', integrity: 'sha512-b' }],
    ['nothing', undefined],
  ])('refuses %s in the place of a locked package', (_, found) => {
    expect(hasAllPackages(lock, { packages: { ...installed.packages, 'node_modules/tool': found } })).toBe(false);
  });

  it('refuses a workspace that is not linked', () => {
    const { 'node_modules/@app/server': _, ...rest } = installed.packages;
    expect(hasAllPackages(lock, { packages: rest })).toBe(false);
  });
});

describe('stampOf', () => {
  it('changes with the lock', () => {
    expect(stampOf('{}')).toBe(stampOf('{}'));
    expect(stampOf('{}')).not.toBe(stampOf('{ }'));
  });
});
