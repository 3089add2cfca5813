import { z } from 'zod';
import { RequiredText } from './fields.ts';
import { conversationUrl } from './links.ts';
import { defineTool } from './tool.ts';

const MAX_MESSAGES = 200;

export const saveConversation = defineTool({
  name: 'save_conversation',
  title: 'Save a conversation',
  description:
    'Files a conversation in the archive, when the person asks to keep it there. Sending the same content again adds nothing.',
  scope: 'archive:write',
  isWriter: true,
  input: z.object({
    title: RequiredText('The title'),
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), text: RequiredText('A message', 100_000) }))
      .min(1, 'Please send at least one message.')
      .max(MAX_MESSAGES, `Please send at most ${MAX_MESSAGES} messages.`),
  }),
  output: z.object({ id: z.string(), url: z.string() }),
  run: async ({ title, messages }, { userId, origin, services }) => {
    await services.consumeWrite(userId);
    const id = await services.saveConversation(userId, { title, messages });
    return { output: { id, url: conversationUrl(origin, id) } };
  },
});
