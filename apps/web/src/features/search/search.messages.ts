import { translator } from '#lib/messages.ts';

export const searchMessages = {
  title: 'Search',
  summary: 'Titles and everything that was said, yours and the assistant’s.',
  box: 'Search all conversations',
  clear: 'Clear search',
  start: 'Find what was said',
  startText: 'Enter words you remember. The last one may be unfinished.',
  noMatch: 'No conversations found matching the search',
  noMatchText: 'Try fewer or other words.',
  failed: 'The search failed. Please try again.',
  retry: 'Try again',
  loading: 'Searching',
  more: 'Show more',
  results: '{count, plural, one {# result} other {# results}}',
  resultsMore: 'The best {count, number} results',
  untitled: 'Untitled Conversation',
  inTitle: 'Title',
} as const;

export const t = translator(searchMessages);
