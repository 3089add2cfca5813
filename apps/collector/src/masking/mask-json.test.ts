import { describe, expect, it } from 'vitest';
import type { SecretKind } from '@app/understanding/secrets';
import { maskText, maskValue } from '@app/understanding/mask-json';
import { removeDrafts } from './remove-drafts.ts';
import { endOfWholeLines, maskLines } from './mask-lines.ts';

const github = ['ghp_', 'SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh'].join('');

function mask(value: unknown) {
  const found: SecretKind[] = [];
  return { masked: maskValue(value, found), found };
}

describe('masking', () => {
  it('masks the strings of parsed JSON at any depth, and changes nothing else', () => {
    const value = { a: [{ text: `use ${github}` }, 1, null], uuid: '0a000000-0000-4000-8000-000000000001' };
    expect(mask(value)).toEqual({
      masked: { a: [{ text: 'use ••••••••' }, 1, null], uuid: '0a000000-0000-4000-8000-000000000001' },
      found: ['api_key'],
    });
    const clean = { text: 'hello', list: [1] };
    expect(mask(clean).masked).toBe(clean);
  });

  it('masks secrets in a text that is JSON, such as the arguments of a tool', () => {
    const { masked, found } = mask({ arguments: JSON.stringify({ command: `curl -u "me:Hunter2-blue-9" ${github}` }) });
    expect(JSON.stringify(masked)).not.toContain(github);
    expect(found).toContain('api_key');
  });

  it('masks the value of a field whose name means a secret, such as `password`', () => {
    expect(mask({ password: 'Hunter2-blue-9', tokenCount: '120', token_type: 'bearer' })).toEqual({
      masked: { password: '••••••••', tokenCount: '120', token_type: 'bearer' },
      found: ['password'],
    });
  });

  it('does not search pictures', () => {
    const picture = 'QUtJQUlPU0ZPRE5ON1RFU1Qx'.repeat(400);
    expect(maskText(picture, [])).toBe(picture);
  });

  it('finds secrets after the first 300,000 characters', () => {
    expect(maskText(`${'long text '.repeat(40_000)}${github}`, [])).not.toContain(github);
  });
});

describe('masking lines', () => {
  it('keeps lines without secrets byte for byte and leaves damaged ones out', () => {
    const lines = `{"a": 1}\n{"b":"${github}"}\n{"torn\n\n{"c":3}\n`;
    expect(maskLines(Buffer.from(lines), 'codex', [])).toEqual({
      text: '{"a": 1}\n{"b":"••••••••"}\n{"c":3}\n',
      damagedCount: 1,
    });
  });

  it('reads two records that lack the line end between them', () => {
    const lines = '{"a":"}{"}{"b":2}\n{"c":3}\n';
    expect(maskLines(Buffer.from(lines), 'qwen-code', [])).toEqual({
      text: '{"a":"}{"}\n{"b":2}\n{"c":3}\n',
      damagedCount: 0,
    });
  });

  it('reads a last line without a line end only if it is complete', () => {
    expect(endOfWholeLines(Buffer.from('{"a":1}\n{"b":'))).toBe(8);
    expect(endOfWholeLines(Buffer.from('{"a":1}\n{"b":2}'))).toBe(15);
    expect(endOfWholeLines(Buffer.from('{"a":'))).toBe(0);
  });
});

describe('unsent drafts', () => {
  const linesOf = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

  it('are left out of the log of a chat of VS Code', () => {
    const log = linesOf(
      { kind: 0, v: { requests: [], inputState: { inputText: 'draft' } } },
      { kind: 1, k: ['inputState'], v: { inputText: 'draft' } },
      { kind: 2, k: ['requests'], v: [] },
    );
    expect(maskLines(Buffer.from(log), 'vscode', []).text).toBe(
      linesOf({ kind: 0, v: { requests: [] } }, { kind: 2, k: ['requests'], v: [] }),
    );
  });

  it('are left out of the files of VS Code and LM Studio', () => {
    expect(removeDrafts({ requests: [], inputState: 'draft' }, 'vscode-file')).toEqual({ requests: [] });
    expect(removeDrafts({ messages: [], clientInput: 'draft' }, 'lmstudio')).toEqual({ messages: [] });
    expect(removeDrafts({ clientInput: 'no draft' }, 'codex')).toEqual({ clientInput: 'no draft' });
  });
});
