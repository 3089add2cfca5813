import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, NoContent, requestObject, Timestamp, trimmedText, versionHeaders } from './primitives.ts';

/** The type of a blank: a line, several lines, a number, a day, or one of several choices. */
export type TemplateBlankKind = 'text' | 'long' | 'number' | 'date' | 'choice';

/** A placeholder `{{name}}` or `{{name: kind}}` in a body; `{{tone: formal | friendly}}` is a choice. */
export interface TemplateBlank {
  name: string;
  kind: TemplateBlankKind;
  /** Only for a choice. */
  choices: readonly string[];
}

const BLANK = /\{\{\s*([^\s{}:|][^{}:|]{0,59}?)\s*(?::\s*([^{}]{1,500}?)\s*)?\}\}/g;
const kinds: ReadonlySet<string> = new Set(['long', 'number', 'date']);

/** The distinct blanks of a body in order of their first occurrence, which also defines the type. */
export function listBlanks(body: string): TemplateBlank[] {
  const blanks = new Map<string, TemplateBlank>();
  for (const [, name = '', requestedKind = ''] of body.matchAll(BLANK)) {
    if (blanks.has(name)) continue;
    const choices = requestedKind.split('|').flatMap((choice) => choice.trim() || []);
    if (choices.length > 1) blanks.set(name, { name, kind: 'choice', choices });
    else
      blanks.set(name, {
        name,
        kind: kinds.has(requestedKind) ? (requestedKind as TemplateBlankKind) : 'text',
        choices: [],
      });
  }
  return [...blanks.values()];
}

/** The body with its blanks filled in; blanks without a value are not changed. */
export function fillBlanks(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(BLANK, (placeholder, name: string) =>
    Object.hasOwn(values, name) && values[name] !== '' ? (values[name] ?? placeholder) : placeholder,
  );
}

export interface TemplatePiece {
  text: string;
  isBlank: boolean;
  /** The offset in the body, in UTF-16 code units. */
  at: number;
}

/** The parts of the body in order: the text between blanks, and the blanks by name. */
export function splitBlanks(body: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let end = 0;
  for (const { 0: placeholder, 1: name = '', index } of body.matchAll(BLANK)) {
    if (index > end) pieces.push({ text: body.slice(end, index), isBlank: false, at: end });
    pieces.push({ text: name, isBlank: true, at: index });
    end = index + placeholder.length;
  }
  if (end < body.length) pieces.push({ text: body.slice(end), isBlank: false, at: end });
  return pieces;
}

export const Template = z.object({
  id: Id,
  name: z.string(),
  /** Text with `{{blanks}}`; see listBlanks. */
  body: z.string(),
  categoryId: z.nullable(Id),
  isFavorite: z.boolean(),
  /** How often it was used. */
  usageCount: Count,
  /** 1 for a new template; incremented by every change of name or body. */
  version: z.int().check(z.positive()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Template = z.output<typeof Template>;

/** A template's state before a change. */
export const TemplateVersion = z.object({
  version: z.int().check(z.positive()),
  name: z.string(),
  body: z.string(),
  savedAt: Timestamp,
});
export type TemplateVersion = z.output<typeof TemplateVersion>;

const name = trimmedText({ label: 'Name', max: 100 });
const body = trimmedText({ label: 'The text', max: 20_000, missing: 'Enter the text of the template' });
const isFavorite = z.optional(z.boolean('Please send true or false.'));
const categoryId = z.optional(z.nullable(Id));

export const CreateTemplateBody = requestObject({ name, body, categoryId, isFavorite });
export type CreateTemplateBody = z.output<typeof CreateTemplateBody>;

/** Absent fields are not changed. */
export const UpdateTemplateBody = requestObject({
  name: z.optional(name),
  body: z.optional(body),
  categoryId,
  isFavorite,
});
export type UpdateTemplateBody = z.output<typeof UpdateTemplateBody>;

/** Equals the maximum number of templates per user, so that every export can be imported. */
const maxImported = 1_000;

export const ImportTemplatesBody = requestObject({
  templates: z
    .array(requestObject({ name, body, isFavorite }), 'Please send the templates as a list.')
    .check(
      z.minLength(1, 'There are no templates in this file.'),
      z.maxLength(maxImported, `Please import at most ${maxImported} templates at once.`),
    ),
});
export type ImportTemplatesBody = z.output<typeof ImportTemplatesBody>;

export const ImportedTemplates = z.object({ created: Count, unchanged: Count });
export type ImportedTemplates = z.output<typeof ImportedTemplates>;

const params = z.object({ id: Id });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'user',
  summary: 'The templates, favourites first, then the most used.',
  response: z.array(Template),
  responseHeaders: versionHeaders,
  errors: [],
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/templates',
  access: 'user',
  summary: 'Creates a template.',
  body: CreateTemplateBody,
  response: Template,
  status: 201,
  errors: ['categories.not_found', 'templates.too_many'],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/templates/:id',
  access: 'user',
  summary: 'Changes a template; the previous state is kept as a version.',
  params,
  body: UpdateTemplateBody,
  response: Template,
  errors: ['templates.not_found', 'categories.not_found'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/templates/:id',
  access: 'user',
  summary: 'Moves a template to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['templates.not_found'],
});

export const countTemplateUse = endpoint({
  method: 'POST',
  path: '/api/templates/:id/use',
  access: 'user',
  summary: 'Counts a use of a template.',
  params,
  response: Template,
  errors: ['templates.not_found'],
});

export const listTemplateVersions = endpoint({
  method: 'GET',
  path: '/api/templates/:id/versions',
  access: 'user',
  summary: 'The latest twenty former versions, latest first.',
  params,
  response: z.array(TemplateVersion),
  errors: ['templates.not_found'],
});

export const importTemplates = endpoint({
  method: 'POST',
  path: '/api/templates/import',
  access: 'user',
  summary: 'Imports templates from a file. Existing ones with the same name and text are skipped.',
  body: ImportTemplatesBody,
  response: ImportedTemplates,
  errors: ['templates.too_many'],
});
