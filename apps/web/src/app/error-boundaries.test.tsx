import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { allowConsole } from '#test/strict-console.ts';

function Broken({ text }: { text: string }): never {
  throw new Error(text);
}

describe('error boundaries', () => {
  it.each(['Component Error', 'Dashboard Error', 'Router Error', 'App Error'])(
    'show %s and the text in red',
    (label) => {
      allowConsole(/the drawer is stuck/);
      render(
        <ErrorBoundary label={label} reloadLabel="Reload the page">
          <Broken text="the drawer is stuck" />
        </ErrorBoundary>,
      );
      const line = screen.getByText(`${label}: the drawer is stuck`);
      expect(line).toHaveClass('text-danger-text');
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    },
  );

  it('render the children again when the key changes', () => {
    allowConsole(/once/);
    const boundary = (key: string, child: ReactNode) => (
      <ErrorBoundary label="Dashboard Error" reloadLabel="Reload the page" resetKey={key}>
        {child}
      </ErrorBoundary>
    );
    const { rerender } = render(boundary('/goals', <Broken text="once" />));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(boundary('/profile', <p>fine</p>));
    expect(screen.getByText('fine')).toBeVisible();
  });
});
