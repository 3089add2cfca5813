/** Every call of the API by name, for what must see them all: the server's mount check, OpenAPI and the tests. The browser never imports this. */
import * as assistant from './assistant.ts';
import * as categories from './categories.ts';
import { ChatStreamEvent } from './chat-stream.ts';
import * as chat from './chat.ts';
import * as conversations from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as goals from './goals.ts';
import * as identity from './identity.ts';
import * as imports from './imports.ts';
import * as objects from './objects.ts';
import * as photo from './photo.ts';
import * as privacy from './privacy.ts';
import * as planning from './planning.ts';
import * as notifications from './notifications.ts';
import * as reminders from './reminders.ts';
import * as search from './search.ts';
import * as sorting from './sorting.ts';
import * as stats from './stats.ts';
import * as subcategories from './subcategories.ts';
import * as subscription from './subscription.ts';
import * as suggestions from './suggestions.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as trash from './trash.ts';

export const allEndpoints = {
  getCurrentUser: identity.getCurrentUser,
  login: identity.login,
  signup: identity.signup,
  logout: identity.logout,
  updateProfile: identity.updateProfile,
  changePassword: identity.changePassword,
  startLogin: identity.startLogin,
  listSessions: identity.listSessions,
  endSession: identity.endSession,
  createUpload: objects.createUpload,
  putObject: objects.putObject,
  getObject: objects.getObject,
  setPhoto: photo.setPhoto,
  removePhoto: photo.removePhoto,
  getSubscription: subscription.getSubscription,
  getSubscriptionStatus: subscription.getSubscriptionStatus,
  listConversations: conversations.listConversations,
  listCategoryConversations: conversations.listCategoryConversations,
  listSubcategoryConversations: conversations.listSubcategoryConversations,
  getConversation: conversations.getConversation,
  updateConversation: conversations.updateConversation,
  deleteConversation: conversations.deleteConversation,
  listCategories: categories.listCategories,
  getCategory: categories.getCategory,
  createCategory: categories.createCategory,
  updateCategory: categories.updateCategory,
  deleteCategory: categories.deleteCategory,
  mergeCategory: categories.mergeCategory,
  getSubcategory: subcategories.getSubcategory,
  createSubcategory: subcategories.createSubcategory,
  updateSubcategory: subcategories.updateSubcategory,
  deleteSubcategory: subcategories.deleteSubcategory,
  sendChat: chat.sendChat,
  attachChatStream: chat.attachChatStream,
  stopChat: chat.stopChat,
  listSuggestions: suggestions.listSuggestions,
  getSuggestionSummary: suggestions.getSuggestionSummary,
  decideSuggestions: suggestions.decideSuggestions,
  reopenSuggestions: suggestions.reopenSuggestions,
  approveSuggestion: suggestions.approveSuggestion,
  declineSuggestion: suggestions.declineSuggestion,
  listEvents: events.listEvents,
  listTasks: tasks.listTasks,
  createTask: tasks.createTask,
  updateTask: tasks.updateTask,
  deleteTask: tasks.deleteTask,
  listGoals: goals.listGoals,
  getGoal: goals.getGoal,
  createGoal: goals.createGoal,
  updateGoal: goals.updateGoal,
  deleteGoal: goals.deleteGoal,
  addGoalProgress: goals.addGoalProgress,
  removeGoalProgress: goals.removeGoalProgress,
  createMilestone: goals.createMilestone,
  updateMilestone: goals.updateMilestone,
  deleteMilestone: goals.deleteMilestone,
  listGoalEvidence: goals.listGoalEvidence,
  decideGoalEvidence: goals.decideGoalEvidence,
  listScheduleSuggestions: planning.listScheduleSuggestions,
  assistScheduling: planning.assistScheduling,
  takeSlot: planning.takeSlot,
  getPlanningPreferences: planning.getPlanningPreferences,
  updatePlanningPreferences: planning.updatePlanningPreferences,
  resetTimeOfDay: planning.resetTimeOfDay,
  getWeeklyReview: planning.getWeeklyReview,
  saveWeeklyNote: planning.saveWeeklyNote,
  listReminders: reminders.listReminders,
  createReminder: reminders.createReminder,
  updateReminder: reminders.updateReminder,
  snoozeReminder: reminders.snoozeReminder,
  deleteReminder: reminders.deleteReminder,
  listNotifications: notifications.listNotifications,
  updateNotification: notifications.updateNotification,
  readAllNotifications: notifications.readAllNotifications,
  getNotificationSettings: notifications.getNotificationSettings,
  updateNotificationSettings: notifications.updateNotificationSettings,
  testNotification: notifications.testNotification,
  subscribeToPush: notifications.subscribeToPush,
  unsubscribeFromPush: notifications.unsubscribeFromPush,
  createImport: imports.createImport,
  createImportUploads: imports.createImportUploads,
  appendImportUpload: imports.appendImportUpload,
  listImports: imports.listImports,
  getImport: imports.getImport,
  startImport: imports.startImport,
  cancelImport: imports.cancelImport,
  undoImport: imports.undoImport,
  searchConversations: search.searchConversations,
  listReview: sorting.listReview,
  getReviewSummary: sorting.getReviewSummary,
  decideReview: sorting.decideReview,
  acceptReview: sorting.acceptReview,
  undoSortingAct: sorting.undoSortingAct,
  getAssistantSettings: assistant.getAssistantSettings,
  updateAssistantSettings: assistant.updateAssistantSettings,
  getModelStatus: assistant.getModelStatus,
  testModel: assistant.testModel,
  listModelCalls: assistant.listModelCalls,
  getPrivacy: privacy.getPrivacy,
  markConversation: privacy.markConversation,
  markCategory: privacy.markCategory,
  dismissFinding: privacy.dismissFinding,
  getUserStats: stats.getUserStats,
  listAchievements: stats.listAchievements,
  listTrash: trash.listTrash,
  restoreTrashItem: trash.restoreTrashItem,
  deleteTrashItem: trash.deleteTrashItem,
  emptyTrash: trash.emptyTrash,
  getHealth: system.getHealth,
  getReadiness: system.getReadiness,
  getOpenApi: system.getOpenApi,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof allEndpoints;

/** The entities answers are made of, by the names the API documentation uses. */
export const entities = {
  User: identity.User,
  Session: identity.Session,
  SubscriptionStatus: subscription.SubscriptionStatus,
  Conversation: conversations.Conversation,
  ConversationSummary: conversations.ConversationSummary,
  ConversationDetail: conversations.ConversationDetail,
  Message: conversations.Message,
  MessageBlock: conversations.MessageBlock,
  Category: categories.Category,
  Subcategory: subcategories.Subcategory,
  ChatReply: chat.ChatReply,
  ChatStreamEvent,
  Suggestion: suggestions.Suggestion,
  Event: events.Event,
  Task: tasks.Task,
  Goal: goals.Goal,
  ScheduleSuggestion: planning.ScheduleSuggestion,
  Import: imports.Import,
  Reminder: reminders.Reminder,
  Notification: notifications.Notification,
  NotificationSettings: notifications.NotificationSettings,
  SearchHit: search.SearchHit,
  ReviewItem: sorting.ReviewItem,
  ModelStatus: assistant.ModelStatus,
  ModelCall: assistant.ModelCall,
  SecretFinding: privacy.SecretFinding,
  Achievement: stats.Achievement,
  TrashItem: trash.TrashItem,
} as const;
