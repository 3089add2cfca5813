import '#test/ready-markdown.ts';
import { sendChat } from '@app/contract/chat';
import { getConversation } from '@app/contract/conversations';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { completed, conversationId, delta, started } from './testing/scripted-transport.ts';

async function openPage(changes: Parameters<typeof conversation>[1] = {}) {
  testServer().answer(getConversation, conversation(conversationId, changes));
  const app = renderApp(`/conversation-chat/${conversationId}`);
  await screen.findByText('fourteen');
  return app;
}

const getMessages = () => screen.getByRole('region', { name: 'Messages' });
const tokenOf = (name: string) => {
  for (let at: HTMLElement | null = getMessages(); at !== null; at = at.parentElement) {
    const value = at.style.getPropertyValue(name);
    if (value !== '') return value;
  }
  return '';
};

async function openMenu({ user }: Awaited<ReturnType<typeof openPage>>) {
  await user.click(screen.getByRole('button', { name: 'Text size and width' }));
  return within(await screen.findByRole('dialog', { name: 'Text size and width' }));
}

afterEach(() => setViewportWidth(1280));

describe('the page of a conversation', () => {
  it('keeps the text size and the line width that a person chooses', async () => {
    const app = await openPage();
    expect(tokenOf('--text-body')).toBe('');
    const menu = await openMenu(app);
    await app.user.click(menu.getByRole('radio', { name: 'Large' }));
    await app.user.click(menu.getByRole('radio', { name: 'Wide' }));
    expect(tokenOf('--text-body')).toBe('var(--text-reading-large)');
    expect(tokenOf('--size-reading')).toBe('var(--size-reading-wide)');
    app.unmount();

    const again = await openPage();
    expect(tokenOf('--text-body')).toBe('var(--text-reading-large)');
    const menuAgain = await openMenu(again);
    expect(menuAgain.getByRole('radio', { name: 'Wide' })).toBeChecked();
    await again.user.click(menuAgain.getAllByRole('radio', { name: 'Standard' })[0] as HTMLElement);
    expect(tokenOf('--text-body')).toBe('');
  });

  it('on a phone, which has one width, offers the text size only', async () => {
    setViewportWidth(390);
    const menu = await openMenu(await openPage());
    expect(menu.getByRole('group', { name: 'Text size' })).toBeVisible();
    expect(menu.queryByRole('group', { name: 'Line width' })).toBeNull();
  });

  it('adds the messages sent since it was opened to the number in its header', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = await openPage({ messageCount: 2 });
    expect(screen.getByText('2 messages')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'And a haiku?{Enter}');
    stream.send(started, delta('Seventeen.'), completed('Seventeen.'));
    stream.end();
    expect(await screen.findByText('4 messages')).toBeVisible();
  });
});
