import libraryAddress from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDark } from '#lib/theme.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { diagramPage } from './diagram-page.ts';
import { t } from './documents.messages.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** In pixels. */
const clampHeight = (height: number) => Math.min(Math.max(Math.ceil(height), 160), 720);

/** Draws a mermaid diagram in the frame of documents. The library is loaded with the first diagram. */
export function DiagramPreview({ title, source }: { title: string; source: string }) {
  const [height, setHeight] = useState(0);
  const library = useQuery({ queryKey: ['diagram-library'], queryFn: loadLibrary, staleTime: Infinity });
  if (library.isError) {
    return (
      <ErrorState
        className="py-6"
        title={t('diagramUnavailable')}
        retryLabel={t('tryAgain')}
        onRetry={() => void library.refetch()}
      />
    );
  }
  if (library.data === undefined) return <Skeleton className="m-4 h-64" />;
  const page = diagramPage(library.data, source, isDark(), { failed: t('diagramFailed') });
  return <PreviewFrame title={title} page={page} height={clampHeight(height)} onHeight={setHeight} />;
}

/** Loads the library as text, because it runs in the frame and not in the app. */
async function loadLibrary(): Promise<string> {
  const response = await fetch(libraryAddress);
  if (!response.ok) throw new Error(`The library of diagrams answered ${response.status}.`);
  return response.text();
}
