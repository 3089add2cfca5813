import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  addressSetting,
  choiceSetting,
  defineSection,
  describeSections,
  integerSetting,
  listSetting,
  switchSetting,
  textSetting,
} from './config-section.ts';
import { ConfigError, loadConfig, readEnvironment } from './config.ts';

const harbour = defineSection({
  name: 'harbour',
  fields: {
    HARBOUR_BERTHS: { schema: integerSetting(1, 100), default: 12, doc: 'How many ships fit.' },
    HARBOUR_NAME: { schema: textSetting(), doc: 'Painted on the wall.' },
    HARBOUR_OPEN: { schema: switchSetting(), default: true, doc: 'Whether ships may come.' },
  },
});
const light = defineSection({
  name: 'light',
  fields: {
    LIGHT_COLOR: { schema: choiceSetting(['red', 'green']), default: 'red', doc: 'What captains see.' },
    LIGHT_URL: { schema: addressSetting(), doc: 'Where the light is described.' },
    LIGHT_KEEPERS: { schema: listSetting(), default: [], doc: 'Who climbs the stairs.' },
  },
});

const loadFaulty = () =>
  loadConfig([harbour, light], {
    HARBOUR_BERTHS: '7e3',
    HARBOUR_OPEN: 's3cret',
    LIGHT_COLOR: 'blue',
    LIGHT_URL: 'x',
  });

describe('loading', () => {
  it('needs nothing to be set', () => {
    const config = loadConfig([harbour, light], {});
    expect(config).toEqual({
      harbour: { HARBOUR_BERTHS: 12, HARBOUR_NAME: undefined, HARBOUR_OPEN: true },
      light: { LIGHT_COLOR: 'red', LIGHT_URL: undefined, LIGHT_KEEPERS: [] },
    });
    expectTypeOf(config.harbour.HARBOUR_BERTHS).toEqualTypeOf<number>();
    expectTypeOf(config.harbour.HARBOUR_NAME).toEqualTypeOf<string | undefined>();
    expectTypeOf(config.light.LIGHT_COLOR).toEqualTypeOf<'red' | 'green'>();
  });

  it('parses what is set and treats blank text as unset', () => {
    const config = loadConfig([harbour, light], {
      HARBOUR_BERTHS: '7',
      HARBOUR_NAME: '   ',
      HARBOUR_OPEN: 'off',
      LIGHT_URL: 'https://light.example/',
      LIGHT_KEEPERS: 'ann, bob,,',
    });
    expect(config.harbour).toEqual({ HARBOUR_BERTHS: 7, HARBOUR_NAME: undefined, HARBOUR_OPEN: false });
    expect(config.light).toMatchObject({ LIGHT_URL: 'https://light.example', LIGHT_KEEPERS: ['ann', 'bob'] });
  });

  it('reports every fault at once without the values, which may be secret', () => {
    expect(loadFaulty).toThrow(ConfigError);
    expect(loadFaulty).toThrow(
      [
        'The configuration has 4 faults:',
        '  HARBOUR_BERTHS must be a whole number from 1 to 100',
        '  HARBOUR_OPEN must be true or false',
        '  LIGHT_COLOR must be one of red, green',
        '  LIGHT_URL must be an address such as https://example.org',
      ].join('\n'),
    );
    expect(loadFaulty).not.toThrow('s3cret');
  });
});

it('describes every setting for the generated guide', () => {
  expect(describeSections([harbour, light])[0]).toEqual({
    section: 'harbour',
    name: 'HARBOUR_BERTHS',
    defaultText: '12',
    doc: 'How many ships fit.',
  });
  expect(describeSections([harbour, light])).toHaveLength(6);
});

it('prefers the environment to .env', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'config-'));
  writeFileSync(path.join(directory, '.env'), 'HARBOUR_NAME="Old Pier"\nPATH=/from-the-file\n');
  const environment = readEnvironment(directory);
  expect(environment['HARBOUR_NAME']).toBe('Old Pier');
  expect(environment['PATH']).toBe(process.env['PATH']);
  expect(readEnvironment(path.join(directory, 'missing'))['HARBOUR_NAME']).toBeUndefined();
});
