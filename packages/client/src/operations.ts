/* Generated from the contract by scripts/write-client.mjs. Do not edit. */

export type Category = { id: string; name: string; description: string; emoji: string; color: string; conversationCount: number; isProtected: boolean; subcategories: Array<Subcategory> };

export type ConversationDetail = { id: string; title: string; createdAt: string; updatedAt: string; sentiment: number | null; categoryId: string; subcategory: { id: string; name: string } | null; source: 'chat' | 'chatgpt' | 'claude' | 'gemini' | 'aistudio' | 'grok' | 'deepseek' | 'copilot' | 'perplexity' | 'mistral' | 'librechat' | 'openwebui' | 'lobehub' | 'chatbotui' | 'typingmind' | 'sharegpt' | 'claude-code' | 'codex' | 'gemini-cli' | 'copilot-cli' | 'vscode' | 'cline' | 'roo' | 'aider' | 'cursor' | 'qwen-code' | 'pi' | 'grok-build' | 'opencode' | 'lmstudio' | 'jan' | 'bigagi' | 'cherrystudio' | 'chatbox' | 'sillytavern' | 'poe' | 'characterai' | 'qwen' | 't3chat' | 'huggingchat' | 'transcript' | 'saved'; isPinned: boolean; isArchived: boolean; needsReview: boolean; messageCount: number; activeLeafId: string | null; content: string; category: { id: string; name: string }; messages: Array<Message>; instructions?: string; temperature?: number; pendingReply?: { messageId: string; userMessageId: string; content: string } };

export type ConversationSummary = { id: string; title: string; createdAt: string; updatedAt: string; sentiment: number | null; categoryId: string; subcategory: { id: string; name: string } | null; source: 'chat' | 'chatgpt' | 'claude' | 'gemini' | 'aistudio' | 'grok' | 'deepseek' | 'copilot' | 'perplexity' | 'mistral' | 'librechat' | 'openwebui' | 'lobehub' | 'chatbotui' | 'typingmind' | 'sharegpt' | 'claude-code' | 'codex' | 'gemini-cli' | 'copilot-cli' | 'vscode' | 'cline' | 'roo' | 'aider' | 'cursor' | 'qwen-code' | 'pi' | 'grok-build' | 'opencode' | 'lmstudio' | 'jan' | 'bigagi' | 'cherrystudio' | 'chatbox' | 'sillytavern' | 'poe' | 'characterai' | 'qwen' | 't3chat' | 'huggingchat' | 'transcript' | 'saved'; isPinned: boolean; isArchived: boolean; needsReview: boolean; messageCount: number; activeLeafId: string | null; preview: string };

export type Event = { id: string; title: string; eventDate: string; duration: number; notes: string; category: { id: string; name: string; color: string } | null; isAutoDetected: boolean; timeZone: string; isAllDay: boolean; isFree: boolean; location: string | null; recurrence: string | null; seriesId: string | null; originalStart: string | null; taskId: string | null; conversationId: string | null; messageId: string | null; calendar?: { id: string; name: string; color: string } };

export type Goal = { id: string; title: string; description: string; targetValue: number | null; startValue: number; currentValue: number; unit: string | null; progress: number; targetDate: string | null; categoryId: string | null; isAchieved: boolean; achievedAt: string | null; milestones: { done: number; total: number }; pace: { state: 'achieved' | 'ahead' | 'on_track' | 'behind' | 'overdue'; difference: number; perWeek: number | null } | null; createdAt: string };

export type Message = { id: string; parentId: string | null; role: 'user' | 'assistant'; content: string; blocks?: Array<MessageBlock>; createdAt: string; status: 'complete' | 'interrupted'; model?: string; tokens?: { input: number | null; output: number | null; cost: number | null } };

export type MessageBlock = { type: 'text'; text: string } | { type: 'reasoning'; text: string; seconds?: number } | { type: 'code'; text: string; language: string | null; title?: string } | { type: 'output'; text: string; tool?: string } | { type: 'tool_call'; tool: string; input: string } | { type: 'attachment'; name: string; mimeType: string | null; size: number | null; url?: string; text?: string; fileId?: string; documentId?: string; pages?: number } | { type: 'raw'; label: string; json: string } | { type: 'sources'; sources: Array<{ conversationId: string; title: string; createdAt: string }> } | { type: 'passages'; passages: Array<{ documentId: string | null; fileId: string | null; name: string; page: number | null; quote: string }> } | { type: 'context'; lines: Array<{ id: string; text: string; conversationId: string | null }> } | { type: 'tools'; uses: Array<{ tool: 'archive' | 'calendar' | 'tasks' | 'calculator' | 'dates' | 'page' | 'proposal'; subject: string; detail: string; state: 'running' | 'done' | 'failed' | 'asked' }> } | { type: 'offers'; offers: Array<string> };

export type RelatedConversation = { conversationId: string; title: string; categoryId: string; createdAt: string; likeness: number };

export type Reminder = { id: string; title: string; remindAt: string; timeZone: string; recurrence: string | null; channels: Array<'in_app' | 'email' | 'push'>; status: 'scheduled' | 'fired' | 'snoozed' | 'done' | 'missed'; firedAt: string | null; nextAt: string | null; isLate: boolean; eventId: string | null; minutesBefore: number | null; conversationId: string | null; messageId: string | null; createdAt: string };

export type SearchHit = { conversationId: string; messageId: string | null; document?: { id: string; title: string; versionId?: string }; title: string; snippet: string; highlights: Array<[number, number]>; matchedBy: 'words' | 'meaning' | 'both'; categoryId: string; createdAt: string };

export type Subcategory = { id: string; name: string; type: 'company' | 'topic' | 'other'; conversationCount: number; lastConversationDate: string | null };

export type Task = { id: string; title: string; dueDate: string | null; estimateMinutes: number | null; isDone: boolean; completedAt: string | null; recurrence: string | null; goalId: string | null; scheduled: { eventId: string; start: string; duration: number } | null; conversationId: string | null; messageId: string | null; createdAt: string };

/** The input, the response and the error codes of each call. */
export interface Operations {
  /** The user's memories, oldest first. Scope: archive:read. */
  listMemories: {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Array<{ id: string; text: string; createdAt: string; source?: { conversationId: string; title: string } }>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Stores conversations that a device sends, at most 16 MB, and returns one result for each record, in the same order. Scope: archive:write. */
  createCaptures: {
    params: undefined;
    query: undefined;
    body: { records: Array<{ source: string; externalId: string; format: string; payload: string; title?: string; part?: number; parts?: number; observedAt: string }> };
    answer: { records: Array<{ externalId: string; status: 'stored' | 'updated' | 'unchanged' | 'skipped'; reason?: string; conversationId?: string }> };
    errors: 'captures.quota_reached' | 'imports.storage_full' | 'captures.busy' | 'devices.paused' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.not_json' | 'request.too_large' | 'request.unsupported_media' | 'request.origin_refused' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Proposes an event, a task, a reminder or a card, which waits until the person approves it. A repeated call returns the first proposal. Scope: inbox:propose. */
  createProposal: {
    params: undefined;
    query: undefined;
    body: { type: 'event'; title: string; datetime: string; duration?: number; recurring?: string; conversationId?: string } | { type: 'task'; title: string; dueAt?: string } | { type: 'reminder'; title: string; datetime: string } | { type: 'card'; front: string; back: string };
    answer: { proposalId: string; status: 'pending' | 'approved' | 'declined'; url: string };
    errors: 'conversations.not_found' | 'events.recurrence_unsupported' | 'learning.deck_not_found' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.not_json' | 'request.too_large' | 'request.unsupported_media' | 'request.origin_refused' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Files a conversation in the archive. Filing the same content again creates no second conversation. Scope: archive:write. */
  fileConversation: {
    params: undefined;
    query: undefined;
    body: { title: string; messages: Array<{ role: 'user' | 'assistant'; text: string }> };
    answer: { id: string; url: string };
    errors: 'conversations.saved_in_trash' | 'conversations.storage_full' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.not_json' | 'request.too_large' | 'request.unsupported_media' | 'request.origin_refused' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** A page of the conversations of all categories, newest first. Scope: archive:read. */
  listConversations: {
    params: undefined;
    query: { limit?: number; cursor?: string; q?: string; pinned?: boolean | '0' | '1' | 'true' | 'false'; archived?: boolean | '0' | '1' | 'true' | 'false' };
    body: undefined;
    answer: Array<ConversationSummary>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** One conversation with the messages of all its branches. Scope: archive:read. */
  getConversation: {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: ConversationDetail;
    errors: 'conversations.not_found' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.not_found' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** All categories with their counts and subcategories. Scope: archive:read. */
  listCategories: {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Array<Category>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Events and occurrences of recurring ones within a window, earliest first. Scope: plan:read. */
  listEvents: {
    params: undefined;
    query: { from?: string; to?: string };
    body: undefined;
    answer: Array<Event>;
    errors: 'events.too_many' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Open tasks by due date, then recently completed ones, latest first; at most 1,000 of each. Scope: plan:read. */
  listTasks: {
    params: undefined;
    query: { done?: boolean | '0' | '1' | 'true' | 'false'; goalId?: string };
    body: undefined;
    answer: Array<Task>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Goals: open ones by target date, then reached ones, latest first; at most 500. Scope: plan:read. */
  listGoals: {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Array<Goal>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** One goal with its milestones and its log. Scope: plan:read. */
  getGoal: {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { id: string; title: string; description: string; targetValue: number | null; startValue: number; currentValue: number; unit: string | null; progress: number; targetDate: string | null; categoryId: string | null; isAchieved: boolean; achievedAt: string | null; milestones: { done: number; total: number }; pace: { state: 'achieved' | 'ahead' | 'on_track' | 'behind' | 'overdue'; difference: number; perWeek: number | null } | null; createdAt: string; milestoneList: Array<{ id: string; title: string; targetValue: number | null; isDone: boolean; doneAt: string | null }>; log: Array<{ id: string; amount: number; note: string; value: number; createdAt: string }> };
    errors: 'goals.not_found' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.not_found' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** The three best free slots for a task, by its estimate and due date. Scope: plan:read. */
  listFreeSlots: {
    params: undefined;
    query: { taskId: string };
    body: undefined;
    answer: Array<{ start: string; duration: number }>;
    errors: 'tasks.not_found' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Open reminders by their next time, then the latest 100 completed ones. Scope: plan:read. */
  listReminders: {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Array<Reminder>;
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Searches titles, messages and documents of conversations by words and by meaning, best first. Scope: archive:read. */
  searchConversations: {
    params: undefined;
    query: { q: string; categoryId?: string; source?: 'chat' | 'chatgpt' | 'claude' | 'gemini' | 'aistudio' | 'grok' | 'deepseek' | 'copilot' | 'perplexity' | 'mistral' | 'librechat' | 'openwebui' | 'lobehub' | 'chatbotui' | 'typingmind' | 'sharegpt' | 'claude-code' | 'codex' | 'gemini-cli' | 'copilot-cli' | 'vscode' | 'cline' | 'roo' | 'aider' | 'cursor' | 'qwen-code' | 'pi' | 'grok-build' | 'opencode' | 'lmstudio' | 'jan' | 'bigagi' | 'cherrystudio' | 'chatbox' | 'sillytavern' | 'poe' | 'characterai' | 'qwen' | 't3chat' | 'huggingchat' | 'transcript' | 'saved'; from?: string; to?: string; limit?: number; cursor?: string };
    body: undefined;
    answer: Array<SearchHit>;
    errors: 'search.query_invalid' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** Conversations with a similar meaning, most similar first; empty until this conversation is embedded. Scope: archive:read. */
  listRelatedConversations: {
    params: { id: string };
    query: { limit?: number };
    body: undefined;
    answer: Array<RelatedConversation>;
    errors: 'conversations.not_found' | 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.not_found' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
  /** What the archive knows about the person, line by line; with `Accept: text/markdown` as a text to paste. Scope: archive:read. */
  getContextPack: {
    params: undefined;
    query: { form?: 'short' | 'long' };
    body: undefined;
    answer: { version: 1; madeAt: string | null; isBuilding: boolean; includesHealth: boolean; sections: Array<{ key: 'about' | 'answers' | 'work' | 'people' | 'plans' | 'questions' | 'health'; title: string; items: Array<{ id: string; text: string; sources: Array<{ conversationId: string; messageId: string; at: string }>; pinned: boolean; hidden: boolean; confidence: number; origin: 'archive' | 'own' | 'memory' | 'instructions'; builtText?: string; wordedBy?: 'model' }> }> };
    errors: 'identity.signed_out' | 'tokens.invalid' | 'tokens.insufficient_scope' | 'request.invalid' | 'request.rate_limited' | 'server.database_unavailable' | 'internal';
  };
}

export const operations = {
  listMemories: { method: 'GET', path: '/api/assistant/memories' },
  createCaptures: { method: 'POST', path: '/api/captures' },
  createProposal: { method: 'POST', path: '/api/proposals' },
  fileConversation: { method: 'POST', path: '/api/conversations' },
  listConversations: { method: 'GET', path: '/api/conversations' },
  getConversation: { method: 'GET', path: '/api/conversations/:id' },
  listCategories: { method: 'GET', path: '/api/categories' },
  listEvents: { method: 'GET', path: '/api/events' },
  listTasks: { method: 'GET', path: '/api/tasks' },
  listGoals: { method: 'GET', path: '/api/goals' },
  getGoal: { method: 'GET', path: '/api/goals/:id' },
  listFreeSlots: { method: 'GET', path: '/api/schedule/slots' },
  listReminders: { method: 'GET', path: '/api/reminders' },
  searchConversations: { method: 'GET', path: '/api/search' },
  listRelatedConversations: { method: 'GET', path: '/api/conversations/:id/related' },
  getContextPack: { method: 'GET', path: '/api/context-pack' },
} as const;
