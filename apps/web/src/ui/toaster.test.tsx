import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

it('Notifications draw nothing until there is one, and then show it.', async () => {
  const { container } = render(<Toaster label="Notifications" closeLabel="Dismiss" />);
  expect(container).toBeEmptyDOMElement();
  act(() => {
    showToast({ title: 'Saved' });
  });
  expect(await screen.findByText('Saved')).toBeVisible();
});
