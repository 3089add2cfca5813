import { separatePart } from '#ui/separate-part.tsx';
import { StarterContainer, StartersSkeleton } from './starter-grid.tsx';

/**
 * Suggestions for starting a chat, loaded after the input, so that the input does not wait for them. They have a fixed
 * size, so that nothing moves when they appear.
 */
export const Starters = separatePart(
  async () => (await import('./starter-list.tsx')).StarterList,
  <StarterContainer>
    <StartersSkeleton />
  </StarterContainer>,
);
