import { translator } from '#lib/messages.ts';

export const archiveMapMessages = {
  title: 'Map of your conversations',
  subtitle: 'Near means alike',
  loading: 'Loading the map',
  failed: 'The map couldn’t be loaded.',
  tryAgain: 'Try again',
  drawing: 'Your map is being drawn.',
  drawingText: 'It takes about a minute after a large import. You can leave this page in the meantime.',
  placing: '{count, plural, one {# new conversation is being placed.} other {# new conversations are being placed.}}',
  redrawing: 'The map is being redrawn with your new conversations.',

  showTable: 'Show as table',
  showMap: 'Show as map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show the whole map',
  mapName: 'Map of {count, plural, one {# conversation} other {# conversations}} by meaning',
  mapHelp:
    'Arrow keys go to the nearest conversation in that direction and Enter opens it. Plus and minus zoom, 0 shows the whole map.',
  scrollHint: 'Hold {key} and scroll to zoom',
  point: '{title}, {category}, {date}',
  details: '{category} · {date}',
  open: 'Open',
  untitled: 'Untitled conversation',
  noCategory: 'No category',

  categories: 'Categories on the map',
  allCategories: 'All',

  conversation: 'Conversation',
  category: 'Category',
  part: 'Part of the map',
  date: 'Date',
  shown: '{shown, number} of {count, number}',
  showMore: 'Show {count, number} more',
} as const;

export const t = translator(archiveMapMessages);
