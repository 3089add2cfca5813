import { describe, expect, it } from 'vitest';
import { UpdateAssistantSettingsBody } from './assistant.ts';
import { CreateCategoryBody } from './categories.ts';
import { UpdateContextPackBody } from './context-pack.ts';
import { ConversationListQuery, RecentConversationsQuery, UpdateConversationBody } from './conversations.ts';
import { EventListQuery } from './events.ts';
import { CreateUploadsBody, StartImportBody, UploadHeaders, UploadQuery } from './imports.ts';
import { DecideConsentBody } from './oauth.ts';
import { SearchQuery } from './search.ts';
import { ApproveSuggestionBody } from './suggestions.ts';
import { CreateTokenBody } from './tokens.ts';
import { TrendsQuery } from './trends.ts';
import { limitState } from './usage.ts';

const id = '019a5b1e-7c00-7000-8000-000000000001';

describe('lists', () => {
  it('parse numbers and flags of the query string', () => {
    expect(ConversationListQuery.parse({ limit: '20', pinned: '1', archived: 'false', q: ' cake ' })).toEqual({
      limit: 20,
      pinned: true,
      archived: false,
      q: 'cake',
    });
  });

  it('have no default limit where an absent one means all, otherwise 50', () => {
    expect(ConversationListQuery.parse({})).toEqual({});
    expect(RecentConversationsQuery.parse({})).toEqual({ limit: 50 });
  });

  it.each(['0', '201', '1.5', '-1', '', 'ten', ['5', '6']])('refuse the limit %j', (limit) => {
    const parsed = ConversationListQuery.safeParse({ limit });

    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['Please send a limit from 1 to 200.']);
  });

  it('refuse a flag, a cursor or a search text of the wrong kind', () => {
    expect(ConversationListQuery.safeParse({ pinned: 'maybe' }).success).toBe(false);
    expect(ConversationListQuery.safeParse({ cursor: "x' or 1=1" }).success).toBe(false);
    expect(ConversationListQuery.safeParse({ q: ['a', 'b'] }).success).toBe(false);
    expect(ConversationListQuery.safeParse({ q: 'x'.repeat(501) }).success).toBe(false);
  });
});

describe('a list in which each item may come once', () => {
  const section = (key: string) => ({ key, items: [] });
  const consent = { isAllowed: true, userId: id };

  it('accepts different items', () => {
    const sections = ['about', 'answers', 'work', 'people', 'plans', 'questions', 'health'].map(section);
    expect(UpdateContextPackBody.safeParse({ sections }).success).toBe(true);
    expect(DecideConsentBody.safeParse({ ...consent, scopes: ['archive:read', 'plan:read'] }).success).toBe(true);
  });

  it.each([
    [UpdateContextPackBody, { sections: [section('work'), section('work')] }, 'Please send each section once.'],
    [
      UpdateAssistantSettingsBody,
      { tools: [true, false].map((isOn) => ({ name: 'dates', isOn })) },
      'Please send each tool once.',
    ],
    [DecideConsentBody, { ...consent, scopes: ['plan:read', 'plan:read'] }, 'Please choose each scope once.'],
    [CreateTokenBody, { name: 'x', scopes: ['plan:read', 'plan:read'] }, 'Please choose each scope once.'],
  ])('refuses a repeated one', (schema, body, message) => {
    expect(schema.safeParse(body).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('changing a conversation', () => {
  it('keeps absent fields absent and accepts null for the subcategory', () => {
    expect(UpdateConversationBody.parse({ subcategoryId: null })).toEqual({ subcategoryId: null });
  });

  it('refuses an empty title and an invalid flag', () => {
    expect(UpdateConversationBody.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Title is required');
    expect(UpdateConversationBody.safeParse({ isPinned: 'yes' }).success).toBe(false);
  });
});

describe('a new category', () => {
  it('requires a name and accepts a colour as #rrggbb', () => {
    expect(CreateCategoryBody.safeParse({ name: ' Garden ', color: '#22c55e' }).data?.name).toBe('Garden');
    expect(CreateCategoryBody.safeParse({}).error?.issues[0]?.message).toBe('Name is required');
    expect(CreateCategoryBody.safeParse({ name: 'Garden', color: 'green' }).success).toBe(false);
  });
});

describe('searching', () => {
  it('requires a text and accepts filters', () => {
    expect(SearchQuery.parse({ q: 'cake', source: 'chatgpt', limit: '5' })).toEqual({
      q: 'cake',
      source: 'chatgpt',
      limit: 5,
    });
    expect(SearchQuery.safeParse({ q: '  ' }).error?.issues[0]?.message).toBe('Please enter something to search for.');
    expect(SearchQuery.safeParse({}).error?.issues[0]?.message).toBe('Please enter something to search for.');
  });
});

describe('the window of events', () => {
  it('has an end after its start, both in the supported years', () => {
    expect(EventListQuery.safeParse({ from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00+01:00' }).success).toBe(
      true,
    );
    expect(EventListQuery.safeParse({ from: '2026-12-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }).success).toBe(false);
    expect(EventListQuery.safeParse({ from: '0000-01-01T00:00:00Z' }).success).toBe(false);
    expect(EventListQuery.safeParse({ from: 'yesterday' }).success).toBe(false);
  });
});

describe('importing', () => {
  it('announces files with name and size', () => {
    expect(CreateUploadsBody.parse({ files: [{ name: 'export.zip', bytes: 12 }] }).preview).toBe(false);
    expect(CreateUploadsBody.safeParse({ files: [] }).error?.issues[0]?.message).toBe(
      'Please choose a file to import.',
    );
    expect(CreateUploadsBody.safeParse({ files: [{ name: 'export.zip', bytes: 0 }] }).success).toBe(false);
  });

  it('parses the offset of a part from the header and the query', () => {
    expect(UploadHeaders.parse({ 'upload-offset': '1048576' })).toEqual({ 'upload-offset': 1_048_576 });
    expect(UploadHeaders.safeParse({}).success).toBe(false);
    expect(UploadHeaders.safeParse({ 'upload-offset': '-1' }).success).toBe(false);
    expect(UploadQuery.parse({})).toEqual({ file: 0 });
  });

  it('starts with or without providers and a mapping', () => {
    expect(StartImportBody.parse({})).toEqual({});
    expect(StartImportBody.safeParse({ sources: ['chatgpt'], mapping: { 'Kitchen plans': id } }).success).toBe(true);
    const name = 'Kitchen\0';
    expect(StartImportBody.parse({ withoutProjects: [name], mapping: { [name]: id } })).toEqual({
      withoutProjects: ['Kitchen'],
      mapping: { Kitchen: id },
    });
    expect(StartImportBody.safeParse({ sources: ['telegram'] }).success).toBe(false);
    expect(StartImportBody.safeParse({ mapping: { Kitchen: 'Home' } }).success).toBe(false);
  });
});

describe('a range of trends', () => {
  it.each([
    ['2026-01-31T10:00:00Z', '2026-01-31', true],
    ['2026-01-31', '2026-01-31T10:00:00Z', true],
    ['2026-01-31', '2026-01-31', true],
    ['2026-01-31T10:00:00Z', '2026-01-30', false],
    ['2026-01-31T10:00:00Z', '2026-01-31T09:00:00Z', false],
    ['2026-01-31', '2026-01-30', false],
  ])('from %s to %s is accepted: %s, as an end without a time includes its day', (from, to, isAccepted) => {
    expect(TrendsQuery.safeParse({ from, to }).success).toBe(isAccepted);
  });
});

describe('approving a suggestion', () => {
  it('accepts a suggestion as in the reply, edited, or with few fields', () => {
    const schedulingDetails = { datetime: '2026-11-24T15:00:00Z', duration: 30, recurring: null };
    const suggestion = { id, type: 'schedule', title: 'Dentist', description: '', conversationId: id, messageId: null };

    expect(ApproveSuggestionBody.parse({ suggestion: { ...suggestion, schedulingDetails } }).suggestion).toEqual({
      ...suggestion,
      schedulingDetails,
    });
    expect(ApproveSuggestionBody.parse({ suggestion: { type: 'habit', title: 'Walk' } }).suggestion.description).toBe(
      '',
    );
  });

  it('refuses one without a title or with an invalid time', () => {
    expect(ApproveSuggestionBody.safeParse({}).success).toBe(false);
    expect(ApproveSuggestionBody.safeParse({ suggestion: { type: 'task', title: '' } }).success).toBe(false);
    expect(
      ApproveSuggestionBody.safeParse({
        suggestion: { type: 'schedule', title: 'Dentist', schedulingDetails: { datetime: 'tomorrow' } },
      }).success,
    ).toBe(false);
  });
});

describe('the state of a limit', () => {
  it('warns from 80%, is reached at the limit, and is never reached without a limit', () => {
    expect([limitStateOf(10, 7), limitStateOf(10, 8), limitStateOf(10, 10), limitStateOf(10, 11)]).toEqual([
      'normal',
      'warning',
      'reached',
      'reached',
    ]);
    expect([limitStateOf(0, 50), limitStateOf(-1, 50)]).toEqual(['normal', 'normal']);
  });
});

function limitStateOf(cap: number, used: number) {
  return limitState({ aiChatCount: cap }, { aiChatCount: used });
}
