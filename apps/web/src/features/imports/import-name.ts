import type { Import } from '@app/contract/imports';
import { t } from './imports.messages.ts';

/** The names of the files of an import, or the device of a live receipt. */
export function importName({ device, files }: Pick<Import, 'device' | 'files'>): string {
  return device === undefined ? files.map(({ name }) => name).join(', ') : t('liveName', { name: device.name });
}

/** Whether a device may still add to this receipt. */
export function isLive({ device, status }: Pick<Import, 'device' | 'status'>, today: string): boolean {
  return device?.day === today && status === 'completed';
}
