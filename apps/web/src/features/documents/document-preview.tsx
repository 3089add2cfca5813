import { lazy, Suspense } from 'react';
import { PreviewFrame } from './preview-frame.tsx';
import { previewPage } from './preview-page.ts';

const DiagramPreview = lazy(async () => ({ default: (await import('./diagram-preview.tsx')).DiagramPreview }));

export interface DocumentPreviewProps {
  title: string;
  source: string;
  /** 'mermaid' is drawn; HTML and SVG are shown as they are. */
  language: string;
}

/** A preview of a document that contains code, in a frame that can access neither the app nor the network. */
export function DocumentPreview({ title, source, language }: DocumentPreviewProps) {
  if (language !== 'mermaid') return <PreviewFrame title={title} page={previewPage(source, language)} />;
  return (
    <Suspense>
      <DiagramPreview title={title} source={source} />
    </Suspense>
  );
}
