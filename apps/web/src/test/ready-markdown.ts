/** Loads lazily loaded modules up front, so that no test waits for a chunk. */
import { configure } from '@testing-library/react';
import { preloadMarkdown } from '#features/chat/markdown/markdown.tsx';

configure({ asyncUtilTimeout: 15_000 });

await Promise.all([
  import('#features/chat/chat-thread.tsx'),
  import('#features/chat/markdown/markdown-renderer.tsx'),
  import('#features/chat/markdown/highlighter.ts'),
  import('#features/chat/markdown/typesetter.ts'),
]);

preloadMarkdown();
