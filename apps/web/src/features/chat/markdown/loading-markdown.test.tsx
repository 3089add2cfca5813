import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('a text is never shown as Markdown source while the renderer loads', async () => {
  vi.resetModules();
  const { Markdown } = await import('./markdown.tsx');
  const { container } = render(<Markdown text="A **bold** claim" />);
  expect(container).toHaveTextContent(/^$/);
  await act(async () => {
    await import('./markdown-renderer.tsx');
  });
  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
});
