import { ImportTemplatesBody, type Template } from '@app/contract/templates';
import { t } from './templates.messages.ts';

/** The templates as the file that can be imported again. */
export function toTemplateFile(templates: readonly Template[]): Blob {
  const kept = templates.map(({ name, body, isFavorite }) => ({ name, body, isFavorite }));
  return new Blob([JSON.stringify({ templates: kept }, null, 2)], { type: 'application/json' });
}

/** What an exported file holds, or a sentence on why nothing can be taken from it. A plain list is taken too. */
export function readTemplateFile(text: string): { body: ImportTemplatesBody } | { problem: string } {
  try {
    const json: unknown = JSON.parse(text);
    const given = Array.isArray(json) ? { templates: json } : json;
    const read = ImportTemplatesBody.safeParse(given);
    if (read.success) return { body: read.data };
    const isOurs = typeof given === 'object' && given !== null && 'templates' in given;
    const [first] = read.error.issues;
    return { problem: isOurs && first !== undefined ? formatIssue(first) : t('notTemplates') };
  } catch {
    return { problem: t('notTemplates') };
  }
}

/** Of one template among many, which. */
function formatIssue({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const [, at] = path;
  return typeof at === 'number' ? t('badTemplate', { number: at + 1, message }) : message;
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
