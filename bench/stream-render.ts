/**
 * stream-render: the main thread's work while a Markdown reply is written into the chat, compared with showing the same
 * text at once, and how it grows with the length. Target: linear, so that the work per kB is constant from 12 kB to 100
 * kB.
 */
import { openBuiltWebApp, openSession, readBusySeconds, type BuiltWebApp } from './web/built-web-app.ts';
import { inPieces, longMarkdown } from './web/long-markdown.ts';
import { answerInPage, conversationId, signedIn, streamTexts } from './web/page-answers.ts';
import { storedConversation } from './web/stored-conversation.ts';

const kilobytes = [12.5, 25, 50, 100];
const pieceSize = 250;
/**
 * Selects by an attribute, because looking for a role again and again would take as much of the main thread as the
 * reply itself.
 */
const finishedReply = '[aria-label="Regenerate reply"]';

async function run(): Promise<void> {
  const app = await openBuiltWebApp();
  try {
    await measureStreamed(app, 5);
    const results: { size: number; streamed: number; once: number }[] = [];
    for (const size of kilobytes) {
      results.push({ size, streamed: await measureStreamed(app, size), once: await measureOnce(app, size) });
    }
    for (const { size, streamed, once } of results) {
      console.log(
        `stream-render ${size} kB in ${Math.ceil((size * 1000) / pieceSize)} pieces: ${(streamed * 1000).toFixed(0)} ms, ` +
          `${((streamed * 1000) / size).toFixed(1)} ms a kB, ${(streamed / once).toFixed(2)} × shown once (${(once * 1000).toFixed(0)} ms)`,
      );
    }
    const perKilobyte = results.map(({ size, streamed }) => streamed / size);
    const growth = (perKilobyte.at(-1) ?? 0) / (perKilobyte[0] ?? 1);
    console.log(`stream-render: work a kB at 100 kB is ${growth.toFixed(2)} of that at 12.5 kB (1 is linear)`);
  } finally {
    await app.close();
  }
}

async function measureStreamed(app: BuiltWebApp, size: number): Promise<number> {
  const text = `${longMarkdown(size * 1000)}\n\nthe end`;
  const context = await app.newContext();
  const page = await context.newPage();
  const texts = streamTexts(inPieces(text, pieceSize));
  await page.addInitScript(answerInPage, { bodies: signedIn, texts, millisecondsApart: 8 });
  await page.goto(app.address);
  const session = await openSession(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Go');
  await page.waitForTimeout(500);
  const before = await readBusySeconds(page, session);
  await page.keyboard.press('Enter');
  await page.locator(finishedReply).waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(500);
  const busy = (await readBusySeconds(page, session)) - before;
  await context.close();
  return busy;
}

async function measureOnce(app: BuiltWebApp, size: number): Promise<number> {
  const empty = await measureOpening(app, '');
  return (await measureOpening(app, longMarkdown(size * 1000))) - empty;
}

async function measureOpening(app: BuiltWebApp, text: string): Promise<number> {
  const context = await app.newContext();
  const page = await context.newPage();
  const bodies = { ...signedIn, [`/api/conversations/${conversationId}`]: storedConversation([text]) };
  await page.addInitScript(answerInPage, { bodies, texts: [], millisecondsApart: 0 });
  await page.goto(`${app.address}/conversation-chat/${conversationId}`);
  const session = await openSession(page);
  await page.locator(finishedReply).waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const busy = await readBusySeconds(page, session);
  await context.close();
  return busy;
}

await run();
