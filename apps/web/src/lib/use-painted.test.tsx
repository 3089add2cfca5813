import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePainted } from './use-painted.ts';

function Panel({ isOpen }: { isOpen: boolean }) {
  const isFilled = usePainted(isOpen);
  if (!isOpen) return null;
  return <p>{isFilled ? 'Filled' : 'Empty'}</p>;
}

afterEach(() => vi.unstubAllGlobals());

it('is false in the first frame of every opening, and true after it', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { rerender } = render(<Panel isOpen />);
  for (const opening of [1, 2]) {
    expect(screen.getByText('Empty')).toBeVisible();
    expect(frames).toHaveLength(opening);
    frames.at(-1)?.(0);
    await waitFor(() => expect(screen.getByText('Filled')).toBeVisible());
    rerender(<Panel isOpen={false} />);
    rerender(<Panel isOpen />);
  }
});
