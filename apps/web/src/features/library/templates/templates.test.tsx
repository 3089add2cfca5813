import {
  countTemplateUse,
  createTemplate,
  deleteTemplate,
  importTemplates,
  listTemplates,
  listTemplateVersions,
  type Template,
  updateTemplate,
} from '@app/contract/templates';
import { restoreTrashItem } from '@app/contract/trash';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatDraft } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import '#test/ready-markdown.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const letter: Template = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f11',
  name: 'Letter',
  body: 'Dear {{name}}, a {{tone: warm | plain}} note.',
  categoryId: null,
  isFavorite: false,
  usageCount: 3,
  version: 2,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
};
const greeting: Template = { ...letter, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f12', name: 'Greeting', body: 'Hello!' };

const serveTemplates = (...templates: Template[]) => testServer().answer(listTemplates, templates);

describe('the templates page', () => {
  it('explains what templates are and adds the starter set', async () => {
    serveTemplates();
    testServer().answer(importTemplates, () => {
      serveTemplates(letter);
      return { created: 8, unchanged: 0 };
    });
    const { user } = renderApp('/templates');
    expect(await screen.findByText('No templates yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the starter set' }));
    expect(await screen.findByRole('heading', { name: 'Letter' })).toBeVisible();
    expect(testServer().requests(importTemplates)[0]?.body).toMatchObject({
      templates: expect.arrayContaining([expect.objectContaining({ name: 'Summarise a text' })]),
    });
  });

  it('shows how often each was used and how many blanks it has, and finds by words', async () => {
    serveTemplates(letter, greeting);
    const { user } = renderApp('/templates');
    const card = within((await screen.findByRole('heading', { name: 'Letter' })).closest('li') as HTMLElement);
    expect(card.getByText('Used 3 times')).toBeVisible();
    expect(card.getByText('2 blanks')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Search templates' }), 'hello');
    expect(screen.queryByRole('heading', { name: 'Letter' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Greeting' })).toBeVisible();
  });

  it('asks for the blanks and puts the text into the chat', async () => {
    serveTemplates(letter);
    testServer().answer(countTemplateUse, letter);
    const app = renderApp('/templates');
    await app.user.click(await screen.findByRole('button', { name: 'Use Letter' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'name' }), 'Ben');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'tone' }), 'warm');
    expect(screen.getByText('Dear Ben, a warm note.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Insert into the chat' }));
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(chatDraft(ada.id).read()).toBe('Dear Ben, a warm note.');
    expect(testServer().requests(countTemplateUse)).toHaveLength(1);
  });

  it('saves a new template, and names what is missing', async () => {
    serveTemplates();
    testServer().answer(createTemplate, letter);
    const { user } = renderApp('/templates');
    await user.click(await screen.findByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByText('Name is required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Letter');
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Dear you');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Template saved')).toBeVisible();
    expect(testServer().requests(createTemplate)[0]?.body).toMatchObject({ name: 'Letter', body: 'Dear you' });
  });

  it('shows earlier versions while editing and restores one into the form', async () => {
    serveTemplates(letter);
    const before = { version: 1, name: 'Letter', body: 'Dear all', savedAt: '2026-11-01T09:00:00.000Z' };
    testServer().answer(listTemplateVersions, [before]);
    testServer().answer(updateTemplate, letter);
    const { user } = renderApp('/templates');
    await user.click(await screen.findByRole('button', { name: 'Actions for Letter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
    await user.click(dialog.getByText('Earlier versions'));
    await user.click(await dialog.findByRole('button', { name: 'Restore' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(testServer().requests(updateTemplate)[0]?.body).toMatchObject({ name: 'Letter', body: 'Dear all' }),
    );
  });

  it('toggles the star at once, and back when that fails', async () => {
    serveTemplates(letter);
    testServer().answer(updateTemplate, new ErrorResponse('internal'));
    const { user } = renderApp('/templates');
    await user.click(await screen.findByRole('button', { name: 'Add Letter to favourites' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Letter to favourites' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('deletes with an undo', async () => {
    serveTemplates(letter);
    testServer().answer(deleteTemplate, () => {
      serveTemplates();
      return undefined;
    });
    testServer().answer(restoreTrashItem, () => {
      serveTemplates(letter);
      return undefined;
    });
    const { user } = renderApp('/templates');
    await user.click(await screen.findByRole('button', { name: 'Actions for Letter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('No templates yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Letter' })).toBeVisible();
  });

  it('refuses a file that contains no templates, and imports one that does', async () => {
    serveTemplates(letter);
    testServer().answer(importTemplates, { created: 1, unchanged: 0 });
    const { user } = renderApp('/templates');
    await screen.findByRole('heading', { name: 'Letter' });
    const input = screen.getByLabelText('Import from a file', { selector: 'input' });
    await user.upload(input, new File(['{"photos": []}'], 'photos.json', { type: 'application/json' }));
    expect(await screen.findByText(/This file contains no templates/)).toBeVisible();
    const long = JSON.stringify([
      { name: 'A', body: 'b' },
      { name: 'n'.repeat(101), body: 'b' },
    ]);
    await user.upload(input, new File([long], 'long.json', { type: 'application/json' }));
    expect(await screen.findByText(/^Template 2: .*100 characters/)).toBeVisible();
    await user.upload(input, new File(['[{"name":"A","body":"B"}]'], 'templates.json', { type: 'application/json' }));
    expect(await screen.findByText('1 template added')).toBeVisible();
  });

  it('says that the templates could not be loaded, and loads them again', async () => {
    testServer().answer(listTemplates, new ErrorResponse('internal'));
    const { user } = renderApp('/templates');
    expect(await screen.findByText('Failed to load your templates. Please try again.')).toBeVisible();
    serveTemplates(letter);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Letter' })).toBeVisible();
  });
});

describe('templates in a chat', () => {
  it('open with a slash and are chosen with the keyboard', async () => {
    serveTemplates(letter, greeting);
    testServer().answer(countTemplateUse, greeting);
    const { user } = renderApp('/');
    const input = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(input, '/');
    const list = within(await screen.findByRole('listbox', { name: 'Templates' }));
    expect(list.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(list.getByRole('option', { name: /Greeting/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Hello!');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('close with Escape, which keeps the typed text', async () => {
    serveTemplates(letter);
    const { user } = renderApp('/');
    const input = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(input, '/let');
    await screen.findByRole('listbox', { name: 'Templates' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('/let');
  });
});
