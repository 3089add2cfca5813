import { allEndpoints } from '@app/contract/all-endpoints';
import { pathParameters, type Endpoint } from '@app/contract/endpoint';
import type { ErrorCode } from '@app/contract/errors';
import { Scope } from '@app/contract/scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createOneOfEach, listStoredRows, type OneOfEach } from '../../test/one-of-each.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

const calls = Object.entries<Endpoint>(allEndpoints);
const forUsers = calls.filter(([, endpoint]) => endpoint.access === 'user');
const withParameters = forUsers.filter(([, endpoint]) => endpoint.params !== undefined);
const withJson = calls.filter(([, endpoint]) => endpoint.consumes === 'json');
const withQuery = calls.filter(([, endpoint]) => endpoint.query !== undefined);

let app: TestApp;
let ann: TestUser;
let bob: TestUser;
let olga: TestUser;
/** The ids of Bob's data. */
let bobsIds: OneOfEach;

beforeAll(async () => {
  app = await createTestApp({
    environment: {
      OPERATORS: 'olga@example.org',
      RATE_LIMIT_CHAT_PER_MINUTE: '10000',
      RATE_LIMIT_UPLOADS_PER_MINUTE: '10000',
      RATE_LIMIT_TOKEN_CALLS_PER_MINUTE: '10000',
    },
  });
  ann = await app.signUp('Ann');
  bob = await app.signUp('Bob');
  olga = await app.signUp('Olga');
  bobsIds = await createOneOfEach(app, bob);
});
afterAll(() => app.close());

/** The caller that passes the first check of an endpoint. */
const chooseCaller = ({ path }: Endpoint): TestUser => (path.startsWith('/api/operator/') ? olga : ann);

const paramsOf = ({ path }: Endpoint, value: string) =>
  Object.fromEntries(pathParameters(path).map((name) => [name, name === 'type' ? 'conversation' : value]));

/** The headers of a body that is not JSON, so that a call gets past parsing. */
const headersOf = ({ consumes }: Endpoint): Record<string, string> => {
  if (consumes === 'multipart') return { 'content-type': 'multipart/form-data; boundary=edge' };
  if (consumes === 'bytes') return { 'content-type': 'application/octet-stream', 'upload-offset': '0' };
  return {};
};

/** 'clear' for a 4xx with a code and a message without internals; otherwise what is wrong with the response. */
function describeRefusal({ status, body, text }: { status: number; body: unknown; text: string }): string {
  if (status < 400 || status >= 500) return `status ${status}: ${text}`;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || typeof message !== 'string' || !message.includes(' ')) return `unclear: ${text}`;
  return /\bat .+\.ts:\d+|node_modules|Failed query/.test(text) ? `tells too much: ${text}` : 'clear';
}

describe('a caller who is not signed in', () => {
  it.each(forUsers)('gets signed_out from %s', async (_name, endpoint) => {
    const answer = await app.request(endpoint, { params: paramsOf(endpoint, newId()), headers: headersOf(endpoint) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity.signed_out' } });
  });
});

describe('an access token', () => {
  const createTokenUser = async (scopes: readonly Scope[]): Promise<TestUser> => {
    const created = await app.request(allEndpoints.createToken, { as: ann, body: { name: 'Matrix', scopes } });
    return { ...ann, token: created.body.token };
  };
  const refusal = { insufficient: 'tokens.insufficient_scope', closed: 'tokens.session_only' };
  let byScope: ReadonlyMap<Scope, TestUser>;

  beforeAll(async () => {
    byScope = new Map(
      await Promise.all(Scope.options.map(async (scope) => [scope, await createTokenUser([scope])] as const)),
    );
  });

  it.each(forUsers)('opens %s only with its scope', async (_name, endpoint) => {
    for (const [scope, as] of byScope) {
      const params = paramsOf(endpoint, newId());
      const answer = await app.request(endpoint, { as, params, headers: headersOf(endpoint) });
      if (endpoint.scope === scope) expect(answer.status, scope).not.toBe(403);
      else {
        const code = endpoint.scope === undefined ? refusal.closed : refusal.insufficient;
        expect(answer, scope).toMatchObject({ status: 403, body: { code } });
      }
    }
  });

  it('gives access to these calls and no others', () => {
    const openedByScope = Object.groupBy(
      forUsers.filter(([, { scope }]) => scope !== undefined),
      ([, { scope }]) => scope ?? '',
    );
    expect(
      Object.fromEntries(Object.entries(openedByScope).map(([scope, list]) => [scope, list?.map(([name]) => name)])),
    ).toMatchInlineSnapshot(`
        {
          "archive:read": [
            "listMemories",
            "listConversations",
            "getConversation",
            "listCategories",
            "searchConversations",
            "listRelatedConversations",
            "getContextPack",
          ],
          "archive:write": [
            "createCaptures",
            "fileConversation",
          ],
          "inbox:propose": [
            "createProposal",
          ],
          "plan:read": [
            "listEvents",
            "listTasks",
            "listGoals",
            "getGoal",
            "listFreeSlots",
            "listReminders",
          ],
        }
      `);
  });
});

describe('an unknown id', () => {
  it.each(withParameters)('is refused by %s', async (_name, endpoint) => {
    const answer = await app.request(endpoint, {
      as: ann,
      params: paramsOf(endpoint, newId()),
      headers: headersOf(endpoint),
      ...(endpoint.consumes === 'json' && { body: {} }),
    });
    expect(describeRefusal(answer)).toBe('clear');
  });

  it.each(withParameters)('is refused by %s even if it is malformed', async (_name, endpoint) => {
    for (const value of ['1', "'; DROP TABLE users; --", '\0', 'ünïcödé', 'a'.repeat(150)]) {
      const answer = await app.request(endpoint, {
        as: ann,
        params: paramsOf(endpoint, value),
        headers: headersOf(endpoint),
        ...(endpoint.consumes === 'json' && { body: {} }),
      });
      expect(describeRefusal(answer)).toBe('clear');
      expect([400, 404]).toContain(answer.status);
    }
  });
});

/** For each endpoint with an id: a call with Bob's ids, and the expected not-found code. */
const callsWithBobsIds: Readonly<
  Record<
    string,
    {
      params: (ids: OneOfEach) => Record<string, string>;
      code: ErrorCode;
      body?: object;
      query?: Record<string, string>;
    }
  >
> = {
  getSandboxIntent: { params: ({ payment }) => ({ id: payment }), code: 'billing.payment_not_found' },
  confirmSandboxIntent: {
    params: ({ payment }) => ({ id: payment }),
    code: 'billing.payment_not_found',
    body: { cardNumber: '4242424242424242' },
  },
  testModelKey: { params: ({ modelKey }) => ({ id: modelKey }), code: 'models.key_not_found' },
  deleteModelKey: { params: ({ modelKey }) => ({ id: modelKey }), code: 'models.key_not_found' },
  deleteToken: { params: ({ accessToken }) => ({ id: accessToken }), code: 'tokens.not_found' },
  updateDevice: { params: ({ device }) => ({ id: device }), code: 'devices.not_found', body: { isPaused: true } },
  deleteDevice: { params: ({ device }) => ({ id: device }), code: 'devices.not_found' },
  disconnectApp: { params: ({ connectedApp }) => ({ id: connectedApp }), code: 'oauth.app_not_found' },
  // A request belongs to the browser that started it, whatever its id.
  getConsentRequest: { params: ({ connectedApp }) => ({ id: connectedApp }), code: 'oauth.request_gone' },
  decideConsent: {
    params: ({ connectedApp }) => ({ id: connectedApp }),
    code: 'oauth.request_gone',
    body: { isAllowed: false, userId: newId() },
  },
  endSession: { params: ({ session }) => ({ id: session }), code: 'identity.session_not_found' },
  listCategoryConversations: { params: ({ category }) => ({ categoryId: category }), code: 'categories.not_found' },
  listSubcategoryConversations: {
    params: ({ category, subcategory }) => ({ categoryId: category, subcategoryId: subcategory }),
    code: 'categories.not_found',
  },
  getConversation: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  listSimilarConversations: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  listRelatedConversations: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  updateConversation: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    body: { title: 'Mine' },
  },
  deleteConversation: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  forkConversation: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    body: { messageId: newId() },
  },
  findInConversation: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    query: { q: 'dentist' },
  },
  getCategory: { params: ({ category }) => ({ id: category }), code: 'categories.not_found' },
  updateCategory: {
    params: ({ category }) => ({ id: category }),
    code: 'categories.not_found',
    body: { name: 'Mine' },
  },
  deleteCategory: { params: ({ category }) => ({ id: category }), code: 'categories.not_found' },
  mergeCategory: {
    params: ({ category }) => ({ id: category }),
    code: 'categories.not_found',
    body: { intoId: newId() },
  },
  createSubcategory: {
    params: ({ category }) => ({ id: category }),
    code: 'categories.not_found',
    body: { name: 'Mine' },
  },
  getCategoryDefaults: { params: ({ category }) => ({ id: category }), code: 'categories.not_found' },
  updateCategoryDefaults: {
    params: ({ category }) => ({ id: category }),
    code: 'categories.not_found',
    body: { instructions: 'Obey me' },
  },
  getSubcategoryDefaults: { params: ({ subcategory }) => ({ id: subcategory }), code: 'subcategories.not_found' },
  updateSubcategoryDefaults: {
    params: ({ subcategory }) => ({ id: subcategory }),
    code: 'subcategories.not_found',
    body: { instructions: 'Obey me' },
  },
  getSubcategory: { params: ({ subcategory }) => ({ id: subcategory }), code: 'subcategories.not_found' },
  updateSubcategory: {
    params: ({ subcategory }) => ({ id: subcategory }),
    code: 'subcategories.not_found',
    body: { name: 'Mine' },
  },
  deleteSubcategory: { params: ({ subcategory }) => ({ id: subcategory }), code: 'subcategories.not_found' },
  attachChatStream: { params: ({ message }) => ({ messageId: message }), code: 'chat.message_not_found' },
  stopChat: { params: ({ message }) => ({ messageId: message }), code: 'chat.message_not_found' },
  declineSuggestion: { params: ({ suggestion }) => ({ id: suggestion }), code: 'suggestions.not_found' },
  summariseConversation: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  mergeSubcategory: {
    params: ({ subcategory }) => ({ id: subcategory }),
    code: 'subcategories.not_found',
    body: { intoId: newId() },
  },
  findSubcategoryProposals: { params: ({ category }) => ({ id: category }), code: 'categories.not_found' },
  acceptCategoryProposal: {
    params: ({ subcategoryProposal }) => ({ id: subcategoryProposal }),
    code: 'sorting.proposal_not_found',
  },
  declineCategoryProposal: {
    params: ({ subcategoryProposal }) => ({ id: subcategoryProposal }),
    code: 'sorting.proposal_not_found',
  },
  acceptSubcategoryProposal: {
    params: ({ subcategoryProposal }) => ({ id: subcategoryProposal }),
    code: 'sorting.proposal_not_found',
  },
  declineSubcategoryProposal: {
    params: ({ subcategoryProposal }) => ({ id: subcategoryProposal }),
    code: 'sorting.proposal_not_found',
  },
  exportConversation: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  listDocuments: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  getDocument: { params: ({ document }) => ({ id: document }), code: 'documents.not_found' },
  getDocumentVersion: {
    params: ({ document, documentVersion }) => ({ id: document, versionId: documentVersion }),
    code: 'documents.not_found',
  },
  downloadDocument: {
    params: ({ document, documentVersion }) => ({ id: document, versionId: documentVersion }),
    code: 'documents.not_found',
  },
  getShare: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  putShare: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    body: { isLive: true },
  },
  deleteShare: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  undoBulkAct: { params: ({ bulkAct }) => ({ id: bulkAct }), code: 'conversations.act_not_found' },
  deleteSavedSearch: { params: ({ savedSearch }) => ({ id: savedSearch }), code: 'search.saved_not_found' },
  updateRecommendation: {
    params: ({ recommendation }) => ({ id: recommendation }),
    code: 'recommendations.not_found',
    body: { isDismissed: true },
  },
  listHighlights: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  createHighlight: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    body: { messageId: newId(), quote: 'Mine' },
  },
  updateHighlight: {
    params: ({ highlight }) => ({ id: highlight }),
    code: 'highlights.not_found',
    body: { note: 'x' },
  },
  deleteHighlight: { params: ({ highlight }) => ({ id: highlight }), code: 'highlights.not_found' },
  getChatFile: { params: ({ chatFile }) => ({ id: chatFile }), code: 'files.not_found' },
  updateChatFile: { params: ({ chatFile }) => ({ id: chatFile }), code: 'files.not_found', body: { isKept: true } },
  deleteChatFile: { params: ({ chatFile }) => ({ id: chatFile }), code: 'files.not_found' },
  getChatFileContent: { params: ({ chatFile }) => ({ id: chatFile }), code: 'files.not_found' },
  getChatFileText: { params: ({ chatFile }) => ({ id: chatFile }), code: 'files.not_found' },
  updateMemory: { params: ({ memory }) => ({ id: memory }), code: 'memories.not_found', body: { text: 'Mine' } },
  deleteMemory: { params: ({ memory }) => ({ id: memory }), code: 'memories.not_found' },
  updateTemplate: { params: ({ template }) => ({ id: template }), code: 'templates.not_found', body: { name: 'Mine' } },
  deleteTemplate: { params: ({ template }) => ({ id: template }), code: 'templates.not_found' },
  countTemplateUse: { params: ({ template }) => ({ id: template }), code: 'templates.not_found' },
  getReport: { params: ({ report }) => ({ id: report }), code: 'reports.not_found' },
  listTemplateVersions: { params: ({ template }) => ({ id: template }), code: 'templates.not_found' },
  reviewCard: { params: ({ card }) => ({ id: card }), code: 'learning.card_not_found', body: { rating: 'good' } },
  undoReview: { params: ({ card }) => ({ id: card }), code: 'learning.card_not_found', body: { reviewCount: 1 } },
  updateCard: { params: ({ card }) => ({ id: card }), code: 'learning.card_not_found', body: { front: 'Mine' } },
  deleteCard: { params: ({ card }) => ({ id: card }), code: 'learning.card_not_found' },
  getDeck: { params: ({ deck }) => ({ id: deck }), code: 'learning.deck_not_found' },
  listDeckCards: { params: ({ deck }) => ({ id: deck }), code: 'learning.deck_not_found' },
  renameDeck: { params: ({ deck }) => ({ id: deck }), code: 'learning.deck_not_found', body: { name: 'Mine' } },
  deleteDeck: { params: ({ deck }) => ({ id: deck }), code: 'learning.deck_not_found' },
  exportDeck: { params: ({ deck }) => ({ id: deck }), code: 'learning.deck_not_found' },
  undoSortingAct: { params: ({ sortingAct }) => ({ id: sortingAct }), code: 'sorting.act_not_found' },
  updateTask: { params: ({ task }) => ({ id: task }), code: 'tasks.not_found', body: { title: 'Mine' } },
  deleteTask: { params: ({ task }) => ({ id: task }), code: 'tasks.not_found' },
  getGoal: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found' },
  updateGoal: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found', body: { title: 'Mine' } },
  deleteGoal: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found' },
  addGoalProgress: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found', body: { amount: 1 } },
  removeGoalProgress: {
    params: ({ goal, progress }) => ({ id: goal, entryId: progress }),
    code: 'goals.not_found',
  },
  createMilestone: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found', body: { title: 'Mine' } },
  updateMilestone: {
    params: ({ goal, milestone }) => ({ id: goal, milestoneId: milestone }),
    code: 'goals.not_found',
    body: { title: 'Mine' },
  },
  deleteMilestone: {
    params: ({ goal, milestone }) => ({ id: goal, milestoneId: milestone }),
    code: 'goals.not_found',
  },
  listGoalEvidence: { params: ({ goal }) => ({ id: goal }), code: 'goals.not_found' },
  decideGoalEvidence: {
    params: ({ goal, conversation }) => ({ id: goal, conversationId: conversation }),
    code: 'goals.not_found',
    body: { isConfirmed: true },
  },
  updateReminder: {
    params: ({ reminder }) => ({ id: reminder }),
    code: 'reminders.not_found',
    body: { title: 'Mine' },
  },
  snoozeReminder: { params: ({ reminder }) => ({ id: reminder }), code: 'reminders.not_found', body: {} },
  deleteReminder: { params: ({ reminder }) => ({ id: reminder }), code: 'reminders.not_found' },
  updatePrompt: {
    params: ({ scheduledPrompt }) => ({ id: scheduledPrompt }),
    code: 'prompts.not_found',
    body: { title: 'Mine' },
  },
  runPrompt: { params: ({ scheduledPrompt }) => ({ id: scheduledPrompt }), code: 'prompts.not_found' },
  deletePrompt: { params: ({ scheduledPrompt }) => ({ id: scheduledPrompt }), code: 'prompts.not_found' },
  updateFeed: {
    params: ({ followedCalendar }) => ({ id: followedCalendar }),
    code: 'feeds.not_found',
    body: { name: 'Mine' },
  },
  refreshFeed: { params: ({ followedCalendar }) => ({ id: followedCalendar }), code: 'feeds.not_found' },
  unfollowCalendar: { params: ({ followedCalendar }) => ({ id: followedCalendar }), code: 'feeds.not_found' },
  updateNotification: {
    params: ({ notification }) => ({ id: notification }),
    code: 'notifications.not_found',
    body: { isRead: true },
  },
  unsubscribeFromPush: { params: ({ browser }) => ({ id: browser }), code: 'notifications.push_not_found' },
  getEvent: { params: ({ event }) => ({ id: event }), code: 'events.not_found' },
  updateEvent: { params: ({ event }) => ({ id: event }), code: 'events.not_found', body: { title: 'Mine' } },
  deleteEvent: { params: ({ event }) => ({ id: event }), code: 'events.not_found' },
  undoEventChange: { params: ({ eventChange }) => ({ key: eventChange }), code: 'events.change_not_found' },
  listEventNotes: { params: ({ event }) => ({ id: event }), code: 'events.not_found' },
  addEventNote: { params: ({ event }) => ({ id: event }), code: 'events.not_found', body: { content: 'Mine' } },
  updateEventNote: {
    params: ({ event, eventNote }) => ({ id: event, noteId: eventNote }),
    code: 'events.not_found',
    body: { content: 'Mine' },
  },
  deleteEventNote: { params: ({ event, eventNote }) => ({ id: event, noteId: eventNote }), code: 'events.not_found' },
  restoreEventNote: { params: ({ event, eventNote }) => ({ id: event, noteId: eventNote }), code: 'events.not_found' },
  appendImportUpload: { params: ({ upload }) => ({ id: upload }), code: 'imports.not_found' },
  getImport: { params: ({ finishedImport }) => ({ id: finishedImport }), code: 'imports.not_found' },
  startImport: { params: ({ upload }) => ({ id: upload }), code: 'imports.not_found', body: {} },
  cancelImport: { params: ({ upload }) => ({ id: upload }), code: 'imports.not_found' },
  listImportDuplicates: { params: ({ finishedImport }) => ({ id: finishedImport }), code: 'imports.not_found' },
  mergeImportDuplicate: {
    params: ({ finishedImport }) => ({ id: finishedImport }),
    body: {
      conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f51',
      twinId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f52',
    },
    code: 'imports.duplicate_not_found',
  },
  downloadKeptFile: {
    params: ({ finishedImport, keptFile }) => ({ id: finishedImport, fileId: keptFile }),
    code: 'imports.kept_file_not_found',
  },
  removeKeptFile: {
    params: ({ finishedImport, keptFile }) => ({ id: finishedImport, fileId: keptFile }),
    code: 'imports.kept_file_not_found',
  },
  undoImport: { params: ({ finishedImport }) => ({ id: finishedImport }), code: 'imports.not_found' },
  markConversation: {
    params: ({ conversation }) => ({ id: conversation }),
    code: 'conversations.not_found',
    body: { neverSend: true },
  },
  markCategory: {
    params: ({ category }) => ({ id: category }),
    code: 'categories.not_found',
    body: { neverSend: true },
  },
  dismissFinding: { params: ({ conversation }) => ({ id: conversation }), code: 'conversations.not_found' },
  // For operators only.
  updatePerson: { params: ({ account }) => ({ id: account }), code: 'request.not_found', body: { isSuspended: true } },
  getBackup: { params: ({ backup }) => ({ id: backup }), code: 'backups.not_found' },
  deleteBackup: { params: ({ backup }) => ({ id: backup }), code: 'backups.not_found' },
  downloadBackup: { params: ({ backup }) => ({ id: backup }), code: 'backups.not_found' },
  verifyBackup: { params: ({ backup }) => ({ id: backup }), code: 'backups.not_found' },
  getRestore: { params: ({ restore }) => ({ id: restore }), code: 'backups.restore_not_found' },
  startRestore: { params: ({ restore }) => ({ id: restore }), code: 'backups.restore_not_found' },
  discardRestore: { params: ({ restore }) => ({ id: restore }), code: 'backups.restore_not_found' },
  restoreTrashItem: { params: ({ trashed }) => ({ type: 'conversation', id: trashed }), code: 'trash.not_found' },
  deleteTrashItem: { params: ({ trashed }) => ({ type: 'conversation', id: trashed }), code: 'trash.not_found' },
};

describe('another user’s data', () => {
  beforeAll(async () => {
    // So that no call is refused for lack of Premium.
    for (const { userId } of [ann, bob]) {
      await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${userId}`);
    }
  });

  it('is requested from every endpoint with an id', () => {
    const names = withParameters.map(([name]) => name);
    expect(Object.keys(callsWithBobsIds).toSorted(), 'the calls in callsWithBobsIds').toEqual(names.toSorted());
  });

  it.each(withParameters)('is not found by %s', async (name, endpoint) => {
    const { params, code, body, query } = callsWithBobsIds[name] ?? {};
    const before = await listStoredRows(app, bob);
    const answer = await app.request(endpoint, {
      as: ann,
      params: params?.(bobsIds) ?? {},
      headers: headersOf(endpoint),
      ...(body && { body }),
      ...(query && { query }),
      ...(endpoint.consumes === 'bytes' && { body: Buffer.from('[]') }),
    });
    expect(answer).toMatchObject({ status: 404, body: { code } });
    expect(await listStoredRows(app, bob)).toEqual(before);
  });

  it('cannot be reached through bodies and queries either', async () => {
    const chatOfAnn = (await app.request(allEndpoints.sendChat, { as: ann, body: { message: 'Mine' } })).body;
    const category = (await app.request(allEndpoints.listCategories, { as: ann })).body[0]?.id ?? '';
    const before = await listStoredRows(app, bob);
    const params = { id: chatOfAnn.conversationId };
    const tries: [Endpoint, object][] = [
      [allEndpoints.updateConversation, { params, body: { categoryId: bobsIds.category } }],
      [allEndpoints.updateConversation, { params, body: { subcategoryId: bobsIds.subcategory } }],
      [allEndpoints.updateConversation, { params, body: { activeLeafId: bobsIds.message } }],
      [allEndpoints.forkConversation, { params, body: { messageId: bobsIds.message } }],
      [allEndpoints.mergeCategory, { params: { id: category }, body: { intoId: bobsIds.category } }],
      [allEndpoints.sendChat, { body: { message: 'x', conversationId: bobsIds.conversation } }],
      [allEndpoints.sendChat, { body: { message: 'x', categoryId: bobsIds.category } }],
      [allEndpoints.sendChat, { body: { message: 'x', categoryId: category, subcategoryId: bobsIds.subcategory } }],
      [
        allEndpoints.sendChat,
        { body: { message: 'x', conversationId: chatOfAnn.conversationId, parentMessageId: bobsIds.message } },
      ],
      [
        allEndpoints.sendChat,
        { body: { conversationId: chatOfAnn.conversationId, regenerateMessageId: bobsIds.message } },
      ],
      [
        allEndpoints.createEvent,
        { body: { title: 'x', eventDate: '2026-11-20T18:00:00Z', conversationId: bobsIds.conversation } },
      ],
      [
        allEndpoints.createEvent,
        { body: { title: 'x', eventDate: '2026-11-20T18:00:00Z', categoryId: bobsIds.category } },
      ],
      [allEndpoints.approveSuggestion, { body: { suggestion: { id: bobsIds.suggestion, type: 'task', title: 'x' } } }],
    ];
    const goal = (await app.request(allEndpoints.createGoal, { as: ann, body: { title: 'Mine' } })).body.id;
    tries.push(
      [allEndpoints.createTask, { body: { title: 'x', goalId: bobsIds.goal } }],
      [
        allEndpoints.acceptSlot,
        { body: { title: 'x', start: '2026-11-23T09:00:00Z', duration: 30, taskId: bobsIds.task } },
      ],
      [allEndpoints.updateGoal, { params: { id: goal }, body: { categoryId: bobsIds.category } }],
      [
        allEndpoints.decideGoalEvidence,
        { params: { id: goal, conversationId: bobsIds.conversation }, body: { isConfirmed: true } },
      ],
    );
    for (const [endpoint, options] of tries) {
      const answer = await app.request(endpoint, { as: ann, ...options });
      expect(`${answer.status} ${answer.text}`).toMatch(/^404 .*not_found/);
    }
    const query = { q: 'dentist', categoryId: bobsIds.category };
    expect((await app.request(allEndpoints.searchConversations, { as: ann, query })).body).toEqual([]);
    expect(await listStoredRows(app, bob)).toEqual(before);
  });
});

describe('a body of another type', () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '12',
    '"text"',
    '{"a":',
    '[{"id":{}}]',
    '{"__proto__":{"a":1}}',
    '\0',
    '{"a":1e999}',
  ];
  it.each(withJson)('is refused by %s', async (_name, endpoint) => {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request(endpoint, {
        as: chooseCaller(endpoint),
        params: paramsOf(endpoint, newId()),
        headers,
        body,
      });
      expect(describeRefusal(answer)).toBe('clear');
    }
  });
});

describe('an invalid query', () => {
  it.each(withQuery)('never makes %s fail', async (_name, endpoint) => {
    const names = Object.keys(endpoint.query?._zod.def.shape ?? {});
    for (const value of [
      '',
      '-1',
      '1e9',
      'NaN',
      '\0',
      '%',
      "' OR 1=1 --",
      '2026-13-45',
      'AAAA',
      ':*|&!()',
      'a'.repeat(2000),
    ]) {
      for (const name of names) {
        const answer = await app.request(endpoint, {
          as: chooseCaller(endpoint),
          params: paramsOf(endpoint, newId()),
          query: { [name]: value },
          headers: headersOf(endpoint),
        });
        expect(answer.status).toBeLessThan(500);
      }
    }
  });
});
