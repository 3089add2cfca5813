/**
 * The facts that the archive contains about a person, to be pasted into other assistants: short lines, each with the
 * messages it comes from. The pack is built in the background. A person edits, pins and hides lines, and the next build
 * keeps these changes.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, requestObject, storedText, Timestamp, trimmedText, withoutRepeats } from './primitives.ts';

/** The largest number of characters of a line. */
export const MAX_CONTEXT_LINE_LENGTH = 300;
/** The largest number of lines that a person can add. */
export const MAX_OWN_CONTEXT_LINES = 100;
/** The largest number of characters of each form: the short one fits into fields for instructions. */
export const contextPackLengths = { short: 1_500, long: 8_000 } as const;

export const ContextSectionKey = z.enum(
  ['about', 'answers', 'work', 'people', 'plans', 'questions', 'health'],
  'Please choose about, answers, work, people, plans, questions or health.',
);
export type ContextSectionKey = z.output<typeof ContextSectionKey>;

/** The titles of the sections, in their order. */
export const contextSectionTitles: Readonly<Record<ContextSectionKey, string>> = {
  about: 'About me',
  answers: 'How to answer me',
  work: 'Work',
  people: 'People',
  plans: 'Plans',
  questions: 'Open questions',
  health: 'Health',
};

/** A message that a line comes from. */
export const ContextSource = z.object({ conversationId: Id, messageId: Id, at: Timestamp });
export type ContextSource = z.output<typeof ContextSource>;

export const ContextItem = z.object({
  id: Id,
  text: z.string(),
  /** Latest first; empty for lines that the person wrote. */
  sources: z.array(ContextSource),
  pinned: z.boolean(),
  /** Hidden lines are in no text form. They are listed here, so that they can be shown again. */
  hidden: z.boolean(),
  /** 0 to 1. It grows with the number of conversations that state a fact; lines that the person wrote have 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** `own`: added here; `memory`: from “Remember about me”; `instructions`: from the settings of the assistant. */
  origin: z.enum(['archive', 'own', 'memory', 'instructions']),
  /** The text as it was found, if the person changed it or a model worded it. */
  builtText: z.optional(z.string()),
  /** Present if a connected model worded the text; `sources` are those of `builtText`. */
  wordedBy: z.optional(z.literal('model')),
});
export type ContextItem = z.output<typeof ContextItem>;

export const ContextSection = z.object({
  key: ContextSectionKey,
  title: z.string(),
  /** Pinned lines first, then the most certain ones. */
  items: z.array(ContextItem),
});
export type ContextSection = z.output<typeof ContextSection>;

export const ContextPack = z.object({
  /** The version of this format. */
  version: z.literal(1),
  /**
   * When the last build found the lines. Null while a build is due: before the first one, after an import, and after
   * Health was switched on or off.
   */
  madeAt: z.nullable(Timestamp),
  /** Whether the archive is being read for new lines. */
  isBuilding: z.boolean(),
  includesHealth: z.boolean(),
  /** Health is the last section, and is included only if it is switched on. */
  sections: z.array(ContextSection),
});
export type ContextPack = z.output<typeof ContextPack>;

const ItemChange = requestObject({
  /** Absent for a new line. */
  id: z.optional(Id),
  /**
   * Null restores the original text of a line from the archive, and deletes a line that the person wrote. A memory and
   * a line of the instructions are changed and deleted where they are stored.
   */
  text: z.optional(z.nullable(trimmedText({ label: 'A line', max: MAX_CONTEXT_LINE_LENGTH, missing: 'Enter a line' }))),
  pinned: z.optional(z.boolean('Please send true or false.')),
  hidden: z.optional(z.boolean('Please send true or false.')),
});

/** Absent fields, lines and sections are not changed, so a part of the pack or all of it can be sent back. */
export const UpdateContextPackBody = requestObject({
  includesHealth: z.optional(z.boolean('Please send true or false.')),
  sections: z.optional(
    z
      .array(
        requestObject({
          key: ContextSectionKey,
          items: z
            .array(ItemChange, 'Please send the lines as a list.')
            .check(z.maxLength(500, 'Please send at most 500 lines.')),
        }),
        'Please send the sections as a list.',
      )
      .check(withoutRepeats('Please send each section once.', ({ key }) => key)),
  ),
}).check(
  z.refine(
    (body) => body.includesHealth !== undefined || body.sections !== undefined,
    'Please send at least one field to change.',
  ),
);
export type UpdateContextPackBody = z.output<typeof UpdateContextPackBody>;

export const ContextForm = z.enum(['short', 'long'], 'Please choose short or long.');
export type ContextForm = z.output<typeof ContextForm>;

const query = z.object({
  /** The length of the text form: 1,500 or 8,000 characters. */
  form: z._default(ContextForm, 'long'),
});

/** The memory that another assistant exported, as pasted text. */
export const ReadMemoryBody = requestObject({
  text: storedText({ label: 'The text', max: 50_000 }).check(
    z.minLength(1, 'Please paste what the assistant gave you.'),
  ),
});

/** A line of a pasted memory, to be confirmed. */
export const ReadMemoryLine = z.object({
  text: z.string(),
  /** Whether it is remembered already. */
  isKnown: z.boolean(),
});
export type ReadMemoryLine = z.output<typeof ReadMemoryLine>;

export const getContextPack = endpoint({
  method: 'GET',
  path: '/api/context-pack',
  access: 'user',
  scope: 'archive:read',
  summary: 'What the archive knows about the person, line by line; with `Accept: text/markdown` as a text to paste.',
  query,
  response: ContextPack,
  errors: [],
});

export const updateContextPack = endpoint({
  method: 'PUT',
  path: '/api/context-pack',
  access: 'user',
  summary: 'Changes, pins, hides and adds lines, and switches Health on or off. Answers like GET.',
  query,
  body: UpdateContextPackBody,
  response: ContextPack,
  errors: ['context.line_not_found', 'context.too_many_lines', 'memories.not_found'],
});

export const downloadContextPackText = endpoint({
  method: 'GET',
  path: '/api/context-pack.md',
  access: 'user',
  summary: 'The context pack as a Markdown file.',
  query,
  response: z.unknown(),
  produces: 'binary',
  errors: [],
});

export const downloadContextPack = endpoint({
  method: 'GET',
  path: '/api/context-pack.json',
  access: 'user',
  summary: 'The context pack as a JSON file.',
  response: z.unknown(),
  produces: 'binary',
  errors: [],
});

export const readMemory = endpoint({
  method: 'POST',
  path: '/api/context-pack/import',
  access: 'user',
  summary: 'Splits the pasted memory of another assistant into lines, to be confirmed one by one. Stores nothing.',
  body: ReadMemoryBody,
  response: z.array(ReadMemoryLine),
  errors: [],
});
