import { translator } from '#lib/messages.ts';

export const profileMessages = {
  title: 'Profile',
  loading: 'Loading your profile',
  failed: 'Failed to load your profile. Please try again.',
  retry: 'Try again',

  photo: 'Profile Photo',

  quickStats: 'Quick Stats',
  currentStreak: 'Current streak',
  longestStreak: 'Longest streak',
  days: '{count, plural, one {# day} other {# days}}',
  achievementsDone: 'Achievements',
  achievementsOf: '{done, number} / {total, number}',
  aiConversations: 'AI conversations',

  information: 'Personal Information',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  currentPassword: 'Current password',
  currentPasswordHint: 'Needed to change your email.',
  passwordMissing: 'Please enter your current password to change this.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  save: 'Save changes',
  saving: 'Saving...',
  updated: 'Profile Updated',
  updatedText: 'Your profile has been updated successfully.',
  updateFailed: 'Update Failed',
  updateFailedText: 'Failed to update profile. Please try again.',

  achievements: 'Achievements',
  completed: 'Completed',
  recently: 'Recently',
  progressOf: 'Progress of {name}',
  percent: '{percent, number}%',

  analytics: 'Analytics & Activity',
  streakInformation: 'Streak Information',
  usageStatistics: 'Usage Statistics',
  totalConversations: 'Total conversations',
  eventsCreated: 'Events created',
  memberSince: 'Member since',
  unknown: 'Unknown',
} as const;

export const t = translator(profileMessages);
