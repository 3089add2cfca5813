import { ImportTemplatesBody, type Template } from '@app/contract/templates';

/** The templates as the file that can be imported again. */
export function toTemplateFile(templates: readonly Template[]): Blob {
  const kept = templates.map(({ name, body, isFavorite }) => ({ name, body, isFavorite }));
  return new Blob([JSON.stringify({ templates: kept }, null, 2)], { type: 'application/json' });
}

/** What an exported file holds; undefined when it is none. A plain list is taken too. */
export function readTemplateFile(text: string): ImportTemplatesBody | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const read = ImportTemplatesBody.safeParse(Array.isArray(json) ? { templates: json } : json);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Gives the browser the templates as a file to keep. */
export function downloadTemplates(templates: readonly Template[]): void {
  const url = URL.createObjectURL(toTemplateFile(templates));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'templates.json';
  link.click();
  URL.revokeObjectURL(url);
}
