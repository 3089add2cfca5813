import { describe, expect, test } from 'vitest';
import { outline, readBytes } from '../../testing/read-sample.ts';

const linkTo = (id: string) => `https://gemini.google.com/app/${id}`;
const timeAt = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

const makeRecord = (prompt: string, minute: number, more: object = {}) => ({
  header: 'Gemini Apps',
  title: `Prompted ${prompt}`,
  time: timeAt(minute),
  products: ['Gemini Apps'],
  safeHtmlItem: [{ html: `<p>Re: ${prompt}</p>` }],
  ...more,
});
const makeDetails = (id: string) => ({ details: [{ name: linkTo(id), url: linkTo(id) }] });

const readTexts = async (content: string, path: string) =>
  (await readBytes(content, path)).conversations.map(({ sourceId, messages }) => [
    sourceId.replace(/^derived-.*/, 'derived'),
    ...messages.map((message) => message.content),
  ]);

describe("Google's log of Gemini with links to the conversations", () => {
  test('has one conversation for each link, in the order of time, and one for each prompt without a link', async () => {
    const newestFirst = [
      makeRecord('And at night?', 30, makeDetails('aaaa1111')),
      makeRecord('Alone?', 20),
      makeRecord('Bread?', 10, { titleUrl: linkTo('bbbb2222') }),
      makeRecord('Can owls see?', 1, makeDetails('aaaa1111')),
    ];
    const { conversations, skips } = await readBytes(JSON.stringify(newestFirst), 'MyActivity.json');
    expect(skips).toEqual([]);
    expect(await readTexts(JSON.stringify(newestFirst), 'MyActivity.json')).toEqual([
      ['derived', 'Alone?', 'Re: Alone?'],
      ['activity:aaaa1111', 'Can owls see?', 'Re: Can owls see?', 'And at night?', 'Re: And at night?'],
      ['activity:bbbb2222', 'Bread?', 'Re: Bread?'],
    ]);
    const owls = conversations[1];
    expect(owls).toMatchObject({
      title: 'Can owls see?',
      createdAt: Date.parse(timeAt(1)),
      updatedAt: Date.parse(timeAt(30)),
    });
    expect(owls && outline(owls)[2]).toMatch(/ <- derived-\w+:answer user: /);
  });

  test('keeps the ids of its messages when a conversation grows', async () => {
    const first = makeRecord('Can owls see?', 1, makeDetails('aaaa1111'));
    const later = [makeRecord('And at night?', 30, makeDetails('aaaa1111')), first];
    const readMessages = async (records: object[]) =>
      (await readBytes(JSON.stringify(records), 'a.json')).conversations.flatMap(({ messages }) => messages);
    const [before, after] = [await readMessages([first]), await readMessages(later)];
    expect(before).toHaveLength(2);
    expect(after.slice(0, 2)).toEqual(before);
  });

  test('as an HTML page has one conversation for each link too; its prompts may be links', async () => {
    const makeCell = (prompt: string, time: string, caption = '') =>
      `<div class="outer-cell mdl-cell"><div class="header-cell"><p class="mdl-typography--title">Gemini Apps<br></p></div>` +
      `<div class="content-cell mdl-typography--body-1">${prompt}<br>${time}<br><p>Yes.</p></div>` +
      `<div class="content-cell mdl-typography--caption"><b>Products:</b><br>&emsp;Gemini Apps<br>${caption}</div></div>`;
    const href = `<a href="${linkTo('aaaa1111')}">`;
    const page =
      makeCell(
        `Prompted&nbsp;And at night?`,
        'Mar 1, 2026, 10:30:00 AM UTC',
        `<b>Details:</b><br>&emsp;${href}${linkTo('aaaa1111')}</a><br>`,
      ) + makeCell(`Prompted ${href}Can owls see?</a>`, 'Mar 1, 2026, 10:01:00 AM UTC');
    expect(await readTexts(`<html><body>${page}</body></html>`, 'MyActivity.html')).toEqual([
      ['activity:aaaa1111', 'Can owls see?', 'Yes.', 'And at night?', 'Yes.'],
    ]);
  });
});
