import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNodeSupported } from './node-version.mjs';

describe('isNodeSupported', () => {
  it.each(['18.20.8', '20.20.2', '22.22.1', '23.11.0', '24.14.9'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });

  it.each(['22.22.2', '22.30.0', '24.15.0', '24.21.0', '25.0.0', '26.1.0-nightly'])('accepts %s', (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it('matches package.json', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(engines.node).toBe('^22.22.2 || >=24.15');
  });
});
