import { readXml } from './read-xml.ts';

/** The ids of the date and time formats that exist in every spreadsheet without being defined there. */
const BUILT_IN_DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const DAY_MS = 86_400_000;

/** The indexes of the cell styles that show a number as a date. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const dateFormats = new Set(BUILT_IN_DATE_FORMATS);
  const styles = new Set<number>();
  let isInCellStyles = false;
  let index = 0;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt' && isDateCode(attributes['formatCode'] ?? '')) {
        dateFormats.add(Number(attributes['numFmtId']));
      }
      if (name === 'cellXfs') isInCellStyles = true;
      if (name === 'xf' && isInCellStyles) {
        if (dateFormats.has(Number(attributes['numFmtId']))) styles.add(index);
        index += 1;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
}

/** Whether a format code has a part of a date outside of quotes and brackets. */
function isDateCode(code: string): boolean {
  // Names of formats and colours contain the same letters as date codes.
  return /[dyhs]|mmm/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').replaceAll(/general|red|standard/gi, ''));
}

/**
 * A date such as 2026-03-01, with the time of day if there is one. A number below 1 is a time of day without a date.
 * Undefined for a number that is not a date.
 */
export function formatDate(serial: number, isFrom1904: boolean): string | undefined {
  const days = isFrom1904 ? serial + 1_462 : serial;
  if (!(days >= 0 && days < 100_000)) return undefined;
  // In the calendar from 1900, day 60 is 29 February 1900, which never existed.
  const time = Date.UTC(1899, 11, days < 60 ? 31 : 30) + Math.round((days * DAY_MS) / 1_000) * 1_000;
  const text = new Date(time).toISOString();
  if (serial < 1) return text.slice(11, 19);
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
