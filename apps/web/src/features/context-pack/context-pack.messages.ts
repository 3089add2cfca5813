import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Context',
  summary: 'What your archive knows about you. Check it, edit it, or paste it into another assistant.',
  loading: 'Loading your context',
  failed: 'Your context could not be loaded.',
  retry: 'Try again',
  error: 'Not saved',
  tryAgain: 'Please try again.',
  building: 'Your archive is being read. New lines appear here.',
  madeAt: 'Read from your archive on {date}.',
  empty: 'Nothing is known about you yet',
  emptyText:
    'What you say about yourself in conversations appears here: where you live, what you do, how you like your answers. You can also write lines yourself.',

  copyShort: 'Copy short form',
  copyLong: 'Copy long form',
  copied: 'Copied: {count, plural, one {# character} other {# characters}}',
  copyFailed: 'Your browser refused to copy. Download the file instead.',
  copyError: 'Not copied',
  download: 'Download as Markdown',
  downloadJson: 'Download as JSON',

  add: 'Add a line to “{section}”',
  emptySections: 'Add something about',
  addShort: 'Add a line',
  newLine: 'New line in “{section}”',
  editLine: 'Edit line',
  save: 'Save',
  cancel: 'Cancel',
  original: 'Use the original words',
  remove: 'Delete',
  edit: 'Edit “{text}”',
  pin: 'Pin “{text}”',
  unpin: 'Unpin “{text}”',
  hide: 'Hide “{text}”',
  show: 'Show “{text}”',
  hidden: '{count, plural, one {# hidden line} other {# hidden lines}}',
  pinned: 'Pinned',

  own: 'You wrote this.',
  memory: 'From “Remember about me”.',
  instructions: 'From your instructions to the assistant.',
  changed: 'Changed by you.',
  worded: 'Worded by the model; you said “{text}”.',
  said: '{count, plural, one {Said in one conversation:} other {Said in # conversations:}}',

  health: 'Include health',
  healthHint:
    'Illnesses, allergies, medicines, and what you said in conversations about health and fitness. Off unless you switch it on.',
  privacy:
    'Conversations in the trash or marked “never send” are left out. Connected programs with the permission to read your archive get the same lines without hidden ones.',

  paste: 'How to paste it',
  pasteText: 'Copy a form, then paste it where your assistant keeps such notes.',
  pasteChatgpt: 'ChatGPT',
  pasteChatgptText:
    'Settings → Personalization → Custom instructions. Paste the short form, which fits into the field, and save.',
  pasteClaude: 'Claude',
  pasteClaudeText:
    'Open “Import memory” in the settings and paste the long form. In a project, paste it into the instructions instead.',
  pasteGemini: 'Gemini',
  pasteGeminiText: 'Open “Import memory” in the settings and paste the long form.',
  pasteOther: 'Others',
  pasteOtherText: 'Paste the short form at the beginning of a chat, or into the system prompt.',

  import: 'Bring what other assistants remember',
  importText:
    'Ask the other assistant: “List everything you remember about me, one line each.” Paste its answer, and choose what to remember here.',
  importField: 'What the assistant answered',
  importRead: 'Read the lines',
  importNothing: 'There is nothing to remember in this text.',
  importFound: '{count, plural, one {# line found} other {# lines found}}',
  importKnown: 'Already remembered',
  importRemember: '{count, plural, one {Remember # line} other {Remember # lines}}',
  imported: '{count, plural, one {# line remembered} other {# lines remembered}}',
});
