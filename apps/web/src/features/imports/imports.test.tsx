import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listImportDuplicates, mergeImportDuplicate } from '@app/contract/import-duplicates';
import {
  appendImportUpload,
  cancelImport,
  createImportUploads,
  getImport,
  type Import,
  listImports,
  startImport,
  undoImport,
} from '@app/contract/imports';
import { removeKeptFile } from '@app/contract/kept-files';
import { type Category, listCategories } from '@app/contract/categories';
import { restoreTrashItem } from '@app/contract/trash';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const none = { found: 0, created: 0, updated: 0, unchanged: 0, skipped: 0 };
const completed: Import = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f01',
  status: 'completed',
  files: [{ name: 'export.zip', bytes: 1000, bytesReceived: 1000 }],
  sources: [
    { source: 'chatgpt', found: 9, created: 6, updated: 1, unchanged: 1, skipped: 1 },
    { source: 'claude', found: 2, created: 2, updated: 0, unchanged: 0, skipped: 0 },
  ],
  bytesTotal: 1000,
  bytesRead: 1000,
  counts: { found: 11, created: 8, updated: 1, unchanged: 1, skipped: 1 },
  skipped: [{ item: 'Old plans', reason: 'in trash', conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01' }],
  kept: [],
  archived: 0,
  preview: null,
  error: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  startedAt: '2026-11-21T08:00:00.000Z',
  finishedAt: '2026-11-21T08:00:04.000Z',
};
const uploading: Import = {
  ...completed,
  status: 'uploading',
  files: [{ name: 'export.json', bytes: 10, bytesReceived: 0 }],
  sources: [],
  counts: none,
  skipped: [],
  bytesRead: 0,
  startedAt: null,
  finishedAt: null,
};
const address = `/imports/${completed.id}`;
const exported = new File(['0123456789'], 'export.json', { type: 'application/json' });

/** Accepts pieces like the server, then responds with the finished import. */
function answerUploads() {
  testServer().answer(createImportUploads, uploading);
  testServer().answer(getImport, uploading);
  testServer().answer(appendImportUpload, () => {
    testServer().answer(getImport, completed);
    return { ...completed, files: [{ name: 'export.json', bytes: 10, bytesReceived: 10 }] };
  });
}

beforeEach(() => testServer().answer(listImportDuplicates, []));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('starting an import', () => {
  it('names the providers and how to get each export', async () => {
    renderApp('/imports');
    expect(await screen.findByRole('heading', { name: 'Drop your export here' })).toBeVisible();
    const help = within(await screen.findByRole('region', { name: 'How to get your export' }));
    expect(help.getByText('ChatGPT')).toBeVisible();
    expect(help.getByText(/Settings → Privacy → Export data/)).toBeVisible();
  });

  it('collapses the export help after the first import', async () => {
    testServer().answer(listImports, [completed]);
    const { user } = renderApp('/imports');
    const help = await screen.findByText('How to get your export', { selector: 'summary' });
    expect(screen.getByText('ChatGPT', { selector: 'dt' })).not.toBeVisible();
    await user.click(help);
    expect(screen.getByText('ChatGPT', { selector: 'dt' })).toBeVisible();
  });

  it('offers sample conversations, which are imported like any export', async () => {
    answerUploads();
    testServer().answer(appendImportUpload, () => {
      testServer().answer(getImport, completed);
      const all = { bytes: 1e6, bytesReceived: 1e6 };
      const files = ['sample-chatgpt.json', 'sample-claude.json'].map((name) => ({ name, ...all }));
      return { ...completed, files };
    });
    testServer().answer(listImports, []);
    const app = renderApp('/imports');
    await app.user.click(await screen.findByRole('button', { name: 'Try it with sample conversations' }));
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
    expect(testServer().requests(createImportUploads)[0]?.body).toMatchObject({
      files: [{ name: 'sample-chatgpt.json' }, { name: 'sample-claude.json' }],
    });
  });

  it('can be tried again when the sample cannot be loaded', async () => {
    testServer().answer(listImports, []);
    const { user } = renderApp('/imports');
    const button = await screen.findByRole('button', { name: 'Try it with sample conversations' });
    vi.stubGlobal('File', function refuse() {
      throw new Error('The disk is full.');
    });
    await user.click(button);
    expect(await screen.findByText('The sample could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try it with sample conversations' })).toBeEnabled();
  });

  it('announces a chosen file, sends it and opens its receipt', async () => {
    answerUploads();
    const app = renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    await app.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), exported);
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
    expect(app.address()).toBe(address);
    expect(testServer().requests(createImportUploads)[0]?.body).toMatchObject({
      files: [{ name: 'export.json', bytes: 10 }],
    });
    const piece = testServer().requests(appendImportUpload)[0];
    expect(piece?.headers.get('Upload-Offset')).toBe('0');
    expect(await (piece?.body as Blob | undefined)?.text()).toBe('0123456789');
  });

  it('accepts files dropped anywhere on the page', async () => {
    answerUploads();
    renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    const dataTransfer = { types: ['Files'], files: [exported] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(screen.getByRole('heading', { name: 'Drop to import' })).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
  });

  it('sends a folder of 500 sessions as one ZIP', async () => {
    testServer().answer(createImportUploads, new ErrorResponse('imports.too_many_running'));
    const { user } = renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    const files = Array.from({ length: 500 }, (_, at) =>
      Object.defineProperty(new File(['{}'], `${at}.jsonl`), 'webkitRelativePath', { value: `projects/${at}.jsonl` }),
    );
    // Stands in for the browser's dialog, in which the user chooses the folder.
    const dialog = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (
      this: HTMLInputElement,
    ) {
      Object.defineProperty(this, 'files', { value: files });
      fireEvent.change(this);
    });
    await user.click(screen.getByRole('button', { name: 'Choose a folder' }));
    dialog.mockRestore();
    await waitFor(() =>
      expect(testServer().requests(createImportUploads)[0]?.body).toMatchObject({ files: [{ name: 'projects.zip' }] }),
    );
  });

  it('says that a file was changed while it was sent', async () => {
    answerUploads();
    testServer().answer(appendImportUpload, () => {
      exported.slice = () => {
        throw new DOMException('changed', 'NotReadableError');
      };
      throw new TypeError('Failed to fetch');
    });
    const { user } = renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), exported);
    const toast = 'export.json was changed or removed while it was read. Please drop it again.';
    expect(await screen.findByText(toast)).toBeVisible();
    Reflect.deleteProperty(exported, 'slice');
  });

  it('shows the message of the server when it refuses an import, and stays on the page', async () => {
    testServer().answer(createImportUploads, new ErrorResponse('imports.too_many_running'));
    const app = renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    await app.user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), exported);
    expect(await screen.findByText('Two imports are already running. Please wait for one to finish.')).toBeVisible();
    expect(app.address()).toBe('/imports');
  });

  it('refuses an empty file before anything is sent', async () => {
    const { user } = renderApp('/imports');
    await screen.findByRole('heading', { name: 'Drop your export here' });
    await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), new File([], 'empty.json'));
    expect(await screen.findByText('Please choose a file that is not empty.')).toBeVisible();
    expect(testServer().requests(createImportUploads)).toHaveLength(0);
  });

  it('resumes the upload when the same file is chosen again after a reload', async () => {
    answerUploads();
    testServer().answer(getImport, { ...uploading, files: [{ name: 'export.json', bytes: 10, bytesReceived: 4 }] });
    const { user } = renderApp(address);
    expect(
      await screen.findByText('The upload stopped at 4 bytes of 10 bytes. Drop the same file again to continue.'),
    ).toBeVisible();
    await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), exported);
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
    expect(testServer().requests(createImportUploads)).toHaveLength(0);
    expect(testServer().requests(appendImportUpload)[0]?.headers.get('Upload-Offset')).toBe('4');
  });
});

const work: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f77',
  name: 'Work',
  description: '',
  emoji: '💼',
  color: '#7a74cf',
  conversationCount: 0,
  isProtected: false,
  subcategories: [],
};
const ready: Import = {
  ...uploading,
  status: 'ready',
  bytesTotal: 4_000_000,
  preview: {
    sources: [
      {
        source: 'chatgpt',
        conversations: 160,
        messages: 900,
        from: '2023-01-03T10:00:00.000Z',
        to: '2026-03-04T10:00:00.000Z',
      },
      { source: 'gemini', conversations: 2, messages: 4, from: null, to: null },
    ],
    projects: [{ name: 'Garden', source: 'chatgpt', conversations: 10 }],
    skipped: 1,
  },
};

describe('choosing what to import', () => {
  it('shows what was found, with its date range, before anything is stored', async () => {
    testServer().answer(getImport, { ...ready, preview: null, bytesRead: 1_000_000 });
    renderApp(address);
    expect(await screen.findByText('1 MB of 4 MB checked')).toBeVisible();
    expect(screen.getByText('Checking')).toBeVisible();
    testServer().answer(getImport, ready);
    const found = within(await screen.findByRole('group', { name: '162 conversations found' }));
    expect(found.getByText('160 conversations · 900 messages · Jan 3, 2023 to Mar 4, 2026')).toBeVisible();
    expect(found.getByText('Experimental')).toBeVisible();
    expect(found.getByText('1 record cannot be read. The receipt will say which and why.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 162 conversations' })).toBeEnabled();
  });

  it('imports the chosen sources, projects and categories', async () => {
    testServer().answer(getImport, ready);
    testServer().answer(startImport, { ...ready, status: 'queued' });
    testServer().answer(listCategories, [work]);
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('checkbox', { name: /Group questions/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Gemini/ }));
    expect(screen.queryByRole('checkbox', { name: /Group questions/ })).not.toBeInTheDocument();
    const category = screen.getByRole('combobox', { name: 'Category for Garden' });
    await user.selectOptions(category, await within(category).findByRole('option', { name: 'Work' }));
    await user.click(screen.getByRole('button', { name: 'Import 160 conversations' }));
    expect(testServer().requests(startImport)[0]?.body).toMatchObject({
      sources: ['chatgpt'],
      mapping: { Garden: work.id },
    });
  });

  it('offers projects of the same name in several sources as one choice', async () => {
    const other = { name: 'Garden', source: 'gemini', conversations: 2 } as const;
    const preview = ready.preview && { ...ready.preview, projects: [...ready.preview.projects, other] };
    testServer().answer(getImport, { ...ready, preview });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('checkbox', { name: 'Garden 12 conversations · ChatGPT · Gemini' }));
    expect(screen.getByRole('button', { name: 'Import 150 conversations' })).toBeEnabled();
  });

  it('excludes projects, and disables the import button when nothing is chosen', async () => {
    testServer().answer(getImport, ready);
    testServer().answer(cancelImport, { ...ready, status: 'cancelled' });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('checkbox', { name: /^Garden/ }));
    expect(screen.getByRole('button', { name: 'Import 152 conversations' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: /^ChatGPT/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Gemini/ }));
    expect(screen.getByRole('button', { name: 'Import 0 conversations' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Discard upload' }));
    expect(await screen.findByRole('heading', { name: 'Import stopped' })).toBeVisible();
  });
});

describe('an error without a message from the server', () => {
  const makeBadGateway = () => new Response('Bad gateway', { status: 502 });

  it('is shown when an import could not be started, with advice to try again', async () => {
    testServer().answer(getImport, ready);
    testServer().answer(startImport, makeBadGateway);
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Import 162 conversations' }));
    expect(await screen.findByText('Import failed')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
  });

  it('is shown when an import could not be stopped, with advice to try again', async () => {
    testServer().answer(getImport, { ...completed, status: 'running', finishedAt: null });
    testServer().answer(cancelImport, makeBadGateway);
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Stop import' }));
    expect(await screen.findByText('The import could not be stopped.')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
  });
});

describe('files in an unknown format', () => {
  const kept = [{ id: 'a'.repeat(64), name: 'board.json', bytes: 14_000, reason: 'This file has an unknown format.' }];
  const withKept: Import = { ...completed, kept };

  it('are listed once with their size and reason, and can be downloaded unchanged', async () => {
    testServer().answer(getImport, withKept);
    renderApp(address);
    const list = within(await screen.findByRole('region', { name: '1 file stored unchanged' }));
    expect(list.getByText('14 kB')).toBeVisible();
    expect(list.getByText('Nothing was imported from it, because its format is unknown.')).toBeVisible();
    const link = list.getByRole('link', { name: 'Download board.json' });
    expect(link).toHaveAttribute('href', `/api/imports/${completed.id}/kept/${'a'.repeat(64)}`);
    expect(screen.getByRole('heading', { name: '1 skipped' })).toBeVisible();
  });

  it('are removed after a confirmation', async () => {
    testServer().answer(getImport, withKept);
    testServer().answer(removeKeptFile, undefined);
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Remove board.json' }));
    testServer().answer(getImport, { ...withKept, kept: [] });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('board.json')).not.toBeInTheDocument());
    expect(testServer().requests(removeKeptFile)).toHaveLength(1);
  });
});

describe('the outcome of an import', () => {
  const outcome = {
    conversations: 8,
    messages: 1_240,
    documents: 0,
    from: '2022-12-04T20:47:00.000Z',
    to: '2025-02-01T10:00:00.000Z',
    categories: [{ categoryId: work.id, conversations: 8 }],
    toReview: 3,
    suggestions: 2,
    cardProposals: 5,
  };

  it('is shown in figures, by category and with the next steps', async () => {
    testServer().answer(getImport, { ...completed, outcome });
    testServer().answer(listCategories, [work]);
    renderApp(address);
    const figures = within(await screen.findByRole('region', { name: 'What came in' }));
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Conversations',
      'Messages',
      'Years',
      'From',
    ]);
    expect(figures.getByText('2022–2025')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Work.*8 conversations/ })).toHaveAttribute(
      'href',
      `/categories/${work.id}`,
    );
    expect(screen.getByText('3 to check')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '2 plans are still ahead',
      '5 learning cards to look at',
      'Ask your archive something',
    ]);
    expect(screen.getByRole('link', { name: 'See your archive' })).toHaveAttribute('href', '/archive');
  });

  it('names the projects that are subcategories now', async () => {
    const subcategoryId = '00000000-0000-4000-8000-0000000000d1';
    const projects = [{ name: 'Garden', categoryId: work.id, subcategoryId }];
    testServer().answer(getImport, { ...completed, outcome: { ...outcome, projects } });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'A project became a subcategory' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Garden' })).toHaveAttribute(
      'href',
      `/categories/${work.id}/subcategories/${subcategoryId}`,
    );
  });

  it('offers only steps that apply', async () => {
    const without = { ...outcome, toReview: 0, suggestions: 0, cardProposals: 0 };
    testServer().answer(getImport, { ...completed, outcome: without });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Ask your archive something' })).toBeVisible();
    expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
    expect(screen.queryByText(/plans are|learning cards/)).not.toBeInTheDocument();
  });
});

describe('an import', () => {
  it('shows its progress while it runs and its receipt afterwards', async () => {
    const startedAt = new Date(Date.now() - 10_000).toISOString();
    testServer().answer(getImport, {
      ...uploading,
      status: 'running',
      startedAt,
      bytesTotal: 4_000_000,
      bytesRead: 1_000_000,
      counts: { ...none, found: 50, created: 50 },
    });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Importing your conversations' })).toBeVisible();
    const numbers = /^50 conversations · 1 MB of 4 MB read · 5 conversations a second · 3\d seconds left/;
    expect(screen.getByText(numbers)).toBeVisible();
    testServer().answer(getImport, completed);
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
  });

  it('shows its progress in conversations as soon as their number is known', async () => {
    const counts = { ...none, found: 86, created: 86 };
    const running = { ...uploading, status: 'running', bytesTotal: 457_000, counts } as const;
    testServer().answer(getImport, { ...running, expected: 172 });
    renderApp(address);
    expect(await screen.findByText(/^86 of 172 conversations/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Importing your conversations' })).toHaveValue(50);
    expect(screen.queryByText(/0 bytes/)).not.toBeInTheDocument();
  });

  it('opens the archive when it is done, unless something needs attention', async () => {
    const running = { ...uploading, status: 'running' as const, startedAt: completed.startedAt };
    const clean = { ...completed, counts: { ...completed.counts, skipped: 0 }, skipped: [] };
    testServer().answer(getImport, running);
    const app = renderApp(address);
    expect(await screen.findByRole('button', { name: 'Stop import' })).toBeVisible();
    testServer().answer(getImport, clean);
    expect(await screen.findByRole('heading', { name: 'Your archive' })).toBeVisible();
    expect(screen.getByText('8 new conversations imported.')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'See the receipt' }));
    expect(await screen.findByText(/^11 found · 8 added/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your archive' })).toHaveAttribute('href', '/archive');
    expect(app.address()).toBe(address);
  });

  it('can be stopped', async () => {
    testServer().answer(getImport, { ...uploading, status: 'queued' });
    testServer().answer(cancelImport, { ...uploading, status: 'cancelled' });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Stop import' }));
    expect(await screen.findByRole('heading', { name: 'Import stopped' })).toBeVisible();
    expect(screen.getByText('Nothing was added.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
  });

  it('has a receipt by source, with what was skipped and why', async () => {
    testServer().answer(getImport, { ...completed, counts: { ...completed.counts, unchanged: 0 } });
    const { user } = renderApp(address);
    expect(await screen.findByText('11 found · 8 added · 1 updated · 1 skipped · Read in 4 seconds')).toBeVisible();
    await user.click(screen.getByText('Details'));
    const table = within(screen.getByRole('table', { name: 'Receipt' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(4);
    for (const name of ['Conversations', 'ChatGPT', 'Claude', 'Total']) {
      expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    expect(table.getByRole('row', { name: 'Created 6 2 8' })).toBeVisible();
    expect(table.queryByRole('rowheader', { name: 'Unchanged' })).not.toBeInTheDocument();
    expect(screen.getByText('in trash')).toBeVisible();
  });

  it('says how many conversations are archived, with a link to them', async () => {
    testServer().answer(getImport, { ...completed, archived: 2 });
    renderApp(address);
    expect(await screen.findByText(/2 of them are archived at their source/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Show archived conversations' });
    expect(link).toHaveAttribute('href', '/search?q=is%3Aarchived');
  });

  it('warns that the storage is nearly full, with a link to it', async () => {
    const notice = 'Your storage is nearly full: 4.1 GB of 5 GB are used.';
    testServer().answer(getImport, { ...completed, notice });
    renderApp(address);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your storage' })).toHaveAttribute('href', '/settings/data');
  });

  it('offers to merge duplicates', async () => {
    testServer().answer(getImport, completed);
    const makeTwin = (end: string, title: string, source: 'chatgpt' | 'typingmind') => ({
      id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f${end}`,
      title,
      source,
      messageCount: 4,
    });
    const pair = { conversation: makeTwin('51', 'Baking', 'typingmind'), twin: makeTwin('52', 'Bread', 'chatgpt') };
    testServer().answer(listImportDuplicates, [{ ...pair, sharedMessages: 4 }]);
    testServer().answer(mergeImportDuplicate, undefined);
    const { user } = renderApp(address);
    expect(await screen.findByRole('heading', { name: '1 duplicate conversation' })).toBeVisible();
    expect(screen.getByText('TypingMind · 4 messages')).toBeVisible();
    testServer().answer(listImportDuplicates, []);
    await user.click(screen.getByRole('button', { name: 'Merge Baking' }));
    expect(await screen.findByText('Conversations merged')).toBeVisible();
    expect(testServer().requests(mergeImportDuplicate)[0]?.body).toEqual({
      conversationId: pair.conversation.id,
      twinId: pair.twin.id,
    });
    await waitFor(() => expect(screen.queryByText(/duplicate conversation/)).not.toBeInTheDocument());
  });

  it('offers to restore what it found in the trash', async () => {
    testServer().answer(getImport, completed);
    testServer().answer(restoreTrashItem, undefined);
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Conversation restored')).toBeVisible();
    expect(testServer().requests(restoreTrashItem)[0]?.params.id).toBe(completed.skipped[0]?.conversationId);
  });

  it('is undone after a confirmation that explains the effect', async () => {
    testServer().answer(getImport, completed);
    testServer().answer(undoImport, { ...completed, status: 'undone' });
    const { user } = renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    expect(dialog.getByText(/The 8 conversations it created go to the trash\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Import undone')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'This import was undone' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open trash' })).toHaveAttribute('href', '/trash');
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  });

  it('shows the message of the server when it failed', async () => {
    const message = 'This file is not an export that can be read.';
    testServer().answer(getImport, {
      ...uploading,
      status: 'failed',
      error: { code: 'imports.not_an_export', message },
    });
    renderApp(address);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that was refused shows the reason only once, explains how to get an export, and accepts another file', async () => {
    const message = 'claude-notes.json: No conversations in a known format were found in it.';
    testServer().answer(getImport, {
      ...uploading,
      status: 'failed',
      files: [{ name: 'claude-notes.json', bytes: 10, bytesReceived: 10 }],
      kept: [{ id: 'a'.repeat(64), name: 'claude-notes.json', bytes: 10, reason: 'This file has an unknown format.' }],
      error: { code: 'imports.not_an_export', message },
    });
    const { user } = renderApp(address);
    expect(await screen.findByRole('heading', { name: 'This file can’t be imported' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/format is unknown/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How to get your export from Claude' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download as JSON' })).not.toBeInTheDocument();
    answerUploads();
    await user.upload(screen.getByLabelText('Choose another file', { selector: 'input' }), exported);
    expect(await screen.findByRole('heading', { name: '8 conversations added' })).toBeVisible();
  });

  it('that was interrupted says what was imported, and asks for the same file', async () => {
    const error = { code: 'imports.interrupted', message: 'The import was interrupted.' };
    testServer().answer(getImport, { ...completed, status: 'failed', error });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'The import stopped halfway' })).toBeVisible();
    expect(screen.getByText(/^The import was interrupted. 9 conversations are in and stay here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose the file again' })).toBeEnabled();
  });

  it('says that nothing was added, and leads to the archive', async () => {
    testServer().answer(getImport, { ...completed, counts: { ...none, found: 11, unchanged: 11 } });
    const { unmount } = renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Nothing new in this export' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your archive' })).toHaveAttribute('href', '/archive');
    unmount();
    testServer().answer(getImport, { ...completed, counts: { ...none, found: 1, skipped: 1 } });
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Nothing was added' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeEnabled();
  });

  it('is shown in the header while it runs, and in a toast when it is done', async () => {
    testServer().answer(listImports, [{ ...uploading, status: 'running', bytesTotal: 100, bytesRead: 40 }]);
    renderApp('/trash');
    expect(await screen.findByRole('link', { name: 'Import: 40%' })).toHaveAttribute('href', address);
    testServer().answer(listImports, [completed]);
    expect(await screen.findByText('8 conversations added, 1 updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Import:/ })).not.toBeInTheDocument());
  });
});
