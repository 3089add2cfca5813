import {
  getAssistantSettings,
  getModelStatus,
  listModelCalls,
  testModel,
  updateAssistantSettings,
  type UpdateAssistantSettingsBody,
} from '@app/contract/assistant';
import { createMemory, deleteMemory, listMemories, updateMemory } from '@app/contract/memories';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { AssistantService } from './assistant.service.ts';

const CallCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** Each test costs the operator a few tokens. */
const TEST_LIMIT = { name: 'model-test', limit: 10, windowSeconds: 60 };

export function registerAssistantRoutes(mount: Mount, assistant: AssistantService): void {
  mount(getAssistantSettings, ({ userId }) => assistant.getSettings(userId));
  mount(updateAssistantSettings, ({ userId, body }) => assistant.updateSettings(userId, withoutUndefined(body)));
  mount(listMemories, ({ userId }) => assistant.memories.list(userId));
  mount(createMemory, ({ userId, body }) => assistant.memories.create(userId, body.text));
  mount(updateMemory, ({ userId, params, body }) => assistant.memories.update(userId, params.id, body.text));
  mount(deleteMemory, ({ userId, params }) => assistant.memories.remove(userId, params.id));
  mount(getModelStatus, ({ userId }) => assistant.getModelStatus(userId));
  mount(testModel, ({ userId }) => assistant.testModel(userId), { rateLimit: TEST_LIMIT });
  mount(listModelCalls, async ({ userId, query, reply }) => {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, CallCursor);
    const after = at !== undefined && id !== undefined ? { after: { at, id } } : {};
    const page = await assistant.listCalls(userId, { limit: query.limit + 1, ...after });
    const shown = page.slice(0, query.limit);
    const last = shown.at(-1);
    if (page.length > query.limit && last !== undefined) {
      reply.header('link', nextPageLink('/api/assistant/calls', query, encodeCursor([last.at, last.id])));
    }
    return shown;
  });
}

function withoutUndefined({ usesArchive, instructions, tools }: UpdateAssistantSettingsBody) {
  return {
    ...(usesArchive !== undefined && { usesArchive }),
    ...(instructions !== undefined && { instructions }),
    tools,
  };
}
