/**
 * open-long: a conversation of 5,000 messages opened in the browser, compared with one of two messages. Target: its end
 * is on screen within 200 ms of the data's arrival, scrolling has no long frames, and the page holds few elements.
 * OPEN_LONG_MESSAGES sets the length.
 */
import type { Page } from '@playwright/test';
import { openBuiltWebApp, type BuiltWebApp } from './web/built-web-app.ts';
import { longMarkdown } from './web/long-markdown.ts';
import { answerInPage, conversationId, signedIn } from './web/page-answers.ts';
import { storedConversation } from './web/stored-conversation.ts';

interface OpeningCost {
  milliseconds: number;
  elements: number;
  longFrames: number;
  longestFrame: number;
}

const path = `/api/conversations/${conversationId}`;

async function run(): Promise<void> {
  const count = Number(process.env['OPEN_LONG_MESSAGES'] ?? 5000);
  const app = await openBuiltWebApp();
  try {
    const short = await openBest(app, 2);
    const long = await openBest(app, count);
    console.log(
      `open-long ${count} messages: content ${long.milliseconds.toFixed(0)} ms after the data arrived ` +
        `(2 messages: ${short.milliseconds.toFixed(0)} ms, ratio ${(long.milliseconds / short.milliseconds).toFixed(2)})`,
    );
    console.log(
      `open-long ${count} messages: ${long.elements} elements on the page, ${long.longFrames} frames over 50 ms ` +
        `while scrolling, the longest ${long.longestFrame.toFixed(0)} ms`,
    );
  } finally {
    await app.close();
  }
}

/** The best of five, because other work on the machine only adds time. */
async function openBest(app: BuiltWebApp, count: number): Promise<OpeningCost> {
  const opened: OpeningCost[] = [];
  for (let run = 0; run < 5; run += 1) opened.push(await open(app, count));
  return {
    milliseconds: Math.min(...opened.map(({ milliseconds }) => milliseconds)),
    elements: Math.max(...opened.map(({ elements }) => elements)),
    longFrames: Math.min(...opened.map(({ longFrames }) => longFrames)),
    longestFrame: Math.min(...opened.map(({ longestFrame }) => longestFrame)),
  };
}

async function open(app: BuiltWebApp, count: number): Promise<OpeningCost> {
  const reply = longMarkdown(900);
  const replies = Array.from({ length: count / 2 }, (_, at) => `${reply}\n\nThe end of ${at + 1}.`);
  const context = await app.newContext();
  const page = await context.newPage();
  const bodies = { ...signedIn, [path]: storedConversation(replies) };
  await page.addInitScript(answerInPage, { bodies, texts: [], millisecondsApart: 0 });
  await page.addInitScript(markWhenShown, `The end of ${count / 2}.`);
  await page.goto(`${app.address}/conversation-chat/${conversationId}`);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const milliseconds = await page.evaluate((name) => {
    const [arrived] = performance.getEntriesByName(name);
    const [shown] = performance.getEntriesByName('shown');
    return (shown?.startTime ?? 0) - (arrived?.startTime ?? 0);
  }, `arrived ${path}`);
  await page.waitForTimeout(500);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const frames = await scrollUp(page);
  await context.close();
  return { milliseconds, elements, ...frames };
}

/** Marks the first frame after the text is in the rendered thread. */
function markWhenShown(text: string): void {
  const checkFrame = () => {
    const found = [...document.querySelectorAll('article p')].some((element) => element.textContent === text);
    if (found) requestAnimationFrame(() => performance.mark('shown'));
    else requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

async function scrollUp(page: Page): Promise<Pick<OpeningCost, 'longFrames' | 'longestFrame'>> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('section[aria-label=Messages]');
    const gaps: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      scroller?.scrollBy(0, -120);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    return { longFrames: gaps.filter((gap) => gap > 50).length, longestFrame: Math.max(...gaps) };
  });
}

await run();
