import { expect, it } from 'vitest';
import { findPackageFolders } from './package-app.mjs';

const lock = {
  packages: {
    '': { dependencies: { engine: '1', screen: '1' } },
    'node_modules/engine': { dependencies: { gear: '2' }, optionalDependencies: { 'engine-linux': '1' } },
    'node_modules/engine/node_modules/gear': { dependencies: { oil: '1' } },
    'node_modules/engine-linux': {},
    'node_modules/gear': {},
    'node_modules/oil': { dependencies: { engine: '1' } },
    'node_modules/screen': { dependencies: { gear: '1' } },
  },
};

it('copies only a package and its dependencies, each in the version that is needed', () => {
  expect(findPackageFolders(lock, ['engine'])).toEqual([
    'node_modules/engine',
    'node_modules/engine-linux',
    'node_modules/engine/node_modules/gear',
    'node_modules/oil',
  ]);
});

it('leaves out packages that are not in the lockfile', () => {
  expect(findPackageFolders(lock, ['unknown'])).toEqual([]);
});
