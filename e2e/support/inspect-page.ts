import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { findCutText } from './cut-text.ts';
import { readLayoutShift } from './layout-shift.ts';
import { measureOverflow } from './overflow.ts';

/** The sum of all shifts while a screen loads that a person does not notice. */
const MAX_LAYOUT_SHIFT = 0.02;

/** What is wrong with the page as it is shown, in a line each. */
export async function inspectPage(page: Page): Promise<string[]> {
  const { score, of } = await readLayoutShift(page);
  const overflow = await page.evaluate(measureOverflow);
  const cutTexts = await page.evaluate(findCutText);
  return [
    ...(score > MAX_LAYOUT_SHIFT ? [`layout shift ${score.toFixed(3)}, most by ${of}`] : []),
    ...(overflow > 0 ? [`overflow of ${overflow} px`] : []),
    ...cutTexts.map((text) => `cut text "${text}"`),
    ...(await describeViolations(page)),
  ];
}

/** What axe finds, by all its rules or only by some. */
export async function describeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await findViolations(page, rules);
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
