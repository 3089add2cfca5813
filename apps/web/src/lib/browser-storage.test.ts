import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  authToken,
  chatDraft,
  continueConversation,
  removeChatTraces,
  stripeClientSecret,
  upgradeTier,
} from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('stored values', () => {
  it('have the names that scripts rely on', () => {
    authToken.write('a');
    stripeClientSecret.write('b');
    upgradeTier.write('c');
    chatDraft('user-1').write('d');
    continueConversation.write({ id: '1', title: 'Tea' });
    expect(Object.keys(window.localStorage).toSorted()).toEqual([
      'authToken',
      'chat_draft_user-1',
      'continueConversation',
      'stripe_client_secret',
      'upgrade_tier',
    ]);
  });

  it('lose the drafts of every user when the chat traces are removed, but not the token', () => {
    authToken.write('a');
    chatDraft('user-1').write('half');
    chatDraft('user-2').write('other half');
    removeChatTraces();
    expect(Object.keys(window.localStorage)).toEqual(['authToken']);
  });

  it('give the conversation to continue, of which only the id is required', () => {
    continueConversation.write({ id: '1', title: 'Tea', content: 'User: hello' });
    expect(continueConversation.read()).toEqual({ id: '1', title: 'Tea', content: 'User: hello' });
    window.localStorage.setItem('continueConversation', '{"id":"2","sentiment":0.5}');
    expect(continueConversation.read()).toEqual({ id: '2', title: undefined, content: undefined });
  });

  it.each(['', 'null', '{', '[]', '{"id":7}', '"text"'])(
    'give no conversation to continue for the stored text %j',
    (text) => {
      window.localStorage.setItem('continueConversation', text);
      expect(continueConversation.read()).toBeNull();
    },
  );

  it('are kept until the page is closed when storage is blocked', () => {
    const refuseStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuseStorage);
    authToken.write('a');
    chatDraft('user-1').write('half');
    expect(authToken.read()).toBe('a');
    removeChatTraces();
    expect(chatDraft('user-1').read()).toBeNull();
    authToken.remove();
    expect(authToken.read()).toBeNull();
  });
});
