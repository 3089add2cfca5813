import { ImportTemplatesBody, type Template } from '@app/contract/templates';
import { t } from './templates.messages.ts';
import { saveFile } from '#lib/save-file.ts';

/** The templates as an export file. */
export function toTemplateFile(templates: readonly Template[]): Blob {
  const exported = templates.map(({ name, body, isFavorite }) => ({ name, body, isFavorite }));
  return new Blob([JSON.stringify({ templates: exported }, null, 2)], { type: 'application/json' });
}

/** Parses an export file, or a plain list of templates; `problem` is a sentence on why the file cannot be imported. */
export function parseTemplateFile(text: string): { body: ImportTemplatesBody } | { problem: string } {
  try {
    const json: unknown = JSON.parse(text);
    const content = Array.isArray(json) ? { templates: json } : json;
    const parsed = ImportTemplatesBody.safeParse(content);
    if (parsed.success) return { body: parsed.data };
    const isExport = typeof content === 'object' && content !== null && 'templates' in content;
    const [first] = parsed.error.issues;
    return { problem: isExport && first !== undefined ? formatIssue(first) : t('notTemplates') };
  } catch {
    return { problem: t('notTemplates') };
  }
}

/** The message of an issue, preceded by the number of the template that it concerns. */
function formatIssue({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const [, index] = path;
  return typeof index === 'number' ? t('badTemplate', { number: index + 1, message }) : message;
}

/** Downloads the templates as a file. */
export function downloadTemplates(templates: readonly Template[]): void {
  saveFile(toTemplateFile(templates), 'templates.json');
}
