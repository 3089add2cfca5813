import { readableText } from '@app/contract/readable-text';

const previewLength = 200;

/** The beginning of a conversation without its formatting, which would be noise in two plain lines. */
export function readablePreview(preview: string): string {
  return readableText(preview.length < previewLength ? preview : `${preview.slice(0, previewLength)}…`);
}
