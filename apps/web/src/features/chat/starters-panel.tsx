import { lazy, Suspense } from 'react';
import { StarterContainer, StartersSkeleton } from './starter-grid.tsx';

// Loaded after the input, so that the input does not wait for it.
const StarterList = lazy(async () => ({ default: (await import('./starter-list.tsx')).StarterList }));

/** Suggestions for starting a chat. They have a fixed size, so that nothing moves when they appear. */
export function Starters({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <Suspense
      fallback={
        <StarterContainer>
          <StartersSkeleton />
        </StarterContainer>
      }
    >
      <StarterList onAsk={onAsk} />
    </Suspense>
  );
}
