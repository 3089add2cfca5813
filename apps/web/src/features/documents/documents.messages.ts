import { translator } from '#lib/messages.ts';

export const documentsMessages = {
  title: 'Documents',
  button: 'Documents ({count, number})',
  close: 'Close documents',
  all: 'All documents',
  open: 'Open',
  openNamed: 'Open {title}',
  untitled: 'Untitled document',

  'kind.canvas': 'Canvas',
  'kind.artifact': 'Artifact',
  'kind.file': 'File',
  'kind.project_file': 'Project file',
  'kind.instructions': 'Instructions',
  'kind.report': 'Report',
  'kind.image': 'Picture',

  versionCount: '{count, plural, one {# version} other {# versions}}',
  version: 'Version {shown, number} of {total, number}, {date}',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying.',
  error: 'Error',
  download: 'Download',
  showInChat: 'Show in chat',
  openPreview: 'Open preview',
  showSource: 'Show source',
  previewOf: 'Preview of {title}',
  diagramFailed: 'This diagram cannot be drawn. Its code:',
  diagramUnavailable: 'Diagrams cannot be drawn right now.',
  previewNote: 'Runs in isolation, without access to the internet or your data.',

  loading: 'Loading the document',
  loadingList: 'Loading the documents',
  page: 'Page {page, number}',
  emptyPage: 'There is no text on this page.',
  empty: 'This document is empty.',
  notFound: 'This document does not exist.',
  notFoundText: 'It may have been deleted with its conversation.',
  failed: 'The document could not be loaded.',
  listFailed: 'The documents could not be loaded.',
  failedText: 'Nothing is lost. Please try again.',
  tryAgain: 'Try again',
} as const;

export const t = translator(documentsMessages);
