import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#test/render-app.tsx';

describe('the settings', () => {
  it('start with a link to each section', async () => {
    renderApp('/settings');
    const parts = within(await screen.findByRole('navigation', { name: 'Settings sections' })).getAllByRole('link');
    expect(parts.length).toBeGreaterThan(8);
    for (const part of parts) {
      const id = part.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id), id).not.toBeNull();
    }
  });

  it('show the section named by the address', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderApp('/settings#security');
    await waitFor(() => expect(shown.mock.contexts.map((place) => (place as Element).id)).toContain('security'));
  });
});
