import { translator } from '#lib/messages.ts';

export const templatesMessages = {
  title: 'Templates',
  summary: 'Texts you use again and again, with blanks to fill in. Type / in any chat to use one.',
  loading: 'Loading templates',
  failed: 'Failed to load your templates. Please try again.',
  tryAgain: 'Try again',
  error: 'Error',

  new: 'New template',
  more: 'More',
  importFile: 'Import from a file',
  exportAll: 'Export all',
  search: 'Search templates',
  clearSearch: 'Clear search',
  noMatch: 'No template matches “{query}”',
  empty: 'No templates yet',
  emptyText:
    "Save the questions you ask often, with '{{blanks}}' for the parts that change, or start with a few ready-made ones.",
  addStarters: 'Add the starter set',
  added: '{created, plural, =0 {You already have all of them} one {# template added} other {# templates added}}',
  badTemplate: 'Template {number}: {message}',
  notTemplates: 'This file contains no templates. Please choose one that was exported here.',
  importFailed: 'The templates could not be added.',

  use: 'Use',
  useNamed: 'Use {name}',
  used: '{count, plural, =0 {Not used yet} one {Used once} other {Used # times}}',
  blanks: '{count, plural, one {# blank} other {# blanks}}',
  actionsNamed: 'Actions for {name}',
  favorite: 'Add {name} to favourites',
  unfavorite: 'Remove {name} from favourites',
  favoriteFailed: 'The favourite could not be changed.',
  edit: 'Edit',
  delete: 'Delete',
  deleted: 'Template moved to the trash',
  deleteFailed: 'The template could not be deleted.',
  undo: 'Undo',
  undoFailed: 'The template could not be restored.',

  createTitle: 'New template',
  editTitle: 'Edit template',
  name: 'Name',
  body: 'Text',
  bodyHint:
    "Blanks: '{{topic}}', '{{notes: long}}', '{{pages: number}}', '{{day: date}}', '{{tone: formal | friendly}}'.",
  create: 'Create',
  save: 'Save',
  saved: 'Template saved',
  saveFailed: 'The template could not be saved.',
  cancel: 'Cancel',
  close: 'Close',
  versions: 'Earlier versions',
  versionsFailed: 'The earlier versions could not be loaded.',
  version: 'Version {version, number}',
  restore: 'Restore',

  fillTitle: 'Fill in the blanks',
  fillText: 'Empty fields stay blanks.',
  choose: 'Choose',
  preview: 'Preview',
  insert: 'Insert into the chat',

  slashLabel: 'Templates',
  slashNone: 'No template matches. Press Escape to continue writing.',
  slashEmpty: 'You have no templates yet.',
  slashOpen: 'Open Templates',

  saveAs: 'Save as template',
} as const;

export const t = translator(templatesMessages);
