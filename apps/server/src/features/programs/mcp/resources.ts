import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { AppError } from '#platform/app-error.ts';
import { cutMarkdown } from './reading-tools.ts';
import { conversationUri, CONVERSATION_URI } from './links.ts';
import { NOTICE } from './fields.ts';
import { toSentence } from './run-tool.ts';
import type { ToolContext } from './tool.ts';
import { isId } from '#platform/ids.ts';

const MIME_TYPE = 'text/markdown';
const MAX_LISTED = 20;

/** Serves conversations as Markdown, and lists the latest ones. */
export function registerResources(server: McpServer, context: ToolContext): void {
  const { userId, services } = context;
  const template = new ResourceTemplate(CONVERSATION_URI, {
    list: async () => {
      if (!context.grant.scopes.includes('archive:read')) return { resources: [] };
      const latest = await services.archive.listPage(userId, { isArchived: false, limit: MAX_LISTED });
      await record(
        context,
        'resources/list',
        latest.map(({ id }) => id),
        latest.reduce((sum, { title }) => sum + title.length, 0),
      );
      return {
        resources: latest.map(({ id, title }) => ({
          uri: conversationUri(id),
          name: title === '' ? 'Untitled conversation' : title,
          mimeType: MIME_TYPE,
        })),
      };
    },
  });
  server.registerResource(
    'conversation',
    template,
    { title: 'Conversation', description: 'One conversation as Markdown.', mimeType: MIME_TYPE },
    async (uri, { id }) => {
      const text = await readMarkdown(context, String(id), 'resources/read');
      return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text }] };
    },
  );
}

/** The conversation as Markdown, introduced as quoted data. Throws a ProtocolError whose message is a sentence. */
export async function readMarkdown(context: ToolContext, id: string, call: string): Promise<string> {
  const { userId, grant, services } = context;
  try {
    if (!grant.scopes.includes('archive:read')) throw new AppError({ code: 'tokens.insufficient_scope' });
    if (!isId(id)) throw new AppError({ code: 'conversations.not_found' });
    const text = `> ${NOTICE}\n\n${cutMarkdown(await services.archive.read(userId, id.toLowerCase()))}`;
    await record(context, call, [id.toLowerCase()], text.length);
    return text;
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, toSentence(error, context));
  }
}

function record(
  { userId, grant, services }: ToolContext,
  call: string,
  conversationIds: readonly string[],
  characters: number,
): Promise<void> {
  return services.recordCall(userId, { programName: grant.programName, call, conversationIds, characters });
}
