import { contextPackLengths } from '@app/contract/context-pack';
import { chooseItems } from '@app/contract/context-pack-text';
import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { AppError } from '#platform/app-error.ts';
import { citedConversations } from '../context-pack/cited-conversations.ts';
import { NOTICE } from './fields.ts';
import { conversationUri } from './links.ts';
import { toSentence } from './run-tool.ts';
import type { ToolContext } from './tool.ts';

const URI = 'archive://context-pack';
const MIME_TYPE = 'text/markdown';
const EMPTY_PACK_TEXT = 'Nothing is known about the person yet.';

/** What the archive knows about the person as Markdown, each line with the conversation it comes from. */
export function registerContextPack(server: McpServer, context: ToolContext): void {
  server.registerResource(
    'context-pack',
    URI,
    {
      title: 'About the person',
      description: 'Who the person is, how to answer them, their work, people, plans and open questions.',
      mimeType: MIME_TYPE,
    },
    async () => ({ contents: [{ uri: URI, mimeType: MIME_TYPE, text: await readContextPack(context) }] }),
  );
}

/** The context pack as Markdown, introduced as quoted data. Throws a ProtocolError whose message is a sentence. */
async function readContextPack(context: ToolContext): Promise<string> {
  const { userId, grant, services } = context;
  try {
    if (!grant.scopes.includes('archive:read')) throw new AppError({ code: 'tokens.insufficient_scope' });
    const { sections } = await services.contextPack.getShown(userId);
    const chosen = chooseItems(sections, contextPackLengths.long);
    const text = chosen
      .map(({ title, items }) => [`## ${title}`, '', ...items.map(formatCitedLine)].join('\n'))
      .join('\n\n');
    const markdown = `> ${NOTICE}\n\n${text === '' ? EMPTY_PACK_TEXT : text}`;
    await services.recordCall(userId, {
      programName: grant.programName,
      call: 'resources/read',
      conversationIds: citedConversations({ sections: chosen }),
      characters: markdown.length,
    });
    return markdown;
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, toSentence(error, context));
  }
}

/** '- I live in Lisbon (2026-11-01, archive://conversations/…)'. */
function formatCitedLine({
  text,
  sources,
}: {
  text: string;
  sources: readonly { conversationId: string; at: string }[];
}) {
  const [latest] = sources;
  return latest === undefined
    ? `- ${text}`
    : `- ${text} (${latest.at.slice(0, 10)}, ${conversationUri(latest.conversationId)})`;
}
