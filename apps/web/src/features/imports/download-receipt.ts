import type { Import } from '@app/contract/imports';
import { saveFile } from '#lib/save-file.ts';

/** Downloads the receipt as a JSON file. */
export function downloadReceipt(record: Import): void {
  const blob = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
  saveFile(blob, `import-${record.createdAt.slice(0, 10)}-${record.id.slice(0, 8)}.json`);
}
