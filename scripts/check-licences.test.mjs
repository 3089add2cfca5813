import { describe, expect, it } from 'vitest';
import { findViolations, listPackages } from './check-licences.mjs';

const violationsOf = (name, entry) => {
  const lock = {
    packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', integrity: 'sha512-a', ...entry } },
  };
  return findViolations(listPackages(lock, () => undefined));
};

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(AFL-2.1 OR BSD-3-Clause)'])('%s is allowed', (license) => {
    expect(violationsOf('tool', { license })).toEqual([]);
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-3.0', 'BUSL-1.1'])(
    '%s is refused',
    (license) => {
      expect(violationsOf('tool', { license })).toEqual([`tool 1.0.0: ${license}`]);
    },
  );

  it('some are allowed only for the packages they were checked for', () => {
    expect(violationsOf('ical.js', { license: 'MPL-2.0' })).toEqual([]);
    expect(violationsOf('other.js', { license: 'MPL-2.0' })).toEqual(['other.js 1.0.0: MPL-2.0']);
  });

  it('a missing one is refused, except for binaries of other systems', () => {
    expect(violationsOf('tool', {})).toEqual(['tool 1.0.0 names no licence']);
    expect(violationsOf('tool-win32', { optional: true })).toEqual([]);
  });
});

it('a package without a hash or with an unknown install script is refused', () => {
  expect(violationsOf('tool', { license: 'MIT', integrity: undefined })).toHaveLength(1);
  expect(violationsOf('tool', { license: 'MIT', hasInstallScript: true })).toHaveLength(1);
  expect(violationsOf('sharp', { license: 'MIT', hasInstallScript: true })).toEqual([]);
});
