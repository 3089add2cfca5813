/** A person's instructions for the replies in one chat, or in the chats of a category. */
import * as z from 'zod/mini';
import { ChatFile } from './chat-files.ts';
import { endpoint } from './endpoint.ts';
import { Id, requestObject, storedText, trimmedText } from './primitives.ts';

/** For one chat, one category or one subcategory. */
export const MAX_INSTRUCTIONS_LENGTH = 20_000;
export const MAX_TEMPERATURE = 2;
/** For each category and each subcategory. */
export const MAX_CATEGORY_FILES = 20;

/** Instructions for a model, trimmed; empty if there are none. The built-in assistant does not follow them. */
export const Instructions = storedText({ label: 'The instructions', max: MAX_INSTRUCTIONS_LENGTH }).check(z.trim());

const TEMPERATURE_MESSAGE = `Please send a temperature from 0 to ${MAX_TEMPERATURE}.`;

/** 0 gives nearly the same reply each time, 2 the most varied replies. Models without a temperature ignore it. */
export const Temperature = z
  .number(TEMPERATURE_MESSAGE)
  .check(z.gte(0, TEMPERATURE_MESSAGE), z.lte(MAX_TEMPERATURE, TEMPERATURE_MESSAGE));

/**
 * The defaults of the chats in a category or a subcategory. Instructions and model of a subcategory replace those of its
 * category; its files come before those of its category.
 */
export const ChatDefaults = z.object({
  /** Empty if there are none. */
  instructions: z.string(),
  /** The id of the model that is selected for new chats; the model may no longer exist. Null for none. */
  model: z.nullable(z.string()),
  /** Files of the library that the chats may use, in the order in which they were chosen. */
  files: z.array(ChatFile),
});
export type ChatDefaults = z.output<typeof ChatDefaults>;

/** Absent fields are not changed. */
export const UpdateChatDefaultsBody = requestObject({
  instructions: z.optional(Instructions),
  model: z.optional(
    z.nullable(trimmedText({ label: 'The id of a model', max: 300, missing: 'Please send the id of a model.' })),
  ),
  /**
   * The complete list, in order: files that are not in it are removed. A file outside the library is added to the
   * library.
   */
  fileIds: z.optional(
    z
      .array(Id, 'Please send the ids of files.')
      .check(z.maxLength(MAX_CATEGORY_FILES, `Please choose at most ${MAX_CATEGORY_FILES} files.`)),
  ),
});
export type UpdateChatDefaultsBody = z.output<typeof UpdateChatDefaultsBody>;

const params = z.object({ id: Id });

export const getCategoryDefaults = endpoint({
  method: 'GET',
  path: '/api/categories/:id/chat-defaults',
  access: 'user',
  summary: 'The instructions, the model and the files for chats in a category.',
  params,
  response: ChatDefaults,
  errors: ['categories.not_found'],
});

export const updateCategoryDefaults = endpoint({
  method: 'PATCH',
  path: '/api/categories/:id/chat-defaults',
  access: 'user',
  summary: 'Changes the instructions, the model or the files for chats in a category. Absent fields are not changed.',
  params,
  body: UpdateChatDefaultsBody,
  response: ChatDefaults,
  errors: ['categories.not_found', 'files.not_found', 'files.too_many'],
});

export const getSubcategoryDefaults = endpoint({
  method: 'GET',
  path: '/api/subcategories/:id/chat-defaults',
  access: 'user',
  summary: 'The instructions, the model and the files for chats in a subcategory.',
  params,
  response: ChatDefaults,
  errors: ['subcategories.not_found'],
});

export const updateSubcategoryDefaults = endpoint({
  method: 'PATCH',
  path: '/api/subcategories/:id/chat-defaults',
  access: 'user',
  summary:
    'Changes the instructions, the model or the files for chats in a subcategory. Absent fields are not changed.',
  params,
  body: UpdateChatDefaultsBody,
  response: ChatDefaults,
  errors: ['subcategories.not_found', 'files.not_found', 'files.too_many'],
});
