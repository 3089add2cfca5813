import '#test/ready-markdown.ts';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { type ChatFile, listChatFiles } from '@app/contract/chat-files';
import { type ChatDefaults, getCategoryDefaults, updateCategoryDefaults } from '@app/contract/chat-settings';
import { getConversation, listCategoryConversations, updateConversation } from '@app/contract/conversations';
import { listModels, type Model } from '@app/contract/models';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenModel } from '#lib/browser-storage.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from '../testing/conversations.ts';
import { completed, conversationId, delta, started } from '../testing/scripted-transport.ts';

const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const model: Model = {
  id: 'own/key/claude',
  name: 'claude',
  provider: 'anthropic',
  contextLength: null,
  seesImages: null,
  usesTools: null,
  inputPrice: null,
  outputPrice: null,
  isOwn: true,
  keyId: null,
};
const thesis: Category = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Thesis',
  description: '',
  emoji: '🎓',
  color: '#5b7fd4',
  conversationCount: 0,
  isProtected: false,
  subcategories: [],
};

const sourcesFile: ChatFile = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'sources.pdf',
  type: 'application/pdf',
  bytes: 2400,
  pages: 2,
  status: 'ready',
  isKept: true,
  createdAt: '2026-11-23T09:00:00.000Z',
};
const libraryFiles = [sourcesFile, { ...sourcesFile, id: '00000000-0000-4000-8000-0000000000f2', name: 'style.md' }];

beforeEach(() => window.sessionStorage.clear());
afterEach(() => chosenModel.remove());

describe('the instructions of a chat', () => {
  it('are set before the first message and go with it', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Instructions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/The built-in assistant does not use these/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Instructions' }), 'Be brief.');
    await user.type(dialog.getByRole('textbox', { name: /^Temperature/ }), '3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please send a temperature from 0 to 2.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^Temperature/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Temperature/ }), '0,3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Instructions set' })).toBeVisible();

    await user.type(await findInput(), 'Hi{Enter}');
    stream.send(started, delta('Hello'), completed('Hello'));
    stream.end();
    await screen.findByText('Hello');
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ instructions: 'Be brief.', temperature: 0.3 });
    testServer().stream(sendChat);
    await user.type(await findInput(), 'More{Enter}');
    await waitFor(() => expect(testServer().requests(sendChat)).toHaveLength(2));
    expect(testServer().requests(sendChat)[1]?.body).not.toHaveProperty('instructions');
  });

  it('are changed from the menu of the conversation', async () => {
    testServer().answer(getConversation, conversation(conversationId, { instructions: 'Be brief.', temperature: 1 }));
    testServer().answer(updateConversation, { ...conversation(conversationId), preview: '' });
    const { user } = renderApp(`/conversation-chat/${conversationId}`);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Instructions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Temperature/ })).toHaveValue('1');
    const text = dialog.getByRole('textbox', { name: 'Instructions' });
    expect(text).toHaveValue('Be brief.');
    await user.clear(text);
    await user.clear(dialog.getByRole('textbox', { name: /^Temperature/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(testServer().requests(updateConversation)[0]?.body).toEqual({ instructions: '', temperature: null }),
    );
  });
});

describe('a category', () => {
  let defaults: ChatDefaults;
  beforeEach(() => {
    defaults = { instructions: '', model: null, files: [] };
    testServer().answer(listCategories, [thesis]);
    testServer().answer(getCategory, thesis);
    testServer().answer(listCategoryConversations, []);
    testServer().answer(listModels, [model]);
    testServer().answer(getCategoryDefaults, () => defaults);
    testServer().answer(updateCategoryDefaults, ({ body: { fileIds, ...body } }) => {
      const files = fileIds === undefined ? defaults.files : libraryFiles.filter(({ id }) => fileIds.includes(id));
      return (defaults = { ...defaults, ...body, files });
    });
    testServer().answer(listChatFiles, [...libraryFiles]);
  });

  it('has instructions and a model, with which a chat begins there', async () => {
    const { user } = renderApp(`/categories/${thesis.id}`);
    await user.click(await screen.findByRole('button', { name: 'Instructions and files for chats here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Instructions and files for chats in Thesis' }));
    await user.type(dialog.getByRole('textbox', { name: 'Instructions' }), 'Cite APA.');
    const choice = dialog.getByRole('combobox', { name: 'Model for new chats' });
    expect(within(choice).getByRole('group', { name: 'Anthropic' })).toBeInTheDocument();
    await user.selectOptions(choice, 'claude');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Chats here have instructions' })).toBeVisible();
    expect(defaults).toEqual({ instructions: 'Cite APA.', model: model.id, files: [] });

    await user.click(screen.getByRole('link', { name: 'New chat here' }));
    expect(await screen.findByText('New chat in Thesis')).toBeVisible();
    expect(screen.getByText(/with the instructions of this category/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Model: claude' })).toBeVisible();
    testServer().stream(sendChat);
    await user.type(await findInput(), 'Hi{Enter}');
    await waitFor(() =>
      expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ categoryId: thesis.id, model: model.id }),
    );
    expect(chosenModel.read()).toBeNull();
  });

  it('says that its chats have a model when it has neither instructions nor files', async () => {
    defaults = { instructions: '', model: model.id, files: [] };
    renderApp(`/categories/${thesis.id}`);
    expect(await screen.findByRole('button', { name: 'Chats here have a model' })).toBeVisible();
  });

  it('has files of the library, which are added and removed', async () => {
    const { user } = renderApp(`/categories/${thesis.id}`);
    await user.click(await screen.findByRole('button', { name: 'Instructions and files for chats here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Instructions and files for chats in Thesis' }));
    await user.click(dialog.getByRole('button', { name: 'Add from your files' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Attach from your files' }));
    await user.click(await picker.findByRole('checkbox', { name: /sources\.pdf/ }));
    await user.click(picker.getByRole('checkbox', { name: /style\.md/ }));
    await user.click(picker.getByRole('button', { name: 'Attach 2 files' }));
    await user.click(await screen.findByRole('button', { name: 'Remove style.md' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Chats here have 1 file' })).toBeVisible();
    expect(defaults.files.map(({ name }) => name)).toEqual(['sources.pdf']);
    await user.click(screen.getByRole('link', { name: 'New chat here' }));
    expect(await screen.findByText(/with 1 file/)).toBeVisible();
  });

  it('says that its model no longer exists, and uses the usual model', async () => {
    defaults = { instructions: '', model: 'own/old/gpt-4', files: [] };
    const { user } = renderApp(`/?category=${thesis.id}`);
    expect(await screen.findByText('gpt-4 is no longer available. New chats use your usual model.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Model: Built-in assistant' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Don’t file this chat here' }));
    await waitFor(() => expect(screen.queryByText('New chat in Thesis')).toBeNull());
  });
});
