import { Suspense, use, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useChatAddress, type ChatAddress } from './use-chat-address.ts';

interface Chat extends ChatAddress {
  rerender: () => void;
  go: (to: string | number, options?: NavigateOptions) => void;
}

/**
 * With `isSlow`, a navigation to a conversation is not shown until `arrive` is called, like a transition of the router
 * on a busy machine.
 */
function renderChat({ isSlow = false } = {}) {
  const arrival = Promise.withResolvers<void>();
  let chat: Chat | undefined;
  function Chat() {
    const [, setCount] = useState(0);
    const navigate = useNavigate();
    const address = useChatAddress();
    chat = {
      ...address,
      rerender: () => setCount((count) => count + 1),
      go: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
    };
    return <p>{`chat ${address.key} of ${address.conversationId}`}</p>;
  }
  function Rest() {
    if (useLocation().search !== '' && isSlow) use(arrival.promise);
    return null;
  }
  render(
    <MemoryRouter>
      <Suspense>
        <Chat />
        <Rest />
      </Suspense>
    </MemoryRouter>,
  );
  const call = (run: (latest: Chat) => void) => act(async () => run(chat!));
  // The values with which the screen was last shown. Later renderings may not be shown yet.
  return { first: chat!, call, arrive: () => act(async () => arrival.resolve()) };
}

describe('the address of a chat', () => {
  it('keeps the chat when its reply is complete before the address has changed', async () => {
    const { first, call, arrive } = renderChat({ isSlow: true });
    await call(() => first.setConversation('one'));
    await call(() => first.rerender());
    await call(() => first.setConversation('one'));
    expect(screen.getByText('chat 0 of null')).toBeVisible();
    await arrive();
    expect(screen.getByText('chat 0 of one')).toBeVisible();
  });

  it('names no conversation if the conversation is taken out before the address has changed', async () => {
    const { first, call, arrive } = renderChat({ isSlow: true });
    await call(() => first.setConversation('one'));
    await call(() => first.setConversation(null));
    await arrive();
    expect(screen.getByText('chat 0 of null')).toBeVisible();
  });

  it('opens another chat for another conversation, for New chat, and when going back', async () => {
    const { call } = renderChat();
    await call((chat) => chat.setConversation('one'));
    expect(screen.getByText('chat 0 of one')).toBeVisible();
    await call((chat) => chat.go('/?conversation=two'));
    expect(screen.getByText('chat 1 of two')).toBeVisible();
    await call((chat) => chat.go('/?conversation=two', { state: { newChat: true } }));
    expect(screen.getByText('chat 2 of two')).toBeVisible();
    await call((chat) => chat.go(-2));
    expect(screen.getByText('chat 3 of one')).toBeVisible();
  });
});
