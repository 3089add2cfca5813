import '#test/ready-markdown.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { ChatSlotsProvider } from '../chat-slots.ts';
import { MessageBlocks } from '../message-blocks.tsx';
import { ReplyText } from '../reply-text.ts';
import { Markdown } from './markdown.tsx';
import { hasParsedBlocks, parseMarkdown } from './parsed-blocks.ts';

async function renderMarkdown(text: string): Promise<HTMLElement> {
  const { container } = render(<Markdown text={`${text}\n\nend-of-text`} />);
  await waitFor(() => expect(screen.getByText('end-of-text')).not.toHaveClass('whitespace-pre-wrap'));
  return container;
}

function PreviewStandIn({ source, language }: { source: string; language: string }) {
  return <p>{`${language} frame of ${source}`}</p>;
}

/** Catches the next file that the page saves. */
function catchSavedFile(): () => Promise<{ name: string; text: string }> {
  let blob: Blob | undefined;
  let name = '';
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function noteName(this: HTMLAnchorElement) {
    name = this.download;
  };
  return async () => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
    return { name, text: (await blob?.text()) ?? '' };
  };
}

describe('a reply as formatted text', () => {
  it('splits paragraphs at blank lines and lines at newlines', async () => {
    const container = await renderMarkdown('one\ntwo\n\nthree');
    const [first, second] = container.querySelectorAll('p');
    expect(first?.innerHTML).toMatch(/one<br>\s*two/);
    expect(second).toHaveTextContent('three');
  });

  it('makes lists of numbered items, bullets and dashes', async () => {
    const container = await renderMarkdown('1. one\n2. two\n\n• dot\n• dot\n\n---\n\n- dash');
    expect([...container.querySelectorAll('ol > li')].map((item) => item.textContent?.trim())).toEqual(['one', 'two']);
    expect(container.querySelectorAll('ul > li')).toHaveLength(3);
  });

  it('makes double asterisks bold and single ones italic', async () => {
    const container = await renderMarkdown('**bold** and *italic*');
    expect(container.querySelector('strong')).toHaveTextContent('bold');
    expect(container.querySelector('em')).toHaveTextContent('italic');
  });

  it('renders tables, task lists, strikethrough and footnotes', async () => {
    const container = await renderMarkdown('| a |\n| - |\n| 1 |\n\n- [x] done\n\n~~gone~~[^1]\n\n[^1]: A note.');
    expect(screen.getByRole('columnheader', { name: 'a' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(container.querySelector('del')).toHaveTextContent('gone');
    expect(screen.getByText('A note.').closest('section')).toHaveTextContent('Footnotes');
  });

  it('sorts a table by a column, up, down and back, and saves it as it is shown', async () => {
    const user = userEvent.setup();
    const container = await renderMarkdown('| Name | Price |\n| - | -: |\n| b, "B" | 10 |\n| =a | 9 |\n| c | |');
    const listNames = () => [...container.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent);
    const sort = await screen.findByRole('button', { name: 'Price' });
    const price = screen.getByRole('columnheader', { name: 'Price' });
    await user.click(sort);
    expect(listNames()).toEqual(['=a', 'b, "B"', 'c']);
    expect(price).toHaveAttribute('aria-sort', 'ascending');
    const saved = catchSavedFile();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await saved()).toEqual({
      name: 'table.csv',
      text: '\uFEFF"Name","Price"\r\n"\'=a","9"\r\n"b, ""B""","10"\r\n"c",""\r\n',
    });
    await user.click(sort);
    expect(price).toHaveAttribute('aria-sort', 'descending');
    await user.click(sort);
    expect(listNames()).toEqual(['b, "B"', '=a', 'c']);
  });

  it('saves code as a file of its language', async () => {
    const user = userEvent.setup();
    await renderMarkdown('```python\nprint(1)\n```');
    const saved = catchSavedFile();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await saved()).toEqual({ name: 'code.py', text: 'print(1)' });
  });

  it('shows HTML as code, and as a page in a frame without network only when asked', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <ChatSlotsProvider value={{ CodePreview: PreviewStandIn }}>
        <Markdown text={'```html\n<b>Hi</b>\n```\n\n```js\n1\n```'} />
      </ChatSlotsProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Show the page' }));
    expect(container.querySelector('b')).toBeNull();
    expect(await screen.findByText('html frame of <b>Hi</b>')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the code' }));
    expect(screen.queryByText('html frame of <b>Hi</b>')).not.toBeInTheDocument();
  });

  it('renders maths, and leaves money alone', async () => {
    const container = await renderMarkdown('It costs $5 or $6, and \\(x^2\\) is square.');
    await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
    expect(container.querySelectorAll('.katex')).toHaveLength(1);
    expect(container).toHaveTextContent('It costs $5 or $6');
  });

  it('colours code of a language it knows and copies it', async () => {
    const user = userEvent.setup();
    const container = await renderMarkdown('```ts\nconst a = 1;\n```');
    await waitFor(() => expect(container.querySelector('pre span[style]')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe('const a = 1;');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  });
});

describe('a safe reply', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b onclick="x()">bold</b>',
    '<iframe src="https://example.com"></iframe>',
  ])('shows HTML as text: %s', async (html) => {
    const container = await renderMarkdown(`see ${html}`);
    expect(container).toHaveTextContent(html.replaceAll(/\s+/g, ' '));
    expect(container.querySelector('script, img, b, iframe')).toBeNull();
  });

  it.each(['[x](javascript:alert(1))', '[x](data:text/html,hi)', '[x](/api/auth/logout)', '[x](vbscript:a)'])(
    'shows an unsafe link as text: %s',
    async (link) => {
      const container = await renderMarkdown(link);
      expect(container.querySelector('a')).toBeNull();
    },
  );

  it('opens links in another window, and sends no referrer', async () => {
    await renderMarkdown('[a page](https://example.com/a) and ada@example.com');
    const link = screen.getByRole('link', { name: 'a page' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  });

  it('fetches no picture: a click opens it', async () => {
    const container = await renderMarkdown('![a cat](https://pictures.example.com/cat.png?secret=1)');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: /a cat.*Show picture from pictures.example.com/ })).toHaveAttribute(
      'referrerpolicy',
      'no-referrer',
    );
  });
});

describe('a growing reply', () => {
  it('is shown with unfinished syntax closed', async () => {
    const reply = new ReplyText('Some **bo', (run) => run());
    const { container } = render(<Markdown text="" reply={reply} />);
    await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('bo'));
    reply.append('ld** and\n\n```ts\nconst a');
    await waitFor(() => expect(container.querySelector('pre')).toHaveTextContent('const a'));
    expect(container.querySelector('strong')).toHaveTextContent('bold');
  });
});

describe('a reply that was streamed', () => {
  /** The HTML of a text as it streams in deltas, and then as a finished message. */
  async function streamAndFinish(text: string): Promise<string> {
    const reply = new ReplyText('', (run) => run());
    const streamed = render(<Markdown text="" reply={reply} />);
    for (let end = 40; end < text.length + 40; end += 40) {
      reply.append(text.slice(end - 40, end));
    }
    await waitFor(() => expect(streamed.container).toHaveTextContent(/The end\.$/));
    streamed.unmount();
    const { container } = render(<Markdown text={text} />);
    return container.innerHTML;
  }
  const withoutGaps = (html: string) => html.replaceAll('\n', '');

  it('has the same elements as one that is parsed as a whole', async () => {
    const text =
      '# Plan\n\nFirst **this**.\n\n1. one\n\n2. two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n\n> quoted\n\n$$\nx^2\n$$\n\nThe end.';
    const finished = await streamAndFinish(text);
    expect(hasParsedBlocks(text, false)).toBe(true);
    const whole = render(<div className="break-words">{parseMarkdown(text, 'whole')}</div>);
    const ids = / (?:id|aria-controls)="[^"]*"/g;
    expect(withoutGaps(finished).replaceAll(ids, '')).toBe(withoutGaps(whole.container.innerHTML).replaceAll(ids, ''));
  });

  it('keeps its elements when it is finished', async () => {
    const text = '# Plan\n\nFirst **this**.\n\n- one\n- two\n\nThe end.';
    const reply = new ReplyText('', (run) => run());
    const { container, rerender } = render(<Markdown text="" reply={reply} />);
    reply.append(text);
    await waitFor(() => expect(container).toHaveTextContent(/The end\.$/));
    const streamed = [...container.querySelectorAll('h3, li, strong')];
    rerender(<Markdown text={text} />);
    expect([...container.querySelectorAll('h3, li, strong')]).toEqual(streamed);
    expect(streamed.every((element) => element.isConnected)).toBe(true);
    const whole = render(<div className="break-words">{parseMarkdown(text, 'whole')}</div>);
    expect(withoutGaps(container.innerHTML)).toBe(withoutGaps(whole.container.innerHTML));
  });

  it.each(['', '- ', '> * '])('has links that are defined in another block, behind the marker %j', async (marker) => {
    await streamAndFinish(`See [the page][1] for this.\n\n${marker}[1]: https://example.com/defined\n\nThe end.`);
    expect(screen.getByRole('link', { name: 'the page' })).toHaveAttribute('href', 'https://example.com/defined');
  });

  it('has footnotes that are defined in a list', async () => {
    await streamAndFinish('This was said.[^1]\n\n1. [^1]: A note from a list.\n\nThe end.');
    expect(screen.getByText('A note from a list.').closest('section')).toHaveTextContent('Footnotes');
  });
});

describe('a reply that grew between its first rendering and its subscription', () => {
  it('is shown whole without waiting for the next delta', async () => {
    const reply = new ReplyText('Some', (run) => run());
    function GrowsMeanwhile() {
      useLayoutEffect(() => reply.append(' more words'), []);
      return <Markdown text="" reply={reply} />;
    }
    render(<GrowsMeanwhile />);
    expect(await screen.findByText('Some more words')).toBeVisible();
  });
});

describe('the parts of an imported message', () => {
  it('collapse reasoning and tool output, and name missing files', async () => {
    const { container } = render(
      <MessageBlocks
        messageId="message-1"
        blocks={[
          { type: 'reasoning', text: 'Let me think.' },
          { type: 'text', text: 'The answer' },
          { type: 'code', text: 'print(1)', language: 'python' },
          { type: 'output', text: '1', tool: 'python' },
          { type: 'tool_call', tool: 'search', input: '{"q":"x"}' },
          { type: 'attachment', name: 'plan.pdf', mimeType: 'application/pdf', size: 10 },
          { type: 'raw', label: 'canvas', json: '{}' },
        ]}
      />,
    );
    expect(await screen.findByText('The answer')).toBeVisible();
    const folded = [...container.querySelectorAll('summary')].map((summary) => summary.textContent);
    expect(folded).toEqual(['Reasoning', 'Output of python', 'Called search', 'canvas']);
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
    expect(await screen.findByText('plan.pdf')).toBeVisible();
    expect(screen.getByText('The export names this file but does not contain it.')).toBeVisible();
  });
});
