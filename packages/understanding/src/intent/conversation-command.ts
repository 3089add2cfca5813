import { subjectWords } from './archive-question.ts';
import type { DetectedIntent, NamedConversation } from './detected-intent.ts';

type ConversationIntent = Extract<DetectedIntent, { intent: 'summary' | 'move' | 'rename' }>;

const CONVERSATION = '(?:conversation|chat|thread|discussion|talk|exchange|dialogue?)s?';
const POLITE_PREFIX =
  "^(?:(?:please|hey|hi|ok|okay|so|now|and)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like (?:you )?to |i want (?:you )?to |please )?";
const CURRENT = new RegExp(
  `\\b(?:this|the current|our current|the present) (?:${CONVERSATION}|one|thing)\\b|\\b(?:it|this)\\b(?! (?:week|month|year|morning|evening))`,
  'i',
);
/** 'What we discussed about taxes'. */
const DISCUSSED_SUBJECT = /\b(?:said|discussed|talked|wrote|learned|covered)\b.{0,12}\b(?:about|on|regarding) (.+)$/i;
const PRONOUN = /^\s*(?:it|that|that one|this|this one|them)(?: (?:up|please|for me|all|again))?\s*$/i;
/** 'the chat about taxes', 'my conversation on heat pumps', 'the thread called "Budget"'. */
const SUBJECT_LAST = new RegExp(
  `\\b${CONVERSATION} (?:(?:about|on|regarding|concerning|with|where we|in which we|from|of) (.+)|(?:called|named|titled|entitled) (.+)|(["“'‘].+))$`,
  'i',
);
/** 'the Kyoto chat' */
const SUBJECT_FIRST = new RegExp(`\\b(?:the|my|our|that) ([\\p{L}\\p{N}][^"“”,.]{1,60}?) ${CONVERSATION}\\b`, 'iu');
const QUOTED_TEXT = /["“”‘']([^"“”‘’']{1,300})["“”’']/;

const SUMMARY = new RegExp(
  `${POLITE_PREFIX}(?:summari[sz]e|sum up|sum|recap|condense|boil down|boil(?= (?:this|that|our|the) (?:conversation|chat|thread|discussion) down)|wrap up|tl;?dr(?: of| for)?|(?:(?:what(?:'s| is| was| were) |give me |make |write |i need |show me |can i (?:have|get) )(?:me )?)?(?:a |an |the )?(?:(?:short|brief|quick|one paragraph) )?(?:summary|recap|gist|digest|overview|short version|tl;?dr|outline) (?:of|on|for)|essence of|bottom line of|(?:what (?:are|were|is) |give me |list |show me )?(?:the |a few |some )?(?:key|main|most important|central|important) (?:points|takeaways|ideas|things|facts|topics|findings)(?: we discussed)?(?: \\w+)? ?(?:of|in|from)|(?:what (?:are|were) |give me )?(?:the )?takeaways (?:of|from)|what (?:was|is|were)(?= (?:this|our) ${CONVERSATION} (?:all )?about)|what (?:did|have) we (?:just |actually )?(?:conclude[d]?|cover(?:ed)?|discuss(?:ed)?|talk(?:ed)? about|decide[d]?|go(?:ne)? over|agree[d]?(?: on)?|learn(?:ed)?)(?=(?: in| during)? (?:this|our) (?:current )?${CONVERSATION}\\s*[?.!]*$| here\\s*[?.!]*$| so far\\s*[?.!]*$)|outline what we)\\b(.*)$`,
  'i',
);
const SUMMARY_OBJECT = new RegExp(
  `\\b(?:this|that|it|our|my|the) (?:[\\p{L}\\p{N}][^,.]{0,50} )?${CONVERSATION}\\b|\\bthis\\b(?=\\s*(?:chat|so far|up|$|in |for ))|^\\s*(?:it|that)(?: (?:up|please|for me))?\\s*[.!?]*$|\\bwhat (?:we|i)(?:'ve| have)? (?:been )?(?:said|discuss(?:ed|ing)|talk(?:ed|ing)|covered)|^\\s*(?:so far|everything(?: so far)?)?\\s*$|\\bthis\\b(?! (?:coming |\\w+day|week|weekend|month|year|morning|afternoon|evening))`,
  'iu',
);
/** A text other than a conversation, as in 'summarise the following article': a model has to do that. */
const OTHER_TEXT =
  /\b(?:following|article|text|book|paragraph|page|url|document|email|story|plot|movie|video)\b|:\s*\S/i;

const RENAME = new RegExp(
  `${POLITE_PREFIX}(?:rename|retitle|re-title|name|title|call|change the (?:title|name)(?: of)?|set the (?:title|name)(?: of)?|give|edit the (?:title|name) of|the (?:title|name) of)\\b(.{0,300})$`,
  'i',
);
/** Splits 'this chat to Budget' into the conversation and its new title. */
const RENAME_SPLIT =
  /^(.*?)\b(?:to|as|into|should be(?: called)?|(?:a |the )?(?:new )?(?:name|title))\b(?: (?:of|called|to))?\s*(.+)$/i;

/** 'This chat should be called Budget'. */
const CALLED_TITLE =
  /^((?:this|that|it|the|my)\b.{0,80}?) (?:should|could|must) be (?:called|named|titled) (.+)$|^(?:the|its) (?:title|name) (?:should|must|has to|needs to) be (?:called )?(.+)$/i;

const MOVE = new RegExp(
  `${POLITE_PREFIX}(?:move|put|file|refile|re-file|sort|shift|transfer|categori[sz]e|recategori[sz]e|re-categori[sz]e|place|assign|set the category of|change the category of|change the category|take)\\b(.{0,300})$`,
  'i',
);
/** Splits 'this chat into Work' into the conversation and the category. */
const MOVE_SPLIT =
  /^(.*?)\b(?:in ?to|to|under|in|over to|as|and put it in(?:to)?)\s+(?:the |my )?(?:category |folder )?(.+?)(?: (?:category|folder|please|for me))*[\s.!?]*$/i;
/** 'Put this into Swedish' asks for a translation. */
const LANGUAGE =
  /^(?:spanish|french|german|italian|portuguese|japanese|chinese|korean|russian|arabic|latin|dutch|swedish|polish|turkish|hindi|greek|english|finnish|danish|norwegian|plain english)\b/i;
/** 'This belongs in Work'. */
const BELONGS = new RegExp(
  `^(?:(?:i think|actually|no|ok|(?:that(?:'s| is) (?:the )?)?wrong (?:category|folder|place)|not \\w+)[,.;: –—-]+){0,2}((?:this|that|it|the|my)\\b.{0,80}?) (?:belongs?|should (?:be|go)|goes|needs to (?:be|go)|must (?:be|go)) (?:(?:in|into|to|under) )?(?:the |my )?(.+?)(?: category)?[\\s.!?]*$`,
  'i',
);

/** A title or name without quotes, final punctuation and 'please'. */
const cleanName = (text: string): string =>
  text
    .trim()
    .replace(/[\s.!?,]+$/, '')
    .replaceAll(/^["“”‘’']+|["“”‘’']+$/g, '')
    .replace(/ (?:please|for me|now)$/i, '')
    .trim();

/** The conversation that a command means; undefined if its words do not refer to one. */
const conversationIn = (words: string): NamedConversation | undefined => {
  const text = words.trim().replace(/[\s.!?,]+$/, '');
  const subjectLast = SUBJECT_LAST.exec(text);
  const named = subjectLast?.[2] ?? subjectLast?.[3];
  if (named !== undefined) return { isCurrent: false, query: subjectWords(named), title: cleanName(named) };
  if (subjectLast?.[1] !== undefined) return { isCurrent: false, query: subjectWords(subjectLast[1]) };
  const discussed = DISCUSSED_SUBJECT.exec(text)?.[1];
  if (discussed !== undefined) return { isCurrent: false, query: subjectWords(discussed) };
  const quoted = QUOTED_TEXT.exec(text)?.[1];
  if (quoted !== undefined) return { isCurrent: false, query: subjectWords(quoted), title: cleanName(quoted) };
  if (PRONOUN.test(text)) return { isCurrent: true, isPronoun: true };
  if (CURRENT.test(text) || /^\s*$/.test(text)) return { isCurrent: true };
  const subjectFirst = SUBJECT_FIRST.exec(text)?.[1];
  if (subjectFirst !== undefined && subjectWords(subjectFirst).length > 0)
    return { isCurrent: false, query: subjectWords(subjectFirst) };
  return new RegExp(`\\b(?:the|our|my) ${CONVERSATION}\\b|\\b(?:we|i) (?:said|discussed|have)\\b`, 'i').test(text)
    ? { isCurrent: true }
    : undefined;
};

const summaryIn = (text: string): ConversationIntent | undefined => {
  const object = SUMMARY.exec(text)?.[1];
  if (object === undefined) return undefined;
  const isNamed = SUMMARY_OBJECT.test(object) || new RegExp(`\\b${CONVERSATION}\\b`, 'i').test(object);
  if (!isNamed || (OTHER_TEXT.test(object) && !new RegExp(`\\b${CONVERSATION}\\b`, 'i').test(object))) return undefined;
  return { intent: 'summary', conversation: conversationIn(object) ?? { isCurrent: true }, confidence: 0.95 };
};

const isConversation = (words: string): boolean =>
  new RegExp(`\\b${CONVERSATION}\\b`, 'i').test(words) ||
  /^\s*(?:it|this|that|this one|that one|the)\s*$/i.test(words.trim()) ||
  QUOTED_TEXT.test(words);

const renameIn = (text: string): ConversationIntent | undefined => {
  const called = CALLED_TITLE.exec(text);
  const conversationAndTitle =
    called === null ? RENAME.exec(text)?.[1] : `${called[1] ?? 'this conversation'} to ${called[2] ?? called[3] ?? ''}`;
  if (conversationAndTitle === undefined) return undefined;
  // 'Call this chat Budget' has no 'to' before the title.
  const mayLackTo = /^(?:call|name|title)\b/i.test(text.replace(new RegExp(POLITE_PREFIX, 'i'), ''));
  const split = RENAME_SPLIT.exec(conversationAndTitle);
  const withoutTo = mayLackTo
    ? new RegExp(`^\\s*((?:this|the current) (?:${CONVERSATION}|one)|it) (.+)$`, 'i').exec(conversationAndTitle)
    : null;
  const [, what = '', title = ''] = withoutTo ?? split ?? [];
  if (!isConversation(what) && !/^\s*$/.test(what)) return undefined;
  if (/^\s*$/.test(what) && !/\btitle\b|\bname of\b|\bconversation|\bchat/i.test(text)) return undefined;
  if (title === '') return undefined;
  const conversation = conversationIn(what) ?? { isCurrent: true };
  return { intent: 'rename', conversation, title: cleanName(title).slice(0, 300), confidence: 0.95 };
};

const moveIn = (text: string): ConversationIntent | undefined => {
  const belongs = BELONGS.exec(text);
  const conversationAndCategory =
    belongs === null ? MOVE.exec(text)?.[1] : `${belongs[1] ?? ''} to ${belongs[2] ?? ''}`;
  const split = conversationAndCategory === undefined ? null : MOVE_SPLIT.exec(conversationAndCategory);
  if (split === null) return undefined;
  const [, what = '', category = ''] = split;
  const isCurrentImplied = /^\s*$/.test(what) && /\bcategory\b/i.test(text);
  if ((!isConversation(what) && !isCurrentImplied) || LANGUAGE.test(category)) return undefined;
  const conversation = conversationIn(what) ?? { isCurrent: true };
  return { intent: 'move', conversation, category: cleanName(category), confidence: 0.95 };
};

/** A command about a conversation: summarise it, move it to a category, or rename it. Undefined for anything else. */
export const conversationCommand = (message: string): ConversationIntent | undefined => {
  if (message.length > 400) return undefined;
  const text = message.replaceAll(/[’‘]/g, "'");
  return renameIn(text) ?? moveIn(text) ?? summaryIn(text);
};
