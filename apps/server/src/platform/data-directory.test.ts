import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOldInstallation, fileModesIn } from '../../test/file-permissions.ts';
import { DataDirectoryError, makeDataDirectory, openDataDirectory } from './data-directory.ts';
import { createLogger } from './logger.ts';

const log = createLogger({ level: 'silent' });

let base: string;
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'data-directory-'));
});
afterEach(() => fs.rmSync(base, { recursive: true }));

const modeOf = (file: string) => (fs.lstatSync(file).mode & 0o777).toString(8);

describe('the data directory', () => {
  it('is created with access for this account only', () => {
    const directory = path.join(base, 'a', 'b');
    openDataDirectory(directory, log);
    expect(modeOf(directory)).toBe('700');
  });

  it('is closed to other accounts, as is everything in it', () => {
    const directory = makeOldInstallation(base);
    openDataDirectory(directory, log);
    expect(fileModesIn(directory)).toEqual({
      '.': '700',
      'note.txt': '600',
      objects: '700',
      'objects/pictures': '700',
      'objects/pictures/one': '600',
    });
  });

  it('does not change the targets of links in it', () => {
    const directory = makeOldInstallation(base);
    const linkTarget = path.join(base, 'elsewhere');
    fs.writeFileSync(linkTarget, '');
    fs.chmodSync(linkTarget, 0o644);
    fs.symlinkSync(linkTarget, path.join(directory, 'link'));
    fs.symlinkSync(path.join(base, 'nowhere'), path.join(directory, 'broken'));
    openDataDirectory(directory, log);
    expect(modeOf(linkTarget)).toBe('644');
  });

  it('may itself be a link', () => {
    const directory = makeOldInstallation(base);
    fs.symlinkSync(directory, path.join(base, 'link'));
    openDataDirectory(path.join(base, 'link'), log);
    expect(fileModesIn(directory)).toMatchObject({ '.': '700', 'note.txt': '600' });
  });
});

describe('a data directory that cannot be used is reported in one sentence', () => {
  const findRefusal = (directory: string, disk?: Parameters<typeof makeDataDirectory>[1]): unknown => {
    try {
      makeDataDirectory(directory, disk);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const failWith = (code: string) => (): never => {
    throw Object.assign(new Error(code), { code });
  };

  it('when it is a file, or its parent is one', () => {
    const file = path.join(base, 'file');
    fs.writeFileSync(file, '');
    for (const directory of [file, path.join(file, 'below')]) {
      expect(findRefusal(directory)).toBeInstanceOf(DataDirectoryError);
      expect(findRefusal(directory)).toHaveProperty(
        'message',
        `DATA_DIR is ${directory}, and there is a file in its way: remove the file, or set DATA_DIR to a folder this account may write to.`,
      );
    }
  });

  it.skipIf(process.platform !== 'linux')('when no directory can be created there', () => {
    expect(findRefusal('/proc/no-such-place/data')).toHaveProperty(
      'message',
      expect.stringMatching(/^DATA_DIR is \/proc\/no-such-place\/data, and that folder cannot be made \(\w+\): set /),
    );
  });

  it.each([
    ['EACCES', 'this account may not write there'],
    ['EPERM', 'this account may not write there'],
    ['EROFS', 'that disk is read-only'],
    ['ENOSPC', 'that disk is full'],
  ])('when creating it fails with %s', (code, words) => {
    const disk = { mkdirSync: failWith(code) as typeof fs.mkdirSync, accessSync: fs.accessSync };
    expect(findRefusal(path.join(base, 'new'), disk)).toHaveProperty('message', expect.stringContaining(words));
  });

  it.each([
    ['EACCES', 'this account may not write there'],
    ['EROFS', 'that disk is read-only'],
  ])('when it is there and writing to it fails with %s', (code, words) => {
    const disk = { mkdirSync: fs.mkdirSync, accessSync: failWith(code) };
    expect(findRefusal(base, disk)).toHaveProperty('message', expect.stringContaining(words));
  });
});
