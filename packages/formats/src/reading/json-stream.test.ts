import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ElementScanner } from './json-stream-scanner.ts';
import { JsonRecordSplitter, type JsonRecord, type SplitterOptions } from './json-stream.ts';

const defaults: SplitterOptions = { maxRecordBytes: 1_000_000, maxDepth: 64, wrapperKeys: ['conversations'] };

type Outcome = { index: number; text: string | null; fault: string | null };

/** Writes every chunk into the same memory, as the file reader does. */
function splitRecords(text: string | Buffer, options: Partial<SplitterOptions> = {}, cuts: number[] = []) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const splitter = new JsonRecordSplitter({ ...defaults, ...options });
  const outcomes: Outcome[] = [];
  const recordOutcome = (record: JsonRecord) =>
    outcomes.push({ index: record.index, text: record.bytes?.toString() ?? null, fault: record.fault });
  const shared = Buffer.alloc(bytes.length);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  for (let i = 1; i < edges.length; i++) {
    const length = bytes.copy(shared, 0, edges[i - 1], edges[i]);
    for (const record of splitter.push(shared.subarray(0, length))) recordOutcome(record);
    shared.fill(0x7b);
  }
  for (const record of splitter.finish()) recordOutcome(record);
  return { outcomes, splitter };
}

const splitTexts = (text: string | Buffer, options?: Partial<SplitterOptions>, cuts?: number[]) =>
  splitRecords(text, options, cuts).outcomes.map((outcome) => outcome.text);
const listByteOffsets = (text: string) => Array.from({ length: Buffer.byteLength(text) }, (_, index) => index);

describe('records of a list', () => {
  test('equal what JSON.parse reads, however the bytes are cut', () => {
    const cuts = fc.array(fc.nat({ max: 5000 }), { maxLength: 12 });
    const indent = fc.constantFrom(undefined, 1, '\t');
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })),
        cuts,
        indent,
        (values, where, space) => {
          const { outcomes } = splitRecords(JSON.stringify(values, null, space), {}, where);
          expect(outcomes.map((outcome) => outcome.fault)).toEqual(values.map(() => null));
          expect(outcomes.map((outcome) => JSON.parse(outcome.text ?? ''))).toEqual(JSON.parse(JSON.stringify(values)));
        },
      ),
    );
  });

  test('keep brackets, quotes and backslashes inside of strings, cut at every byte', () => {
    const values = [{ a: '}]",[{\\' }, { 'b\\"]': ['\\\\', '\\"', '💶 €'] }, 'plain "text" \\', 12.5e3, null, [[]]];
    const text = JSON.stringify(values);
    expect(splitTexts(text, {}, listByteOffsets(text)).map((record) => JSON.parse(record ?? ''))).toEqual(values);
  });

  test('keep long strings full of escaped quotes, which are searched natively', () => {
    const values = [{ text: `${'x'.repeat(100)}\\" "${'\\'.repeat(51)}"` }, { text: 'y"'.repeat(200) }];
    const text = JSON.stringify(values);
    expect(splitTexts(text).map((record) => JSON.parse(record ?? ''))).toEqual(values);
    expect(splitTexts(text, {}, listByteOffsets(text)).map((record) => JSON.parse(record ?? ''))).toEqual(values);
  });

  test('are found after a byte-order mark, spaces and Windows line ends', () => {
    expect(splitTexts('\uFEFF\r\n [ {"a":1} ,\r\n {"a":2} ] \r\n')).toEqual(['{"a":1}', '{"a":2}']);
  });

  test('do not exist in an empty list', () => {
    expect(splitRecords('[]').outcomes).toEqual([]);
    expect(splitRecords(' [ ] ').outcomes).toEqual([]);
  });

  test('before the first wanted index are counted but not returned', () => {
    expect(splitRecords('[{"a":0},{"a":1},{"a":2}]', { firstIndex: 2 }).outcomes).toEqual([
      { index: 2, text: '{"a":2}', fault: null },
    ]);
  });
});

describe('other shapes of document', () => {
  test('a wrapper yields the records of its list only, cut at every byte', () => {
    const text = '{"user":{"conversations":[9]},"tags":["x"],"conversations" : [{"a":1},{"a":2}],"more":[{"b":1}]}';
    expect(splitTexts(text)).toEqual(['{"a":1}', '{"a":2}']);
    expect(splitTexts(text, {}, listByteOffsets(text))).toEqual(['{"a":1}', '{"a":2}']);
    expect(splitTexts(text, { firstIndex: 1 }, listByteOffsets(text))).toEqual(['{"a":2}']);
  });

  test('an object without such a list is one record, its lists included', () => {
    const text = '{"title":"t","tags":["x",["y"]],"n":{"conversations":[1]}}';
    expect(splitTexts(text)).toEqual([text]);
    expect(splitTexts(text, {}, listByteOffsets(text))).toEqual([text]);
  });

  test('values one after another are separate records', () => {
    expect(splitTexts('{"a":1}\n{"a":2}\r\n\n{"a":3}')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  });

  test('with `readsOneValue`, what follows the first value is not read', () => {
    const { outcomes, splitter } = splitRecords('[{"a":1}]; var other = [{"a":2}]', { readsOneValue: true });
    expect(outcomes.map((outcome) => outcome.text)).toEqual(['{"a":1}']);
    expect(splitter.isOver).toBe(true);
  });

  test('text that is not JSON is recognised by its first byte', () => {
    const { outcomes, splitter } = splitRecords('# Heading\n[{"a":1}]');
    expect(outcomes).toEqual([]);
    expect(splitter.isJson).toBe(false);
    expect(splitter.isOver).toBe(true);
  });
});

describe('damage', () => {
  test('in one record leaves the others intact', () => {
    const records = splitTexts('[{"a":1},{"a": oops},{"b":[},{"c":{]}},{"d":4}]');
    expect(records).toContain('{"a":1}');
    expect(records).toContain('{"a": oops}');
    expect(records).toContain('{"d":4}');
  });

  test.each([
    ['cut inside of a text', '{"a":"cut'],
    ['cut inside of a list', '{"a":[{"b":1},'],
    ['no JSON at all', 'oops, {"not"} JSON'],
    ['closed too early', '{"a":1}}'],
  ])('in one of several lines leaves the others intact: %s', (_damage, line) => {
    const text = `{"a":1}\r\n${line}\r\n\r\n{"a":2}\n{"a":3}`;
    for (const cuts of [[], listByteOffsets(text)]) {
      const { outcomes } = splitRecords(text, {}, cuts);
      const found = outcomes.map((record) => record.text?.trim());
      expect([found[0], ...found.slice(-2)]).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
      expect(found.slice(1, -2).join('')).toBe(line);
      expect(outcomes.map(({ index }) => index)).toEqual(outcomes.map((_, at) => at));
    }
  });

  test('values that span several lines are read one after another', () => {
    const values = [{ a: [1, { b: 2 }] }, { a: { c: 'x' } }];
    const text = values.map((value) => JSON.stringify(value, null, 1)).join('\n');
    expect(splitTexts(text, {}, listByteOffsets(text)).map((record) => JSON.parse(record ?? '') as unknown)).toEqual(
      values,
    );
  });

  test('a doubled comma or a stray brace between records is ignored', () => {
    expect(splitTexts('[{"a":1},,}{"a":2}]')).toEqual(['{"a":1}', '{"a":2}']);
  });

  test('a file cut inside a record ends with a fault', () => {
    expect(splitRecords('[{"a":1},{"a":"2').outcomes).toEqual([
      { index: 0, text: '{"a":1}', fault: null },
      { index: 1, text: null, fault: 'truncated' },
    ]);
  });

  test('a file cut between two records ends with a fault', () => {
    expect(splitRecords('[{"a":1},').outcomes.at(-1)).toEqual({ index: 1, text: null, fault: 'truncated' });
  });

  test('a record over the limit is a fault, in one chunk or several', () => {
    const text = `[{"a":1},{"a":"${'x'.repeat(500)}"},{"a":3}]`;
    for (const cuts of [[], listByteOffsets(text)]) {
      expect(splitRecords(text, { maxRecordBytes: 100 }, cuts).outcomes).toEqual([
        { index: 0, text: '{"a":1}', fault: null },
        { index: 1, text: null, fault: 'too_large' },
        { index: 2, text: '{"a":3}', fault: null },
      ]);
    }
  });

  test('a record nested too deep is a fault, and its neighbours are read', () => {
    const bomb = '{"a":'.repeat(5000) + '[]' + '}'.repeat(5000);
    expect(splitRecords(`[{"a":1},${bomb},{"a":3}]`).outcomes.map((outcome) => outcome.fault)).toEqual([
      null,
      'too_deep',
      null,
    ]);
  });

  test('brackets that close nothing cost the same at any depth', () => {
    const measure = (depth: number) => {
      const bytes = Buffer.from('['.repeat(depth) + '}'.repeat(200_000) + ']'.repeat(depth));
      const before = process.cpuUsage();
      const scanner = new ElementScanner(4_096);
      scanner.begin();
      expect(scanner.scan(bytes, 0)).toBe(bytes.length);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Searching for the opening bracket of each would be two thousand times the work.
    const [shallow, deep] = [Math.min(measure(2), measure(2), measure(2)), Math.min(measure(4_000), measure(4_000))];
    expect(deep / shallow).toBeLessThan(100);
  });

  test('never fails or hangs on any bytes', () => {
    const soup = fc.array(fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', '1', 'x', ' ', '"conversations":'));
    fc.assert(
      fc.property(soup, fc.array(fc.nat(50), { maxLength: 5 }), (pieces, cuts) => {
        const { outcomes } = splitRecords(`[${pieces.join('')}`, {}, cuts);
        expect(outcomes.map((outcome) => outcome.index)).toEqual(outcomes.map((_, index) => index));
      }),
    );
  });
});

describe('a list under a wrapper key', () => {
  const splitInChunks = (text: string, size: number) => {
    const splitter = new JsonRecordSplitter({ maxRecordBytes: 10_000, maxDepth: 64, wrapperKeys: ['conversations'] });
    const records: string[] = [];
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size)
      for (const record of splitter.push(Buffer.from(bytes.subarray(at, at + size))))
        records.push(String(record.bytes));
    for (const record of splitter.finish()) records.push(String(record.fault ?? record.bytes));
    return records;
  };
  const messages = '{"id":"a","conversations":[{"from":"human","value":"x [y]"},{"from":"gpt","value":"z"}]}';

  test.each([1, 2, 7, 40, 1000])('is part of one record if it contains messages (chunks of %i bytes)', (size) => {
    expect(splitInChunks(`${messages}\n${messages}\n`, size)).toEqual([messages, messages]);
    expect(splitInChunks(`[${messages}]`, size)).toEqual([messages]);
  });

  test.each([1, 2, 7, 40, 1000])('is unwrapped if it contains conversations (chunks of %i bytes)', (size) => {
    expect(splitInChunks('{"conversations": [{"id":1,"mapping":{}},{"role":"x"}],"b":[1]}', size)).toEqual([
      '{"id":1,"mapping":{}}',
      '{"role":"x"}',
    ]);
    expect(splitInChunks('{"conversations":[]}', size)).toEqual([]);
    expect(splitInChunks('{"conversations":[{"a":1', size)).toEqual(['truncated']);
    expect(splitInChunks('{"conversations":[', size)).toEqual(['truncated']);
  });
});
