import type { PersonLimits, UpdatePersonBody } from '@app/contract/operator';

const GIGABYTE = 1_000_000_000;

/** The contents of the fields for a person's limits. An empty field means that the general limit applies. */
export interface LimitValues {
  /** In gigabytes. */
  storage: string;
  imports: string;
  chats: string;
}

export function toLimitValues({ storageBytes, importsPerDay, aiChatsPerMonth }: PersonLimits): LimitValues {
  return {
    storage: storageBytes === null ? '' : String(storageBytes / GIGABYTE),
    imports: importsPerDay?.toString() ?? '',
    chats: aiChatsPerMonth?.toString() ?? '',
  };
}

/** The limits, or the name of the first field that does not contain a number of at least 0. */
export function readLimits(
  values: LimitValues,
): { limits: UpdatePersonBody['limits'] } | { invalidField: keyof LimitValues } {
  const numbers = {
    storage: parseNumber(values.storage),
    imports: parseNumber(values.imports),
    chats: parseNumber(values.chats),
  };
  const names = Object.keys(numbers) as (keyof LimitValues)[];
  const invalidField = names.find((name) => !Number.isFinite(numbers[name] ?? 0) || (numbers[name] ?? 0) < 0);
  if (invalidField !== undefined) return { invalidField };
  const { storage, imports, chats } = numbers;
  return {
    limits: {
      storageBytes: storage === null ? null : Math.round(storage * GIGABYTE),
      importsPerDay: imports === null ? null : Math.round(imports),
      aiChatsPerMonth: chats === null ? null : Math.round(chats),
    },
  };
}

function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? null : Number(trimmed);
}
