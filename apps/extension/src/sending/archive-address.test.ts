import { expect, it } from 'vitest';
import { permissionFor, readAddress } from './archive-address.ts';

it.each([
  ['archive.example.org', 'https://archive.example.org'],
  [' https://archive.example.org/settings/devices ', 'https://archive.example.org'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('accepts %s', (typed, url) => {
  expect(readAddress(typed)).toEqual({ url });
});

it.each([
  'http://archive.example.org',
  'http://192.168.0.4:3000',
  'http://127.0.0.1.example.org',
  'ftp://localhost',
  'https://',
])('refuses %s', (typed) => {
  expect(readAddress(typed)).toHaveProperty('problem');
});

it('asks for permission for one host, without its port', () => {
  expect(permissionFor('http://127.0.0.1:3000')).toBe('http://127.0.0.1/*');
  expect(permissionFor('https://archive.example.org')).toBe('https://archive.example.org/*');
});
