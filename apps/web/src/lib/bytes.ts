import { formatNumber } from './messages.ts';

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** '812 bytes', '14 kB', '3.2 MB': powers of 1000. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unitIndex = 0;
  // From 999.5 the value would be rounded to 1000 of this unit.
  while (value >= 999.5 && unitIndex < units.length - 1) {
    value /= 1000;
    unitIndex += 1;
  }
  const rounded = unitIndex > 1 && value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded)} ${units[unitIndex]}`;
}
