import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sendChat } from '@app/contract/chat';
import { createImport } from '@app/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { QUESTIONS } from './testing/real-questions.ts';

// oxlint-disable-next-line node/no-process-env -- where real exports lie, if anywhere
const realData = process.env['REAL_DATA_DIR'];

describe.skipIf(realData === undefined)('twenty questions over a real export', () => {
  let app: TestApp;
  let ann: TestUser;
  const replies = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
    ann = await app.signUp('Ann');
    const file = path.join(realData ?? '', 'chat-exports/chatgpt-2022-2023-real/conversations.json');
    const form = multipart([{ name: 'conversations.json', bytes: readFileSync(file, 'utf8') }]);
    await app.request(createImport, { as: ann, headers: form.headers, body: form.body });
    await app.server.services.importRunner.wake();
    for (const { question } of QUESTIONS) {
      const { body } = await app.request(sendChat, { as: ann, body: { message: question } });
      replies.set(question, body.response);
    }
  }, 60_000);
  afterAll(() => app.close());

  const readLinkTitle = (reply: string): string => /\[([^\]]+)\]\(\/conversation-chat\//.exec(reply)?.[1]?.trim() ?? '';
  const isDatedQuote = (reply: string): boolean => /\b20(?:22|23)\b/.test(reply) && /^> \S/m.test(reply);

  test('at least 15 are answered with the right conversation first and a dated quote', () => {
    const wrong = QUESTIONS.filter(({ title }) => title !== undefined).filter(({ question, title }) => {
      const reply = replies.get(question) ?? '';
      return !(readLinkTitle(reply) === title && isDatedQuote(reply));
    });
    const right = QUESTIONS.filter(({ title }) => title !== undefined).length - wrong.length;
    const described = wrong.map(({ question }) => `${question} → ${replies.get(question)}`).join('\n');
    expect(right, described).toBeGreaterThanOrEqual(15);
  });

  test('those without an answer in the archive get the reply that nothing was found', () => {
    for (const { question } of QUESTIONS.filter(({ title }) => title === undefined)) {
      expect(replies.get(question)).toMatch(/^I found nothing about /);
    }
  });
});
