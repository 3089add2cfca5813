import { expect, test } from 'vitest';
import { makeChatgptConversation } from '../../testing/chatgpt-export.ts';
import { readBytes } from '../../testing/read-sample.ts';
import { unescapeJson } from './escaped-json.ts';

const unescape = (json: string) => unescapeJson(Buffer.from(json)).toString();

/** Escapes like Python's `html.escape`, which ChatGPT applies to each text of its page. */
const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const makeSpecs = (write: (text: string) => string) =>
  [
    { id: 'q', text: 'Is "a < b && c" or &lt; right, it\'s \\" or C:\\?' },
    { id: 'a', role: 'assistant', text: '`<b>"x"</b>`' },
  ].map((spec) => ({ ...spec, text: write(spec.text) }));

test("the texts on ChatGPT's page are the same as in its JSON", async () => {
  const page = `<html><script>\nvar jsonData = ${JSON.stringify([makeChatgptConversation(makeSpecs(escape))])};\n</script></html>`;
  const json = JSON.stringify([makeChatgptConversation(makeSpecs((text) => text))]);
  const [fromPage, fromJson] = [await readBytes(page, 'chat.html'), await readBytes(json, 'conversations.json')];
  expect(fromPage.conversations[0]?.messages[1]?.content).toBe('`<b>"x"</b>`');
  expect(fromPage.conversations).toEqual(fromJson.conversations);
});

test('texts that were not escaped stay as they are', () => {
  for (const text of ["it's &amp;", 'a "word" &amp;', 'a > b &amp; c', 'no entity']) {
    expect(JSON.parse(unescape(JSON.stringify([text])))).toEqual([text]);
  }
  expect(unescape('["C:\\\\", "&amp;"]')).toBe('["C:\\\\", "&"]');
});
