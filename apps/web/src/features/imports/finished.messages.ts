import { translator } from '#lib/messages.ts';

/** The texts of a finished import. They are not in imports.messages.ts, because every screen loads that file. */
export const finishedMessages = {
  added: '{count, plural, one {# conversation added} other {# conversations added}}',
  updatedToo:
    '{count, plural, one {# conversation that was already here has grown.} other {# conversations that were already here have grown.}}',
  updatedOnly: '{count, plural, one {# conversation updated} other {# conversations updated}}',
  updatedText: 'What was new in them has been added to the conversations you already have.',
  nothingNew: 'Nothing new in this export',
  nothingNewText: 'Everything in this export had already been imported.',
  inTrash: 'Nothing was added',
  inTrashText: 'You deleted these conversations here. They stay in the trash unless you restore them below.',
  refused: '{count, plural, one {This file can’t be imported} other {These files can’t be imported}}',
  failed: 'Nothing was imported',
  brokeOff: 'The import stopped halfway',
  brokeOffText:
    '{count, plural, one {# conversation is in and stays here.} other {# conversations are in and stay here.}} Choose the same file again to add the rest; nothing is added twice.',
  cancelled: 'Import stopped',
  cancelledText:
    '{count, plural, one {# conversation came in before that and stays here.} other {# conversations came in before that and stay here.}} Choose the same file again to add the rest; nothing is added twice.',
  cancelledEarly: 'Nothing was added.',
  undone: 'This import was undone',
  undoneText: 'What it created is in the trash. In conversations you continued, your own messages stay.',

  live: '{count, plural, one {# conversation received} other {# conversations received}}',
  liveText: 'What this device sent on this day. The receipt is updated until the day ends.',
  keepCurrent: 'Keep it current',
  keepCurrentText: 'A small program on your computer sends new conversations here.',

  seeArchive: 'See your archive',
  chooseAnother: 'Choose another file',
  chooseAgain: 'Choose the file again',
  openTrash: 'Open trash',

  projectsMade: '{count, plural, one {A project became a subcategory} other {# projects became subcategories}}',
  projectsMadeText:
    '{count, plural, one {New chats in it use its instructions and files.} other {New chats in them use their instructions and files.}}',
  figures: 'What came in',
  conversations: 'Conversations',
  messages: 'Messages',
  documents: 'Documents',
  year: 'Year',
  years: 'Years',
  yearSpan: '{from}–{to}',
  sources: 'From',

  sortedTitle: 'How they were sorted',
  sortedPart: '{count, plural, one {# conversation} other {# conversations}}',
  sortedRest: 'All others',
  toReview: '{count, number} to check',
  toReviewText: 'Their category is uncertain.',
  review: 'Review',

  nextTitle: 'What comes next',
  plans: '{count, plural, one {# plan is still ahead} other {# plans are still ahead}}',
  plansText: 'Found in what you wrote. Nothing is added to your schedule without your yes.',
  plansOpen: 'Look through',
  cards: '{count, plural, one {# learning card} other {# learning cards}} to look at',
  cardsText: 'Questions and answers from your conversations, ready to practise.',
  cardsOpen: 'See the cards',
  ask: 'Ask your archive something',
  askText: 'Answers name the conversations they come from.',
  askOpen: 'Ask',
  another: 'Add another assistant',
  anotherText: 'ChatGPT, Claude, Gemini and many more fit into one archive.',
  anotherOpen: 'Import',

  receipt: 'Receipt',
  receiptFound: '{count, number} found',
  receiptCreated: '{count, number} added',
  receiptUpdated: '{count, number} updated',
  receiptUnchanged: '{count, number} unchanged',
  receiptSkipped: '{count, number} skipped',
  receiptDetails: 'Details',

  guideTitle: 'How to get your export from {source}',
  guideExample: 'How to get an export, for example from {source}',
  guideThen: 'Bring it as it came: there is no need to unpack the ZIP.',
  guideLikely: 'This looks like something from {source}, but not like its export of conversations.',
} as const;

export const t = translator(finishedMessages);
