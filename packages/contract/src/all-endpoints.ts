/**
 * All endpoints by name, for code that needs the whole list: the server's mount check, OpenAPI and the tests. The
 * browser never imports this file.
 */
import * as account from './account.ts';
import * as archive from './archive.ts';
import * as archiveMap from './archive-map.ts';
import * as assistant from './assistant.ts';
import * as bulkActs from './bulk-acts.ts';
import * as backups from './backups.ts';
import * as calendar from './calendar.ts';
import * as captures from './captures.ts';
import * as categories from './categories.ts';
import * as chatSettings from './chat-settings.ts';
import * as categoryProposals from './category-proposals.ts';
import * as chatFiles from './chat-files.ts';
import { ChatStreamEvent } from './chat-stream.ts';
import * as chat from './chat.ts';
import * as contextPack from './context-pack.ts';
import * as conversationBranches from './conversation-branches.ts';
import * as conversations from './conversations.ts';
import * as devices from './devices.ts';
import * as documents from './documents.ts';
import * as emailVerification from './email-verification.ts';
import type { Endpoint } from './endpoint.ts';
import * as eventEdits from './event-edits.ts';
import * as events from './events.ts';
import * as exports from './exports.ts';
import * as feeds from './feeds.ts';
import * as goals from './goals.ts';
import * as highlights from './highlights.ts';
import * as identity from './identity.ts';
import * as learningDecks from './learning-decks.ts';
import * as learning from './learning.ts';
import * as importDuplicates from './import-duplicates.ts';
import * as imports from './imports.ts';
import * as keptChats from './kept-chats.ts';
import * as keptFiles from './kept-files.ts';
import * as attachments from './attachments.ts';
import * as objects from './objects.ts';
import * as operator from './operator.ts';
import * as payments from './payments.ts';
import * as photo from './photo.ts';
import * as privacy from './privacy.ts';
import * as planning from './planning.ts';
import * as memories from './memories.ts';
import * as models from './models.ts';
import * as notifications from './notifications.ts';
import * as programs from './programs.ts';
import * as prompts from './prompts.ts';
import * as providerLogin from './provider-login.ts';
import * as refining from './refining.ts';
import * as reminders from './reminders.ts';
import * as reports from './reports.ts';
import * as sandbox from './sandbox.ts';
import * as resorting from './resorting.ts';
import * as savedSearches from './saved-searches.ts';
import * as sharing from './sharing.ts';
import * as search from './search.ts';
import * as sorting from './sorting.ts';
import * as stats from './stats.ts';
import * as storage from './storage.ts';
import * as subcategories from './subcategories.ts';
import * as subscription from './subscription.ts';
import * as suggestions from './suggestions.ts';
import * as summaries from './summaries.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as recommendations from './recommendations.ts';
import * as templates from './templates.ts';
import * as oauth from './oauth.ts';
import * as tokens from './tokens.ts';
import * as trends from './trends.ts';
import * as trash from './trash.ts';
import * as twoFactor from './two-factor.ts';

export const allEndpoints = {
  getCurrentUser: identity.getCurrentUser,
  login: identity.login,
  signup: identity.signup,
  logout: identity.logout,
  updateProfile: identity.updateProfile,
  changePassword: identity.changePassword,
  startLogin: providerLogin.startLogin,
  finishLogin: providerLogin.finishLogin,
  forgotPassword: account.forgotPassword,
  resetPassword: account.resetPassword,
  deleteAccount: account.deleteAccount,
  restoreAccount: account.restoreAccount,
  getAccountData: account.getAccountData,
  listMemories: memories.listMemories,
  createMemory: memories.createMemory,
  updateMemory: memories.updateMemory,
  deleteMemory: memories.deleteMemory,
  loginWithCode: twoFactor.loginWithCode,
  getTwoFactor: twoFactor.getTwoFactor,
  setUpTwoFactor: twoFactor.setUpTwoFactor,
  enableTwoFactor: twoFactor.enableTwoFactor,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,
  disableTwoFactor: twoFactor.disableTwoFactor,
  verifyEmail: emailVerification.verifyEmail,
  sendVerification: emailVerification.sendVerification,
  listSessions: identity.listSessions,
  endSession: identity.endSession,
  listModels: models.listModels,
  listModelKeys: models.listModelKeys,
  createModelKey: models.createModelKey,
  testModelKey: models.testModelKey,
  deleteModelKey: models.deleteModelKey,
  getModelSettings: models.getModelSettings,
  updateModelSettings: models.updateModelSettings,
  listTokens: tokens.listTokens,
  createToken: tokens.createToken,
  deleteToken: tokens.deleteToken,
  createCaptures: captures.createCaptures,
  createPairing: devices.createPairing,
  claimPairing: devices.claimPairing,
  listDevices: devices.listDevices,
  updateDevice: devices.updateDevice,
  deleteDevice: devices.deleteDevice,
  getConsentRequest: oauth.getConsentRequest,
  decideConsent: oauth.decideConsent,
  listConnectedApps: oauth.listConnectedApps,
  disconnectApp: oauth.disconnectApp,
  createProposal: programs.createProposal,
  fileConversation: programs.fileConversation,
  getAttachment: attachments.getAttachment,
  createUpload: objects.createUpload,
  putObject: objects.putObject,
  getObject: objects.getObject,
  setPhoto: photo.setPhoto,
  removePhoto: photo.removePhoto,
  getSubscription: subscription.getSubscription,
  getSubscriptionStatus: subscription.getSubscriptionStatus,
  getPaymentSetup: payments.getPaymentSetup,
  createPaymentIntent: payments.createPaymentIntent,
  confirmPayment: payments.confirmPayment,
  changeTier: payments.changeTier,
  openPortal: payments.openPortal,
  receiveStripeEvent: payments.receiveStripeEvent,
  getSandboxIntent: sandbox.getSandboxIntent,
  confirmSandboxIntent: sandbox.confirmSandboxIntent,
  changeSandboxPlan: sandbox.changeSandboxPlan,
  listConversations: conversations.listConversations,
  listCategoryConversations: conversations.listCategoryConversations,
  listSubcategoryConversations: conversations.listSubcategoryConversations,
  getConversation: conversations.getConversation,
  updateConversation: conversations.updateConversation,
  deleteConversation: conversations.deleteConversation,
  forkConversation: conversationBranches.forkConversation,
  findInConversation: conversationBranches.findInConversation,
  listDocuments: documents.listDocuments,
  getDocument: documents.getDocument,
  getDocumentVersion: documents.getDocumentVersion,
  downloadDocument: documents.downloadDocument,
  exportConversation: sharing.exportConversation,
  getShare: sharing.getShare,
  putShare: sharing.putShare,
  deleteShare: sharing.deleteShare,
  listShares: sharing.listShares,
  getSharedPage: sharing.getSharedPage,
  changeConversations: bulkActs.changeConversations,
  undoBulkAct: bulkActs.undoBulkAct,
  listCategories: categories.listCategories,
  getCategory: categories.getCategory,
  createCategory: categories.createCategory,
  updateCategory: categories.updateCategory,
  deleteCategory: categories.deleteCategory,
  mergeCategory: categories.mergeCategory,
  getCategoryDefaults: chatSettings.getCategoryDefaults,
  updateCategoryDefaults: chatSettings.updateCategoryDefaults,
  getSubcategoryDefaults: chatSettings.getSubcategoryDefaults,
  updateSubcategoryDefaults: chatSettings.updateSubcategoryDefaults,
  getSubcategory: subcategories.getSubcategory,
  createSubcategory: subcategories.createSubcategory,
  updateSubcategory: subcategories.updateSubcategory,
  deleteSubcategory: subcategories.deleteSubcategory,
  mergeSubcategory: subcategories.mergeSubcategory,
  uploadChatFile: chatFiles.uploadChatFile,
  listChatFiles: chatFiles.listChatFiles,
  getChatFile: chatFiles.getChatFile,
  updateChatFile: chatFiles.updateChatFile,
  deleteChatFile: chatFiles.deleteChatFile,
  getChatFileContent: chatFiles.getChatFileContent,
  getChatFileText: chatFiles.getChatFileText,
  sendChat: chat.sendChat,
  attachChatStream: chat.attachChatStream,
  stopChat: chat.stopChat,
  keepChat: keptChats.keepChat,
  findHighlights: highlights.findHighlights,
  listHighlights: highlights.listHighlights,
  createHighlight: highlights.createHighlight,
  updateHighlight: highlights.updateHighlight,
  deleteHighlight: highlights.deleteHighlight,
  summariseConversation: summaries.summariseConversation,
  listSuggestions: suggestions.listSuggestions,
  listApprovedSuggestions: suggestions.listApprovedSuggestions,
  getSuggestionSummary: suggestions.getSuggestionSummary,
  decideSuggestions: suggestions.decideSuggestions,
  reopenSuggestions: suggestions.reopenSuggestions,
  approveSuggestion: suggestions.approveSuggestion,
  declineSuggestion: suggestions.declineSuggestion,
  listEvents: events.listEvents,
  ...tasks.taskEndpoints,
  ...goals.goalsEndpoints,
  listScheduleSuggestions: planning.listScheduleSuggestions,
  assistScheduling: planning.assistScheduling,
  listFreeSlots: planning.listFreeSlots,
  acceptSlot: planning.acceptSlot,
  getPlanningPreferences: planning.getPlanningPreferences,
  updatePlanningPreferences: planning.updatePlanningPreferences,
  resetTimeOfDay: planning.resetTimeOfDay,
  getWeeklyReview: planning.getWeeklyReview,
  saveWeeklyNote: planning.saveWeeklyNote,
  ...reminders.reminderEndpoints,
  getCalendar: calendar.getCalendar,
  rotateCalendar: calendar.rotateCalendar,
  getCalendarFeed: calendar.getCalendarFeed,
  importCalendar: calendar.importCalendar,
  listFeeds: feeds.listFeeds,
  followCalendar: feeds.followCalendar,
  updateFeed: feeds.updateFeed,
  refreshFeed: feeds.refreshFeed,
  unfollowCalendar: feeds.unfollowCalendar,
  listPrompts: prompts.listPrompts,
  createPrompt: prompts.createPrompt,
  updatePrompt: prompts.updatePrompt,
  runPrompt: prompts.runPrompt,
  deletePrompt: prompts.deletePrompt,
  listNotifications: notifications.listNotifications,
  updateNotification: notifications.updateNotification,
  readAllNotifications: notifications.readAllNotifications,
  getNotificationSettings: notifications.getNotificationSettings,
  updateNotificationSettings: notifications.updateNotificationSettings,
  testNotification: notifications.testNotification,
  subscribeToPush: notifications.subscribeToPush,
  unsubscribeFromPush: notifications.unsubscribeFromPush,
  getEvent: eventEdits.getEvent,
  createEvent: eventEdits.createEvent,
  parseEvent: eventEdits.parseEvent,
  updateEvent: eventEdits.updateEvent,
  deleteEvent: eventEdits.deleteEvent,
  undoEventChange: eventEdits.undoEventChange,
  listEventNotes: eventEdits.listEventNotes,
  addEventNote: eventEdits.addEventNote,
  updateEventNote: eventEdits.updateEventNote,
  deleteEventNote: eventEdits.deleteEventNote,
  restoreEventNote: eventEdits.restoreEventNote,
  getStorage: storage.getStorage,
  createImport: imports.createImport,
  createImportUploads: imports.createImportUploads,
  downloadKeptFile: keptFiles.downloadKeptFile,
  removeKeptFile: keptFiles.removeKeptFile,
  appendImportUpload: imports.appendImportUpload,
  listImports: imports.listImports,
  getImport: imports.getImport,
  startImport: imports.startImport,
  cancelImport: imports.cancelImport,
  undoImport: imports.undoImport,
  listImportDuplicates: importDuplicates.listImportDuplicates,
  mergeImportDuplicate: importDuplicates.mergeImportDuplicate,
  searchConversations: search.searchConversations,
  listRelatedConversations: search.listRelatedConversations,
  listSimilarConversations: search.listSimilarConversations,
  getSearchFacets: search.getSearchFacets,
  getSearchHistory: savedSearches.getSearchHistory,
  rememberSearch: savedSearches.rememberSearch,
  forgetSearches: savedSearches.forgetSearches,
  saveSearch: savedSearches.saveSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  listReview: sorting.listReview,
  getReviewSummary: sorting.getReviewSummary,
  decideReview: sorting.decideReview,
  acceptReview: sorting.acceptReview,
  undoSortingAct: sorting.undoSortingAct,
  getResorting: resorting.getResorting,
  startResorting: resorting.startResorting,
  listResortMoves: resorting.listResortMoves,
  applyResorting: resorting.applyResorting,
  dismissResorting: resorting.dismissResorting,
  listCategoryProposals: categoryProposals.listCategoryProposals,
  acceptCategoryProposal: categoryProposals.acceptCategoryProposal,
  declineCategoryProposal: categoryProposals.declineCategoryProposal,
  listSubcategoryProposals: sorting.listSubcategoryProposals,
  findSubcategoryProposals: sorting.findSubcategoryProposals,
  acceptSubcategoryProposal: sorting.acceptSubcategoryProposal,
  declineSubcategoryProposal: sorting.declineSubcategoryProposal,
  getAssistantSettings: assistant.getAssistantSettings,
  updateAssistantSettings: assistant.updateAssistantSettings,
  getModelStatus: assistant.getModelStatus,
  testModel: assistant.testModel,
  listModelCalls: assistant.listModelCalls,
  getRefiningStatus: refining.getRefiningStatus,
  getPrivacy: privacy.getPrivacy,
  markConversation: privacy.markConversation,
  markCategory: privacy.markCategory,
  dismissFinding: privacy.dismissFinding,
  getUserStats: stats.getUserStats,
  listAchievements: stats.listAchievements,
  listRecommendations: recommendations.listRecommendations,
  generateRecommendations: recommendations.generateRecommendations,
  updateRecommendation: recommendations.updateRecommendation,
  getLearning: learning.getLearning,
  reviewCard: learning.reviewCard,
  undoReview: learning.undoReview,
  listCardProposals: learning.listCardProposals,
  decideCardProposals: learning.decideCardProposals,
  createCard: learning.createCard,
  updateCard: learning.updateCard,
  deleteCard: learning.deleteCard,
  createDeck: learningDecks.createDeck,
  getDeck: learningDecks.getDeck,
  listDeckCards: learningDecks.listDeckCards,
  renameDeck: learningDecks.renameDeck,
  deleteDeck: learningDecks.deleteDeck,
  exportDeck: learningDecks.exportDeck,
  importCards: learningDecks.importCards,
  listTemplates: templates.listTemplates,
  createTemplate: templates.createTemplate,
  importTemplates: templates.importTemplates,
  updateTemplate: templates.updateTemplate,
  deleteTemplate: templates.deleteTemplate,
  countTemplateUse: templates.countTemplateUse,
  listTemplateVersions: templates.listTemplateVersions,
  getArchive: archive.getArchive,
  getArchiveMap: archiveMap.getArchiveMap,
  getContextPack: contextPack.getContextPack,
  updateContextPack: contextPack.updateContextPack,
  downloadContextPackText: contextPack.downloadContextPackText,
  downloadContextPack: contextPack.downloadContextPack,
  readMemory: contextPack.readMemory,

  getTrends: trends.getTrends,
  listTrendConversations: trends.listTrendConversations,
  listReports: reports.listReports,
  createReport: reports.createReport,
  getReportSettings: reports.getReportSettings,
  updateReportSettings: reports.updateReportSettings,
  getLatestDecision: reports.getLatestDecision,
  getReport: reports.getReport,
  ...trash.trashEndpoints,
  ...backups.backupEndpoints,
  ...exports.exportEndpoints,
  ...operator.operatorEndpoints,
  getHealth: system.getHealth,
  getReadiness: system.getReadiness,
  getMetrics: system.getMetrics,
  getOpenApi: system.getOpenApi,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof allEndpoints;

/** The entities in responses, by their names in the API documentation. */
export const entities = {
  User: identity.User,
  Session: identity.Session,
  AccessToken: tokens.AccessToken,
  ConnectedApp: oauth.ConnectedApp,
  ConsentRequest: oauth.ConsentRequest,
  SubscriptionStatus: subscription.SubscriptionStatus,
  Conversation: conversations.Conversation,
  ConversationSummary: conversations.ConversationSummary,
  ConversationDetail: conversations.ConversationDetail,
  Message: conversations.Message,
  MessageBlock: conversations.MessageBlock,
  Document: documents.Document,
  Category: categories.Category,
  Subcategory: subcategories.Subcategory,
  ChatFile: chatFiles.ChatFile,
  ChatReply: chat.ChatReply,
  ChatStreamEvent,
  Suggestion: suggestions.Suggestion,
  Event: events.Event,
  FollowedCalendar: feeds.FollowedCalendar,
  ScheduledPrompt: prompts.ScheduledPrompt,
  Task: tasks.Task,
  ScheduleSuggestion: planning.ScheduleSuggestion,
  EventNote: eventEdits.EventNote,
  Import: imports.Import,
  Reminder: reminders.Reminder,
  Notification: notifications.Notification,
  NotificationSettings: notifications.NotificationSettings,
  SearchHit: search.SearchHit,
  RelatedConversation: search.RelatedConversation,
  ReviewItem: sorting.ReviewItem,
  Model: models.Model,
  ModelKey: models.ModelKey,
  ModelSettings: models.ModelSettings,
  ModelStatus: assistant.ModelStatus,
  ModelCall: assistant.ModelCall,
  RefiningStatus: refining.RefiningStatus,
  SecretFinding: privacy.SecretFinding,
  Achievement: stats.Achievement,
  Recommendation: recommendations.Recommendation,
  Template: templates.Template,
  Archive: archive.Archive,
  ArchiveMap: archiveMap.ArchiveMap,
  ArchiveMapRegion: archiveMap.ArchiveMapRegion,
  Trends: trends.Trends,
  Report: reports.Report,
  TrashItem: trash.TrashItem,
  Goal: goals.Goal,
  Person: operator.Person,
  OperatorAct: operator.OperatorAct,
  ...backups.backupEntities,
} as const;
