/** Loads what the app loads late, so that no test waits for a chunk. */
import { configure } from '@testing-library/react';

// The test browser says it is in quirks mode, of which the typesetter warns. Real pages have a doctype.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
configure({ asyncUtilTimeout: 5000 });

await Promise.all([
  import('#features/chat/markdown/markdown-renderer.tsx'),
  import('#features/chat/markdown/highlighter.ts'),
  import('#features/chat/markdown/typesetter.ts'),
]);
