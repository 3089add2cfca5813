/** Passages of messages that a person marked, each with an optional note. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FilterText, Id, NoContent, requestObject, storedText, Timestamp, trimmedText } from './primitives.ts';

export const MAX_QUOTE_LENGTH = 5_000;
export const MAX_NOTE_LENGTH = 5_000;
/** How many characters before and after a quote are stored, to distinguish equal passages of one message. */
export const ANCHOR_LENGTH = 40;
/** In one conversation. */
export const MAX_HIGHLIGHTS = 500;

export const Highlight = z.object({
  id: Id,
  conversationId: Id,
  messageId: Id,
  /** The passage as it is shown, without its formatting. */
  quote: z.string(),
  /** At most `ANCHOR_LENGTH` characters of the text before and after the quote. */
  prefix: z.string(),
  suffix: z.string(),
  /** May be empty. */
  note: z.string(),
  createdAt: Timestamp,
});
export type Highlight = z.output<typeof Highlight>;

/** A highlight with the title of its conversation. */
export const FoundHighlight = z.extend(Highlight, { title: z.string() });
export type FoundHighlight = z.output<typeof FoundHighlight>;

const note = storedText({ label: 'A note', max: MAX_NOTE_LENGTH }).check(z.trim());
const anchor = storedText({ label: 'The text around the passage', max: ANCHOR_LENGTH });

export const CreateHighlightBody = requestObject({
  messageId: Id,
  quote: trimmedText({ label: 'The passage', max: MAX_QUOTE_LENGTH, missing: 'Please select some text first.' }),
  prefix: z._default(anchor, ''),
  suffix: z._default(anchor, ''),
  note: z._default(note, ''),
});
export type CreateHighlightBody = z.output<typeof CreateHighlightBody>;
export type CreateHighlightBodyInput = z.input<typeof CreateHighlightBody>;

export const UpdateHighlightBody = requestObject({ note });

const params = z.object({ id: Id });

export const findHighlights = endpoint({
  method: 'GET',
  path: '/api/highlights',
  access: 'user',
  summary: 'The newest 50 highlights of all conversations; with q, only those with all words of q in passage or note.',
  query: z.object({ q: z.optional(FilterText) }),
  response: z.array(FoundHighlight),
  errors: [],
});

export const listHighlights = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/highlights',
  access: 'user',
  summary: 'The highlights of a conversation, oldest first.',
  params,
  response: z.array(Highlight),
  errors: ['conversations.not_found'],
});

export const createHighlight = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/highlights',
  access: 'user',
  summary: 'Marks a passage of a message.',
  params,
  body: CreateHighlightBody,
  response: Highlight,
  errors: ['conversations.not_found', 'chat.message_not_found', 'highlights.too_many'],
});

export const updateHighlight = endpoint({
  method: 'PATCH',
  path: '/api/highlights/:id',
  access: 'user',
  summary: 'Changes the note of a highlight. An empty text removes the note.',
  params,
  body: UpdateHighlightBody,
  response: Highlight,
  errors: ['highlights.not_found'],
});

export const deleteHighlight = endpoint({
  method: 'DELETE',
  path: '/api/highlights/:id',
  access: 'user',
  summary: 'Removes a highlight with its note.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['highlights.not_found'],
});
