import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const makeChat = (id: string, title: string, folderID: string | null) => ({
  chatID: id,
  chatTitle: title,
  folderID,
  createdAt: '2026-02-01T10:00:00Z',
  messages: [
    { role: 'user', content: `A question about ${title.toLowerCase()}` },
    { role: 'assistant', content: 'An answer to it.' },
  ],
});

/** Writes two exports of different providers, one of them with projects, so that the preview offers a choice. */
export async function writeTwoSources(): Promise<string[]> {
  const folder = path.join(tmpdir(), 'two-source-exports');
  await mkdir(folder, { recursive: true });
  const files = {
    'typingmind.json': {
      data: {
        folders: [
          { id: 'f1', title: 'Garden' },
          { id: 'f2', title: 'Household and everything that has to do with money' },
        ],
        chats: [
          makeChat('t1', 'Tomatoes', 'f1'),
          makeChat('t2', 'Roses', 'f1'),
          makeChat('t3', 'Rent', 'f2'),
          makeChat('t4', 'Moon', null),
        ],
      },
    },
    'MyActivity.json': [
      {
        header: 'Gemini Apps',
        title: 'Prompted How far is the moon?',
        time: '2026-03-01T10:00:00Z',
        products: ['Gemini Apps'],
        safeHtmlItem: [{ html: '<p>About 384,400 km.</p>' }],
      },
    ],
  };
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify(content));
    paths.push(file);
  }
  return paths;
}
