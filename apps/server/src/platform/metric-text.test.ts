import { expect, test } from 'vitest';
import { writeMetricText } from './metric-text.ts';

test('every metric family has its help, its type and a line per sample', () => {
  const text = writeMetricText([
    { name: 'open_streams', type: 'gauge', help: 'Streams.', samples: [{ value: 2 }] },
    {
      name: 'seconds',
      type: 'histogram',
      help: 'Time.',
      samples: [{ name: 'seconds_bucket', labels: { le: '+Inf', route: '/a' }, value: 1 }],
    },
  ]);
  expect(text).toBe(
    '# HELP open_streams Streams.\n# TYPE open_streams gauge\nopen_streams 2\n' +
      '# HELP seconds Time.\n# TYPE seconds histogram\nseconds_bucket{le="+Inf",route="/a"} 1\n',
  );
});

test('a label may have any text as its value', () => {
  const samples = [{ labels: { name: 'a "b"\\\nc' }, value: 1 }];
  expect(writeMetricText([{ name: 'x', type: 'counter', help: 'X.', samples }])).toContain(
    'x{name="a \\"b\\"\\\\\\nc"} 1',
  );
});
