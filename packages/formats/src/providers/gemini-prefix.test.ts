import { describe, expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';
import { findCommonPrefix, readPrompt } from './gemini-prefix.ts';

const readPlainPrompt = (title: string) => readPrompt(title.replaceAll('\u00a0', ' '), title);

describe('the prefix of a prompt', () => {
  test.each([
    'Prompted How tall is it?',
    'Prompted\u00a0How tall is it?',
    'Asked: How tall is it?',
    'Live prompt: How tall is it?',
    'Live Prompt How tall is it?',
    'Submitted query How tall is it?',
    'Prompt: How tall is it?',
    'Prompt\u00a0: How tall is it?',
    'Eingegebener Prompt: How tall is it?',
    'Requête envoyée\u00a0: How tall is it?',
    'Requête envoyée\u00a0:\u00a0How tall is it?',
    'Has dicho: How tall is it?',
    'Hiciste la petición How tall is it?',
    'Prompt inviato: How tall is it?',
    'Prompt gegeven: How tall is it?',
    'Comando enviado: How tall is it?',
    'Υποβλήθηκε το ερώτημα How tall is it?',
    '送信したメッセージ: How tall is it?',
    '프롬프트 입력: How tall is it?',
    // A prefix that is not in the list, recognised by the space after it.
    'Poslan je bil poziv:\u00a0How tall is it?',
    'Kysyttiin\u00a0How tall is it?',
  ])('is removed from “%s”', (title) => {
    expect(readPlainPrompt(title)).toBe('How tall is it?');
  });

  test.each(['How tall is it?', 'Sagt: was?', 'Promptly answer me', 'Prompt engineering, what is it?'])(
    'is not assumed in “%s”',
    (title) => {
      expect(readPlainPrompt(title)).toBeNull();
    },
  );

  test('is found by comparing all prompts, if there are enough', () => {
    expect(findCommonPrefix(['Du sagde: Hvad?', 'Du sagde: Hvor?', 'Du sagde: hvem er det?'])).toBe('Du sagde: ');
    expect(findCommonPrefix(['Du sagde: Hvad?', 'Du sagde: Hvor?'])).toBeNull();
    expect(findCommonPrefix(['Du bad om a', 'Du bad om b', 'Du bad om c', 'Du bad om d', 'Du bad om e'])).toBe(
      'Du bad om ',
    );
    expect(findCommonPrefix(['What is a', 'Who is b', 'Why c', 'What d', 'How e'])).toBeNull();
  });
});

describe('a log', () => {
  const makeRecord = (title: string, at: number, answer: string | null) => ({
    header: 'Gemini',
    title,
    time: new Date(Date.UTC(2026, 2, 1, 10, at)).toISOString(),
    products: ['Gemini'],
    ...(answer !== null && { safeHtmlItem: [{ html: `<p>${answer}</p>` }] }),
  });
  const read = async (records: unknown[]) => {
    const { conversations } = await readBytes(JSON.stringify(records), 'MyActivity.json');
    return conversations;
  };
  const readTitles = async (records: unknown[]) => (await read(records)).map(({ title }) => title);

  test('in an unknown language loses the prefix of every prompt, and keeps the order and the ids', async () => {
    const records = Array.from({ length: 100 }, (_, at) =>
      makeRecord(`Xyzzy qwax: ${at % 2 ? 'Why' : 'How'} ${at}?`, at, 'Yes'),
    );
    const prompts = await readTitles(records);
    expect(prompts).toEqual(records.map((_, at) => `${at % 2 ? 'Why' : 'How'} ${at}?`));
    const [alone] = await read(records.slice(0, 1));
    expect(alone?.title).toBe('Xyzzy qwax: How 0?');
    expect((await read(records))[0]?.sourceId).toBe(alone?.sourceId);
  });

  test('keeps activities of another kind between the prompts as they are', async () => {
    const records = [
      ...['One?', 'Two?', 'Three?'].map((words, at) => makeRecord(`Xyzzy: ${words}`, at, 'Yes')),
      makeRecord('Plugh something else', 3, null),
      makeRecord('Xyzzy: Four?', 4, 'Yes'),
      makeRecord('Xyzzy: Five?', 5, 'Yes'),
    ];
    expect(await readTitles(records)).toEqual(['One?', 'Two?', 'Three?', 'Plugh something else', 'Four?', 'Five?']);
  });

  test('has prompts and replies as details in some exports', async () => {
    const details = [
      { name: 'Request', value: 'What is Rust?' },
      { name: 'Response', value: 'A language.' },
    ];
    const [conversation] = await read([{ ...makeRecord('Used Gemini Apps', 0, null), details }]);
    expect(conversation?.messages.map(({ content }) => content)).toEqual(['What is Rust?', 'A language.']);
  });

  test('has the prompt in its subtitles if the title has only the prefix', async () => {
    const subtitles = [{ name: 'User', value: 'What is Rust?' }];
    const [conversation] = await read([{ ...makeRecord('Asked Gemini', 0, 'A language.'), subtitles }]);
    expect(conversation?.messages.map(({ content }) => content)).toEqual(['What is Rust?', 'A language.']);
  });

  test('in HTML has the files named below a prompt as attachments', async () => {
    const html = `<html><body><div class="outer-cell"><div class="header-cell"><p class="mdl-typography--title">Aplikacije Gemini<br></p></div>
<div class="content-cell mdl-typography--body-1">Poslan je poziv:\u00a0Kaj je to?<br>1 priložena datoteka.<br>-\u00a0 <a href="slika-1.png">slika-1.png</a><br>Mar 1, 2026, 12:00:00 PM CET<br><p>Drevo.</p></div>
<div class="content-cell mdl-typography--caption"><b>Izdelki:</b><br>&emsp;Aplikacije Gemini<br></div></div></body></html>`;
    const { conversations } = await readBytes(html, 'Moja_dejavnost.html');
    expect(conversations[0]?.messages.map(({ content, blocks }) => [content, blocks?.map(({ type }) => type)])).toEqual(
      [
        ['Kaj je to?', ['attachment', 'text']],
        ['Drevo.', undefined],
      ],
    );
  });
});
