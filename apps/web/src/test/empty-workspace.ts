import { type ArchiveMap, getArchiveMap } from '@app/contract/archive-map';
import { type Archive, getArchive } from '@app/contract/archive';
import { getAssistantSettings, getModelStatus, listModelCalls } from '@app/contract/assistant';
import { getBackupSchedule, listBackups } from '@app/contract/backups';
import { getCalendar } from '@app/contract/calendar';
import { listChatFiles } from '@app/contract/chat-files';
import { getCategoryDefaults, getSubcategoryDefaults } from '@app/contract/chat-settings';
import { listCategories } from '@app/contract/categories';
import { getContextPack } from '@app/contract/context-pack';
import { getConversation, listConversations } from '@app/contract/conversations';
import { listDocuments } from '@app/contract/documents';
import { listEvents } from '@app/contract/events';
import { listFeeds } from '@app/contract/feeds';
import { listGoals } from '@app/contract/goals';
import { getLearning, type Learning } from '@app/contract/learning';
import { findHighlights, listHighlights } from '@app/contract/highlights';
import { listImports } from '@app/contract/imports';
import { getStorage } from '@app/contract/storage';
import { listMemories } from '@app/contract/memories';
import { getModelSettings, listModelKeys, listModels, type ModelSettings } from '@app/contract/models';
import { getNotificationSettings, listNotifications, type NotificationSettings } from '@app/contract/notifications';
import { listPrompts } from '@app/contract/prompts';
import { listReminders } from '@app/contract/reminders';
import { getPlanningPreferences, listScheduleSuggestions, type PlanningPreferences } from '@app/contract/planning';
import { getSearchHistory, rememberSearch } from '@app/contract/saved-searches';
import { getSearchFacets } from '@app/contract/search';
import { listShares } from '@app/contract/sharing';
import { getRefiningStatus } from '@app/contract/refining';
import { getResorting } from '@app/contract/resorting';
import { listCategoryProposals } from '@app/contract/category-proposals';
import { getReviewSummary, listSubcategoryProposals } from '@app/contract/sorting';
import { getPrivacy } from '@app/contract/privacy';
import { listSessions } from '@app/contract/identity';
import { getPaymentSetup } from '@app/contract/payments';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { getSubscription, getSubscriptionStatus, type SubscriptionStatus } from '@app/contract/subscription';
import { getSuggestionSummary, listApprovedSuggestions, listSuggestions } from '@app/contract/suggestions';
import { listTasks } from '@app/contract/tasks';
import { listConnectedApps } from '@app/contract/oauth';
import { listDevices } from '@app/contract/devices';
import { listTokens } from '@app/contract/tokens';
import { getLatestDecision, listReports } from '@app/contract/reports';
import { getTrends, type Trends } from '@app/contract/trends';
import { listTrash } from '@app/contract/trash';
import { getTwoFactor } from '@app/contract/two-factor';
import { emptyConversation } from './empty-conversation.ts';
import type { FakeServer } from './fake-server.ts';
import { ada } from './people.ts';

export const freeSubscription: SubscriptionStatus = {
  user: { subscriptionTier: 'free', currentPeriodEnd: null },
  limits: { aiChatCount: 10 },
  usage: { aiChatCount: 0, resetsAt: '2026-12-01T00:00:00.000Z' },
};

export const defaultNotificationSettings: NotificationSettings = {
  defaultChannels: ['in_app'],
  eventReminderMinutes: null,
  briefing: { isEnabled: false, time: '07:00', byEmail: false },
  isEmailAvailable: true,
  email: ada.email,
  pushPublicKey: `B${'A'.repeat(86)}`,
  pushDevices: [],
};

export const defaultModelSettings: ModelSettings = {
  providers: ['openai', 'anthropic', 'ollama'],
  chosen: null,
  recent: [],
  favourites: [],
  monthlyLimit: null,
  month: { cost: 0, inputTokens: 0, outputTokens: 0, calls: 0, unpricedCalls: 0, resetsAt: '2026-12-01T00:00:00.000Z' },
};

const workday = { from: 540, to: 1020 };

export const defaultPreferences: PlanningPreferences = {
  workingDays: [null, workday, workday, workday, workday, workday, null],
  bufferMinutes: 10,
  timeOfDay: { shares: { morning: 0, afternoon: 0, evening: 0 }, accepted: 0, isUsed: false },
};

export const emptyTrends: Trends = {
  from: '2026-10-23',
  to: '2026-11-21',
  bucket: 'day',
  firstDay: null,
  isLimited: false,
  isUpdating: false,
  totals: { conversations: 0, messages: 0, questions: 0 },
  volume: [],
  sentiment: [],
  activity: [],
  hours: [],
  topics: [],
  questions: [],
  planner: [],
  goals: [],
};

export const emptyArchive: Archive = {
  year: null,
  years: [],
  counts: { conversations: 0, messages: 0, documents: 0 },
  sources: [],
  firstDay: null,
  lastDay: null,
  isUpdating: false,
  series: [],
  chapters: [],
  topics: [],
  questions: [],
  firstQuestion: null,
  longest: null,
  latestAtNight: null,
  busiestDay: null,
  hours: [],
  toReview: 0,
  found: { plans: { count: 0, example: null }, cards: { count: 0, decks: 0 }, decisions: { count: 0, latest: [] } },
};

const emptyArchiveMap: ArchiveMap = {
  conversations: 0,
  isComputing: false,
  ids: [],
  titles: [],
  startedAt: [],
  x: [],
  y: [],
  category: [],
  categoryIds: [],
  regions: [],
};

const emptyLearning: Learning = {
  dueCount: 0,
  reviewedToday: 0,
  streakDays: 0,
  proposalCount: 0,
  nextDueAt: null,
  decks: [],
  due: [],
};

/** Empty answers for everything a new account's screens load. A test's own answers take precedence. */
export function answerWithEmptyWorkspace(server: FakeServer): void {
  answerWithEmptyAssistant(server);
  answerWithEmptySearch(server);
  answerWithEmptyData(server);
  answerWithEmptyChats(server);
  answerWithEmptyInsights(server);
  server.answerByDefault(getCalendar, { url: 'http://localhost/api/calendar/quiet.ics' });
  server.answerByDefault(listCategories, []);
  server.answerByDefault(getCategoryDefaults, { instructions: '', model: null, files: [] });
  server.answerByDefault(getSubcategoryDefaults, { instructions: '', model: null, files: [] });
  server.answerByDefault(listEvents, []);
  server.answerByDefault(listImports, []);
  server.answerByDefault(listNotifications, []);
  server.answerByDefault(listReminders, []);
  server.answerByDefault(listPrompts, []);
  server.answerByDefault(getNotificationSettings, defaultNotificationSettings);
  server.answerByDefault(listTasks, []);
  server.answerByDefault(listGoals, []);
  server.answerByDefault(listFeeds, []);
  server.answerByDefault(listScheduleSuggestions, []);
  server.answerByDefault(getPlanningPreferences, defaultPreferences);
  server.answerByDefault(listTrash, []);
  server.answerByDefault(listCategoryProposals, []);
  server.answerByDefault(listSubcategoryProposals, []);
  server.answerByDefault(getResorting, {
    status: 'idle',
    engineVersion: 'test',
    outdated: 0,
    checked: 0,
    total: 0,
    moves: 0,
    finishedAt: null,
  });
  server.answerByDefault(getReviewSummary, { count: 0, guesses: [] });
  server.answerByDefault(listAchievements, []);
  server.answerByDefault(listSessions, []);
  server.answerByDefault(getTwoFactor, { isEnabled: false, recoveryCodesLeft: 0 });
  server.answerByDefault(getPaymentSetup, { provider: 'sandbox', publishableKey: null });
  server.answerByDefault(getSubscription, freeSubscription);
  server.answerByDefault(getSubscriptionStatus, freeSubscription);
  server.answerByDefault(getUserStats, {
    currentStreak: 0,
    longestStreak: 0,
    achievementsCompleted: 0,
    totalAchievements: 6,
    totalConversations: 0,
    totalEventsCreated: 0,
    joinDate: ada.createdAt,
  });
}

function answerWithEmptyData(server: FakeServer): void {
  server.answerByDefault(listDocuments, []);
  server.answerByDefault(listHighlights, []);
  server.answerByDefault(findHighlights, []);
  server.answerByDefault(getStorage, { usage: { bytes: 0, quota: null } });
  server.answerByDefault(getPrivacy, { conversations: [], categories: [], findings: [], findingCount: 0 });
  server.answerByDefault(listBackups, []);
  server.answerByDefault(getBackupSchedule, { every: 'off', keep: 7, nextAt: null });
}

function answerWithEmptyChats(server: FakeServer): void {
  server.answerByDefault(listChatFiles, []);
  server.answerByDefault(listModels, []);
  server.answerByDefault(listModelKeys, []);
  server.answerByDefault(getModelSettings, defaultModelSettings);
  server.answerByDefault(listConversations, []);
  server.answerByDefault(getConversation, ({ params }) =>
    emptyConversation(params.id, { id: '00000000-0000-4000-8000-0000000000d0', name: 'Home' }),
  );
  server.answerByDefault(listSuggestions, []);
  server.answerByDefault(listApprovedSuggestions, []);
  server.answerByDefault(getSuggestionSummary, { count: 0 });
}

function answerWithEmptySearch(server: FakeServer): void {
  server.answerByDefault(getSearchHistory, { recent: [], saved: [] });
  server.answerByDefault(rememberSearch, undefined);
  server.answerByDefault(listShares, []);
  server.answerByDefault(listTokens, []);
  server.answerByDefault(listDevices, []);
  server.answerByDefault(listConnectedApps, []);
  const nothing = { isComplete: true, total: 0, categories: [], sources: [], has: [] };
  server.answerByDefault(getSearchFacets, { ...nothing, correction: null });
}

function answerWithEmptyAssistant(server: FakeServer): void {
  server.answerByDefault(getAssistantSettings, { usesArchive: true, instructions: '', tools: [] });
  server.answerByDefault(listMemories, []);
  server.answerByDefault(getContextPack, {
    version: 1,
    madeAt: null,
    isBuilding: false,
    includesHealth: false,
    sections: [],
  });
  server.answerByDefault(getModelStatus, {
    state: 'builtin',
    label: null,
    destination: null,
    staysHere: true,
    showsSetup: true,
  });
  server.answerByDefault(listModelCalls, []);
  server.answerByDefault(getRefiningStatus, { state: 'off', waiting: 0, done: 0, tokensToday: 0, tokensPerDay: 0 });
}

function answerWithEmptyInsights(server: FakeServer): void {
  server.answerByDefault(getTrends, emptyTrends);
  server.answerByDefault(getArchiveMap, emptyArchiveMap);
  server.answerByDefault(listReports, []);
  server.answerByDefault(getLatestDecision, { decision: null });
  server.answerByDefault(getLearning, emptyLearning);
  server.answerByDefault(getArchive, emptyArchive);
}
