import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

it('the toaster renders nothing until there is a toast', async () => {
  const { container } = render(<Toaster label="Notifications" closeLabel="Dismiss" countLabel={String} />);
  expect(container).toBeEmptyDOMElement();
  act(() => {
    showToast({ title: 'Saved' });
  });
  expect(await screen.findByText('Saved')).toBeVisible();
});
