import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { findCutText } from './cut-text.ts';
import { readLayoutShift } from './layout-shift.ts';
import { measureOverflow } from './overflow.ts';

/** The layout shift score (CLS) that people do not notice on a loading screen. */
const MAX_LAYOUT_SHIFT = 0.02;

/** The faults of the page as it is shown, one line each. */
export async function inspectPage(page: Page): Promise<string[]> {
  const { score, element } = await readLayoutShift(page);
  const overflow = await page.evaluate(measureOverflow);
  const cutTexts = await page.evaluate(findCutText);
  return [
    ...(score > MAX_LAYOUT_SHIFT ? [`layout shift ${score.toFixed(3)}, most by ${element}`] : []),
    ...(overflow > 0 ? [`overflow of ${overflow} px`] : []),
    ...cutTexts.map((text) => `cut text "${text}"`),
    ...(await describeViolations(page)),
  ];
}

/** The violations of all rules of axe, or of the given ones, one line each. */
export async function describeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await findViolations(page, rules);
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
