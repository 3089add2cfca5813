import type { Import } from '@app/contract/imports';

/** Downloads the receipt as a JSON file. */
export function downloadReceipt(record: Import): void {
  const blob = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `import-${record.createdAt.slice(0, 10)}-${record.id.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
