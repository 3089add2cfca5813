import { expect, test } from 'vitest';
import { composeMail } from './mail-content.ts';

test('text and HTML have the same content, lists included, and no external resources', () => {
  const { subject, text, html } = composeMail({
    appName: 'Assistant',
    subject: ' Your day ',
    preview: 'Two things today',
    paragraphs: ['Good morning, Ann.\nHere is your day.'],
    lists: [{ heading: 'Today', items: ['9:00 AM Dentist', 'Taxes <due>'] }],
    footer: 'Turn this off in Settings.',
  });
  expect(subject).toBe('Your day');
  expect(text).toBe(
    'Good morning, Ann.\nHere is your day.\n\nToday\n- 9:00 AM Dentist\n- Taxes <due>\n\n-- \nAssistant\nTurn this off in Settings.\n',
  );
  expect(html).toContain('<li style="margin:0 0 4px">Taxes &lt;due&gt;</li>');
  expect(html).toContain('Good morning, Ann.<br>Here is your day.');
  expect(html).toContain('Two things today');
  expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(/);
});

test('URLs in the footer are linked without the quotes, brackets and punctuation around them', () => {
  const footer = 'See <https://a.example/x?y=1&z=2>, "https://b.example/q" or https://c.example/.';
  const { html } = composeMail({ appName: 'Assistant', subject: 'Hello', paragraphs: [], footer });
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['https://a.example/x?y=1&amp;z=2', 'https://b.example/q', 'https://c.example/']);
  expect(html).toContain('See &lt;<a href="https://a.example/x?y=1&amp;z=2"');
  expect(html).toContain('</a>&gt;, &quot;<a');
});

test('the plain text marks its footer as a signature, with the space after the dashes', () => {
  const { text } = composeMail({ appName: 'Assistant', subject: 'Hello', paragraphs: ['Hi.'], footer: 'Bye.' });
  expect(text).toBe('Hi.\n\n-- \nAssistant\nBye.\n');
});
