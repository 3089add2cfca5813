import {
  downloadContextPack,
  downloadContextPackText,
  getContextPack,
  readMemory,
  updateContextPack,
} from '@app/contract/context-pack';
import { formatPack } from '@app/contract/context-pack-text';
import type { FastifyReply } from 'fastify';
import { MARKDOWN_TYPE, sendMarkdownOr } from '#platform/http/markdown.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ContextPackService } from './context-pack.service.ts';

/** An outdated pack of a small archive is built during the request, which reads the whole archive. */
const READ_LIMIT = { name: 'context-pack', limit: 60, windowSeconds: 60 };

export function registerContextPackRoutes(mount: Mount, contextPack: ContextPackService): void {
  mount(
    getContextPack,
    async (input) =>
      sendMarkdownOr(input, await contextPack.get(input.userId), ({ sections }) =>
        formatPack(sections, input.query.form),
      ),
    { rateLimit: READ_LIMIT },
  );
  mount(updateContextPack, async (input) =>
    sendMarkdownOr(input, await contextPack.update(input.userId, input.body), ({ sections }) =>
      formatPack(sections, input.query.form),
    ),
  );
  mount(
    downloadContextPackText,
    async ({ userId, query, reply }) =>
      sendFile(reply, 'context.md', await contextPack.writeMarkdown(userId, query.form)),
    { rateLimit: READ_LIMIT },
  );
  mount(
    downloadContextPack,
    async ({ userId, reply }) =>
      sendFile(reply, 'context.json', `${JSON.stringify(await contextPack.getShown(userId), null, 2)}\n`),
    { rateLimit: READ_LIMIT },
  );
  mount(readMemory, ({ userId, body }) => contextPack.splitPastedMemory(userId, body.text));
}

async function sendFile(reply: FastifyReply, name: string, text: string): Promise<typeof responseSent> {
  const type = name.endsWith('.md') ? MARKDOWN_TYPE : 'application/json; charset=utf-8';
  await reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(text);
  return responseSent;
}
