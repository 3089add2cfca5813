import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dispatchAppEvent, useAppEvent } from './app-events.ts';

function Listener({ onEvent }: { onEvent: (title: string | undefined) => void }) {
  useAppEvent('openChatWithContext', (conversation) => onEvent(conversation.title));
  return null;
}

it('a dispatched event reaches its listener until the listener unmounts', () => {
  const heard = vi.fn<(title: string | undefined) => void>();
  const { unmount } = render(<Listener onEvent={heard} />);
  dispatchAppEvent('openChatWithContext', { id: '1', title: 'Tea' });
  dispatchAppEvent('refreshSchedule');
  expect(heard.mock.calls).toEqual([['Tea']]);
  unmount();
  dispatchAppEvent('openChatWithContext', { id: '2' });
  expect(heard).toHaveBeenCalledOnce();
});
