import { t } from './files.messages.ts';

/**
 * The pasted files. None if there is formatted text as well, because programs such as spreadsheets add a picture of the
 * copied text.
 */
export function pastedFiles(transfer: Pick<DataTransfer, 'files' | 'types' | 'getData'>): File[] {
  const hasFormattedText = transfer.types.includes('text/html') || transfer.types.includes('text/rtf');
  if (hasFormattedText && transfer.getData('text/plain').trim() !== '') return [];
  return [...transfer.files].map(renameClipboardPicture);
}

/** Browsers name every picture of the clipboard image.png. */
function renameClipboardPicture(file: File): File {
  const extension = /^image\.(\w+)$/.exec(file.name)?.[1];
  if (extension === undefined) return file;
  return new File([file], `${t('pasted')}.${extension}`, { type: file.type, lastModified: file.lastModified });
}
