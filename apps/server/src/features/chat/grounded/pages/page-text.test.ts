import { expect, it } from 'vitest';
import { readPageText } from './page-text.ts';

const sentence = 'The lease ends in March, and the keys are returned on the last day of the month, before noon. ';

it('contains the article with its lines, but no menus or scripts', () => {
  const page = readPageText(`<!doctype html><html><head><title>Lease – News</title><style>p{}</style></head><body>
    <nav><a href="/">Home</a><a href="/all">All stories</a></nav>
    <article><h1>Lease</h1><h2>Dates</h2><p>${sentence.repeat(6)}</p><ul><li>First</li><li>Second</li></ul>
    <script>steal()</script><p>${sentence.repeat(6)}</p></article><footer>Imprint</footer></body></html>`);
  expect(page.title).toBe('Lease – News');
  expect(page.text).toContain('Dates\n');
  expect(page.text).toContain('- First');
  expect(page.text).not.toMatch(/steal|All stories|Imprint/);
});

it.each([
  [
    'a page without an article',
    '<p>Open<br>Monday</p>\n <table> <tr> <td>9</td> <td>17</td> </tr> </table>',
    'Open\nMonday\n\n9 | 17 |',
  ],
  [
    'a page within one form',
    '<form><p>Open on <b>Monday</b> until noon</p><button>Post</button></form>',
    'Open on Monday until noon',
  ],
  ['preformatted text', '<p>Run</p><pre>if (a) {\n  b();\n}</pre><p>Done</p>', 'Run\n\nif (a) {\n  b();\n}\n\nDone'],
  ['a page that ends in the middle', '<html><body><div><p>Half a', 'Half a'],
  ['a text without elements', 'Just words', 'Just words'],
])('%s has its text', (_name, html, text) => {
  expect(readPageText(html).text).toBe(text);
});

it('is empty for a page that scripts render', () => {
  expect(readPageText('<html><body><div id="root"></div><script>draw()</script></body></html>').text).toBe('');
});
