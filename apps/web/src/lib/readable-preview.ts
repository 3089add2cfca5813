import { readableText } from '@app/contract/readable-text';

const previewLength = 200;

/** The start of a text without Markdown syntax, for two-line previews. */
export function readablePreview(preview: string): string {
  return readableText(preview.length < previewLength ? preview : `${preview.slice(0, previewLength)}…`);
}
