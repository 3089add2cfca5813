import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * The violations of all rules of axe, or of the given ones. The script of axe stays in the page, because loading it for
 * every check would take longer than the checks.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Passed rules are only counted, because listing them is slow.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (given) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    return (await loaded.run(document, given)).violations;
  }, options);
}
