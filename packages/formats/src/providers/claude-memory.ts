import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { textTypeOf } from '../conversation/collect-documents.ts';
import type { DraftBlock } from '../conversation/document-step.ts';
import type { ArchiveFormat, ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/** Claude's data besides conversations: projects with their instructions and documents, and its memory. */
export const claudeProjectFormat: ArchiveFormat = { source: 'claude', detect: isProject, parse: parseProject };
export const claudeMemoryFormat: ExportFormat = { source: 'claude', detect: isMemory, parse: parseMemory };

function isProject(record: JsonObject): boolean {
  return asName(record['uuid']) !== null && Array.isArray(record['docs']) && 'name' in record;
}

function isMemory(record: JsonObject): boolean {
  return 'conversations_memory' in record || 'project_memories' in record;
}

/** A project as a conversation: the instructions are the user's message, the documents its files. */
function parseProject(record: JsonObject): ParseResult[] {
  const name = asText(record['name']);
  const documents = asList(record['docs'])
    .filter(isObject)
    .map((document): DraftBlock => {
      const text = asText(document['content']);
      const fileName = asName(document['filename']) ?? 'Document';
      const id = asName(document['uuid']);
      const file = { type: 'attachment', name: fileName, mimeType: null, size: null, assetId: id } as const;
      const mimeType = textTypeOf(file);
      if (text === '') return file;
      return { ...file, text, document: { act: 'write', id, kind: 'project_file', title: fileName, mimeType } };
    });
  const description = asText(record['description']);
  const instructions = asText(record['prompt_template']);
  const blocks: DraftBlock[] = [...documents];
  if (description.trim() !== '') blocks.push({ type: 'text', text: description });
  if (instructions.trim() !== '') blocks.push({ type: 'text', text: instructions, document: projectInstructions });
  // A project without instructions, description and documents is left out.
  if (blocks.length === 0) return [];
  const conversation = buildConversation(
    {
      source: 'claude',
      sourceId: asName(record['uuid']) ?? '',
      title: name === '' ? 'Project' : `Project: ${name}`,
      createdAt: readTime(record['created_at']),
      updatedAt: readTime(record['updated_at']),
      projectId: asName(record['uuid']),
      projectName: asName(name),
    },
    [{ id: 'project', view: toNodeView('user', blocks) }],
  );
  return [conversation];
}

const projectInstructions: DraftBlock['document'] = {
  act: 'write',
  id: 'instructions',
  kind: 'instructions',
  title: 'Instructions',
  mimeType: 'text/markdown',
};

function parseMemory(record: JsonObject): ParseResult {
  const projects = Object.entries(asObject(record['project_memories']) ?? {});
  const texts = [['memory', record['conversations_memory']] as const, ...projects].filter(
    ([, text]) => asText(text).trim() !== '',
  );
  return buildConversation(
    { source: 'claude', sourceId: asName(record['uuid']) ?? deriveId('memory'), title: 'Memory of Claude' },
    texts.map(([id, text]) => ({ id, view: toNodeView('assistant', [{ type: 'text', text: asText(text) }]) })),
  );
}
