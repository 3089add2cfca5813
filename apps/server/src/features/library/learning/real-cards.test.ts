import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import { expect, test } from 'vitest';
import { multipart } from '#test/multipart.ts';
import { createTestApp } from '#test/test-app.ts';

// oxlint-disable-next-line node/no-process-env -- the folder with real exports, if there is one
const realData = process.env['REAL_DATA_DIR'];

test.skipIf(realData === undefined)(
  'cards proposed from a real export can be understood alone, each with the message that it comes from',
  async () => {
    const app = await createTestApp();
    const ann = await app.signUp('Ann');
    const file = path.join(realData ?? '', 'chat-exports/chatgpt-2022-2023-real/conversations.json');
    const form = multipart([{ name: 'conversations.json', bytes: readFileSync(file, 'utf8') }]);
    await app.request(allEndpoints.createImport, { as: ann, headers: form.headers, body: form.body });
    await app.server.services.importRunner.wake();
    await app.server.services.learning.proposeCards(ann.userId);
    const { body } = await app.request(allEndpoints.listCardProposals, { as: ann, query: { limit: '200' } });
    await app.close();
    // Every card was judged by hand when these limits were set. With fewer cards, good ones are missing; with many
    // more, some are doubtful.
    expect(body.length).toBeGreaterThanOrEqual(16);
    expect(body.length).toBeLessThanOrEqual(26);
    for (const { front, back, source } of body) {
      expect([front.length, back.length].every((length) => length <= 200)).toBe(true);
      expect(source).not.toBeNull();
      expect(`${front}\n${back}`).not.toMatch(/[{}`<>]|\b(?:I|my)\b/);
    }
    expect(body.map(({ front }) => front)).toContain('What is the Linux kernel responsible for?');
  },
  60_000,
);
