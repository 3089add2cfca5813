import { translator } from '#lib/messages.ts';

export const categoriesMessages = {
  title: 'Categories',
  summary:
    '{count, plural, =0 {Your conversations will be sorted in here} one {# conversation, sorted for you} other {# conversations, sorted for you}}',
  search: 'Search categories',
  clearSearch: 'Clear search',
  importData: 'Import Data',
  addCategory: 'Add Category',
  loading: 'Loading categories',
  failed: 'Failed to load categories. Please try again.',
  retry: 'Try again',
  noMatch: 'No categories match “{query}”',
  noMatchText: 'Try another word, or clear the search.',
  conversations: '{count, plural, one {# conversation} other {# conversations}}',
  subcategories: '{count, plural, one {# subcategory} other {# subcategories}}',
  share: '{percent} of your conversations',
  actions: 'Actions for {name}',
  edit: 'Edit category',
  merge: 'Merge into another',
  delete: 'Delete category',
  premiumMark: 'Premium',

  back: 'Back to Categories',
  allConversations: 'All conversations',
  allText: 'Everything in {name}',
  typeCompany: 'Company',
  typeTopic: 'Topic',
  typeOther: 'Other',
  lastConversation: 'Last conversation {age}',
  noConversationYet: 'No conversation yet',

  gateTitle: 'Custom categories are part of Premium.',
  gateText:
    'Your nine categories and Other stay free, and so do their colours, icons and descriptions. Premium adds names of your own.',
  gateCreate: 'Create categories for what matters to you',
  gateRename: 'Rename and merge the ones you have',
  gateSubcategories: 'Make your own subcategories',
  gateUpgrade: 'Upgrade Plan',
  gateLater: 'Not now',

  createTitle: 'Add Category',
  createText: 'New conversations that fit its name and description are sorted into it.',
  editTitle: 'Edit {name}',
  name: 'Name',
  namePremium: 'Renaming is part of Premium.',
  nameProtected: 'Other takes what fits nowhere else and keeps its name.',
  description: 'Description',
  descriptionHint: 'What belongs here, in a few words.',
  emoji: 'Emoji',
  color: 'Colour',
  create: 'Create category',
  save: 'Save changes',
  cancel: 'Cancel',
  close: 'Close',
  created: 'Category added',
  saved: 'Category saved',
  saveFailed: 'Failed to save the category. Please try again.',
  failedTitle: 'Error',

  deleteTitle: 'Delete “{name}”?',
  deleteText:
    '{count, plural, =0 {It holds no conversations.} one {Its conversation moves to Other.} other {Its # conversations move to Other.}} Its subcategories are deleted with it.',
  deleteConfirm: 'Delete category',
  deleted: 'Category deleted',
  deleteFailed: 'Failed to delete the category. Please try again.',

  mergeTitle: 'Merge “{name}” into another category',
  mergeText:
    '{count, plural, =0 {It holds no conversations.} one {Its conversation moves there,} other {Its # conversations move there,}} and “{name}” is deleted. This cannot be undone.',
  mergeInto: 'Move everything to',
  mergeConfirm: 'Merge',
  merged: 'Categories merged',
  mergeFailed: 'Failed to merge the categories. Please try again.',
} as const;

export const t = translator(categoriesMessages);
