import { describe, expect, it } from 'vitest';
import { parseUnclosedFence } from './unclosed-fence.ts';
import { prepareMarkdown } from './prepare-markdown.ts';
import { hostOf, safeLink } from './safe-link.ts';

describe('preparing Markdown', () => {
  it.each([
    ['turns bullets into list items', '• one\n  • two', '- one\n  - two'],
    ['reads maths in round brackets', 'so \\(a+b\\) holds', 'so $$a+b$$ holds'],
    ['reads maths in square brackets on lines of their own', '\\[ a \\]', '\n$$\na\n$$\n'],
    ['displays double dollars on a line of their own', 'so\n$$ a $$\nholds', 'so\n\n$$\na\n$$\n\nholds'],
    ['keeps double dollars within a line inline', 'so $$a$$ holds', 'so $$a$$ holds'],
    ['keeps displayed maths inside its list item', '   \\[\n   a\n   \\]', '   \n   $$\n   a\n   $$\n   '],
    ['reads square brackets within a line as inline maths', 'so \\[a\\] holds', 'so $$a$$ holds'],
    ['reads single dollars as maths', 'so $x^2$ holds', 'so $$x^2$$ holds'],
    ['leaves money alone', 'It is $5 and $10, or $5/$10.', 'It is $5 and $10, or $5/$10.'],
    ['leaves an escaped dollar alone', 'It is \\$5 and 5$', 'It is \\$5 and 5$'],
    ['leaves code spans alone', 'call `$a$` and `\\(b\\)`', 'call `$a$` and `\\(b\\)`'],
    ['leaves fences alone', '```\n• $x$\n```\n• y', '```\n• $x$\n```\n- y'],
    ['leaves a fence alone that is still open', '~~~\n• $x$', '~~~\n• $x$'],
    ['keeps displayed double dollars', '$$\nx\n$$', '$$\nx\n$$'],
  ])('%s', (_, given, expected) => {
    expect(prepareMarkdown(given)).toBe(expected);
  });
});

describe('a fence without its end', () => {
  it('is returned with its language and the code so far', () => {
    expect(parseUnclosedFence('```python title="x"\nprint(1)\n')).toEqual({ code: 'print(1)\n', language: 'python' });
    expect(parseUnclosedFence('~~~\na')).toEqual({ code: 'a', language: null });
  });

  it('is not found in a closed fence or in other text', () => {
    expect(parseUnclosedFence('```\na\n```\n')).toBeUndefined();
    expect(parseUnclosedFence('```\na\n```')).toBeUndefined();
    expect(parseUnclosedFence('```ts')).toBeUndefined();
    expect(parseUnclosedFence('Text\n```\na')).toBeUndefined();
  });
});

describe('links in messages', () => {
  it.each(['https://example.com/a', 'http://example.com/', 'mailto:ada@example.com', '#user-content-fn-1'])(
    'may lead to %s',
    (address) => {
      expect(safeLink(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/api/x',
    '',
  ])('never lead to %s', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });

  it('have a host only if they are web addresses', () => {
    expect(hostOf('https://pictures.example.com:8443/a.png?x=1')).toBe('pictures.example.com:8443');
    expect(hostOf('data:image/png;base64,AAAA')).toBeUndefined();
    expect(hostOf('a.png')).toBeUndefined();
  });
});
