const drawingStyle =
  'body{margin:0;min-height:100vh;display:grid;place-items:center}body>svg{max-width:100%;max-height:100vh;height:auto}';

/** The page that shows a document: HTML as it is, a drawing in the middle of an empty page. */
export function previewPage(source: string, language: string): string {
  if (language !== 'svg') return source;
  // The declaration of an XML file would be text in a page.
  const drawing = source.replace(/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>)?/i, '');
  return `<!doctype html><meta charset="utf-8"><style>${drawingStyle}</style>${drawing}`;
}
