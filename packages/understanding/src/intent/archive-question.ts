import { findWordNames, replaceWordNames } from '../text/word-names.ts';
import { OWN_DATA_WORDS } from '../own-data/own-data-words.table.ts';
import { isStopWord, wordsOf } from '../text/words.ts';

const ENGLISH_CATEGORIES = OWN_DATA_WORDS.find(({ language }) => language === 'en')?.categoryNames ?? '(?!)';

const SAID_EARLIER =
  /\b(?:what|when|where|which|who|how|did|have|has)\b.{0,60}\b(?:i|we|(?:did|have|had) you|you(?='?ve?\b| said| told| rec| sug| ment))\b.{0,30}\b(?:say|said|tell|told|talk(?:ed)? about|discuss(?:ed)?|ask(?:ed)?|mention(?:ed)?|wr[io]te|written|decide[d]?|recommend(?:ed)?|suggest(?:ed)?|learn(?:ed|t)?|plan(?:ned)?|conclude[d]?|agree[d]?|chat(?:ted)? about|(?<!\b(?:was|were|been) )brought (?:\w+ )?up|(?<=\bdid (?:i|we) .{0,20})bring up|note[d]?|save[d]?|come up with|figure out)\b/i;

/** 'How do I write a loop' asks for advice. */
const ASKS_HOW_TO = /^(?:\w+[, ]+){0,2}how (?:do|can|could|would|should|might) (?:i|we|you|one)\b/i;

const FIND =
  /^(?:(?:please|can you|could you|hey|ok)[, ]+){0,3}(?:please )?(?:find|search(?: for)?|look up|look for|show(?: me)?|open|pull up|bring up|locate|where(?:'s| is| are)|list|get|give me)\b.{0,60}\b(?:conversations?|chats?|notes?|archive|history|messages?|discussions?|threads?)\b/i;

/** 'That conversation where you helped with the cover letter, can you pull it up'. */
const FIND_LAST =
  /\b(?:the|that|my|our) (?:conversation|chat|thread|discussion)s? (?:where|when|in which|about|on|with|from)\b.{3,100}[,.;–-] ?(?:(?:can|could|would) you |please |and )*(?:find|pull|bring|dig|show|get|open)\b.{0,12}\b(?:it|that|this|them)\b/i;

const SEARCH =
  /^(?:search|find|look up)\b.{0,20}\b(?:in|through|across|my|everything|anything|what i)\b|^(?:please )?(?:list|show(?: me)?|give me|bring up) (?:everything|anything|all(?: we have)?) (?:about|on|regarding)\b/i;

/** 'Which conversations are about cars', 'what was my first chat'. */
const WHICH =
  /^(?:and )?(?:which|what) (?:of my |are my |is my |was my |were my |are the |was the |is the )?(?:.{0,25})\b(?:conversations?|chats?|threads?|discussions?)\b(?!.{0,40}\b(?:most|least|per|average)\b)/i;

const IN_ARCHIVE =
  /\b(?:in|from|across|through|among) (?:my|our|the|all my) (?:archive|history|notes|(?:past |old |previous |earlier |saved |imported )?(?:chats?|conversations?|messages?|discussions?))\b/i;

const SUMMARY_OF_MINE =
  /\b(?:summari[sz]e|recap|remind me (?:of )?what)\b.{0,60}\b(?:i|we|my|our)\b.{0,40}\b(?:said|talked|discussed|conversations?|chats?|notes?|wrote|decided|learned)\b/i;

const PERSONAL =
  /^(?:(?:hey|ok|please|so|and)[, ]+)?(?:what|when|where|which|who|whose|how|did|do|does|have|has|is|was|were|am|are|can you (?:tell me|remind me)|tell me|remind me)\b.{0,80}\b(?:my|mine|i|me|we|our)\b/i;

const ADVICE =
  /\b(?:should|can|could|would|how (?:do|to|can|should)|what (?:can|should)|why (?:do|does|is|am|are)|if i|best|help me|want to|need to)\b/i;

/** 'Latest chat about cars', 'my first conversation': a phrase without a question word or a verb. */
const NEWEST_OR_OLDEST =
  /^(?:(?:my|the|our) )?(?:latest|newest|last|first|oldest|earliest|most recent) (?:conversations?|chats?|threads?|discussions?)\b/i;

/**
 * 'Which boots had I narrowed it down to?', 'you gave me a marinade': earlier actions of the person or the assistant.
 */
const DONE_EARLIER =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:which|what|where|who|why|when|how(?: (?:much|long|far|big|old|high|fast|late|early))?)\b.{0,60}\b(?:had|did) (?:i|we)\b(?!.{0,60}\b(?:today|tomorrow|need to|have to)\b)|\byou(?:'d| had)? (?:once |already )?(?:gave|told|showed|suggested|recommended|wrote|sent|explained|mentioned|listed) (?:me|us)\b/i;

/** 'Which games were recommended', 'what was decided about the balcony'. */
const WAS_SAID =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:which|what|who|where|when|how)\b.{0,60}\b(?:was|were|got|been) (?:\w+ )?(?:recommended|suggested|mentioned|decided|said|agreed|proposed|advised|discussed|told|settled|written)\b/i;

/** 'List everything I've got on Portugal', 'pull up everything about the loft'. */
const EVERYTHING =
  /^(?:(?:please|hey|ok|can you|could you)[, ]+)*(?:list|show(?: me)?|pull up|bring up|find|give me|dig out|get)(?: me)? (?:everything|anything|all(?: the things)?|whatever)(?: (?:that )?(?:i|we)(?:'ve| have)?(?: (?:got|saved|said|written|asked))?)? (?:about|on|regarding|related to|to do with)\b/i;

/** 'What was the tip about vitamin D?': something from an earlier conversation, in the past tense. */
const MENTIONED_EARLIER =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*what(?: was|'s| is| were) (?:the|that|those) (?:\w+ ){0,2}?(?:tips?|advice|recommendation|suggestion|trick|recipe|idea|name|title|link|formula|command|answer|explanation|example|summary|list|plan|verdict)(?: again)? (?:about|on|for|regarding|against|with|from)\b(?<=was.{0,60}|were.{0,60}|again.{0,20})/i;

/** 'Some time ago I asked about descaling, can you find that'. */
const ASKED_BEFORE =
  /\b(?:i|we) (?:once |already |had |'ve |have )?(?:asked|talked|chatted|spoke|discussed|wrote|went)\b.{3,100}[,.;!–-] ?(?:(?:can|could|would) you |please |and )*(?:find|pull|bring|dig|show|get|look|search|open|where is it|where(?:'s| is| was) that|where did (?:it|that) go)\b/i;

/** 'Which category is the chat about the cat in'. */
const WHICH_CATEGORY =
  /^(?:in |under )?(?:which|what) (?:category|folder) (?:is|are|was|were|did|does|do|has|have)\b.{0,40}\b(?:chat|conversation|thread|discussion|one|ones)\b/i;

/** 'Show me everything in Finance', 'what is filed under Health'. */
const ALL_IN_CATEGORY = new RegExp(
  `^(?:(?:please|hey|ok|can you|could you)[, ]+)*(?:(?:list|show|give|get|find)(?: me)? (?:everything|anything|all)|what(?:'s| is| have i(?: got)?| do i have)) (?:i have |i've |that is |that's )?(?:filed |stored |sorted |saved )?(?:in|under|into) (?:the |my )?(?:(?:category|folder) .{2,40}|.{2,40} (?:category|folder)|(?:${ENGLISH_CATEGORIES}))[ ?.!]*$`,
  'i',
);

/** 'Remember when I was asking about rates': points to an earlier conversation. */
const REMEMBERED_TALK =
  /^(?:(?:hey|ok|so|and|do you|can you|you)[, ]+)*(?:remember|recall) (?:(?:when|that|how|the time) (?:i|we|you)(?: (?:once|had|was|were|have))* (?:ask|talk|discuss|chat|told|tell|said|say|wrote|mention|compar|work)\w*|(?:that|our|the|my) (?:old )?(?:chat|conversation|talk|discussion)s?\b)/i;

/** 'When did the topic of gout first come up'. */
const CAME_UP = /^(?:and )?when did .{2,60} (?:first|last) come up\b/i;
/** 'Rappelle-moi qui a écrit Germinal': asks for an answer, not for a reminder. */
const REMIND_WHO =
  /^(?:rappelle[- ]moi|erinnere? mich(?: mal)?(?: daran| dran)?,?|rec(?:u|ue)rdame|ricordami|lembra[- ]me|me lembra|herinner me(?: er)?(?: nog)?(?: eens)?(?: aan)?) (?:qui|quoi|comment|pourquoi|quels?|quelles?|combien|ce que|wer|warum|welche\w*|wo|quien|cual|como se|por que|donde|chi|come si|cosa|quale|dove|perche|quem|qual|onde|wat|welke|waarom)(?!\p{L})/u;
/** Whether a message in another language than English asks for an answer in the words of a reminder. */
export const asksForAnswer = (plain: string): boolean => REMIND_WHO.test(plain);

/** 'I need that conversation about eggs again'. */
const NEEDED_AGAIN =
  /^(?:(?:hey|ok|so|and|please)[, ]+)*i(?:'m| am)? (?:need|want|looking for)(?: to (?:see|find|read|open))? (?:that|the|my|our) (?:old )?(?:conversation|chat|thread|discussion)s? (?:about|on|where|when|with|from)\b(?!.*\b(?:deleted|removed|gone|moved|renamed|shared|archived|tomorrow|tonight|today|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d)\b)/i;

/** 'My notes on the mortgage': a phrase without a verb. */
const MINE_ABOUT =
  /^(?:(?:all|any|the|those|these|my|our) )*(?:my|our) (?:old |saved |past )?(?:notes?|chats?|conversations?|threads?|discussions?) (?:about|on|regarding|concerning) [^.!?]{2,60}\??$/i;

/** Asks for something that was said or stored earlier. */
export const isArchiveQuestion = (text: string): boolean =>
  (SAID_EARLIER.test(text) && !ASKS_HOW_TO.test(text)) ||
  DONE_EARLIER.test(text) ||
  MENTIONED_EARLIER.test(text) ||
  WAS_SAID.test(text) ||
  MINE_ABOUT.test(text) ||
  NEEDED_AGAIN.test(text) ||
  CAME_UP.test(text) ||
  REMEMBERED_TALK.test(text) ||
  ASKED_BEFORE.test(text) ||
  WHICH_CATEGORY.test(text) ||
  ALL_IN_CATEGORY.test(text) ||
  EVERYTHING.test(text) ||
  NEWEST_OR_OLDEST.test(text) ||
  WHICH.test(text) ||
  FIND.test(text) ||
  FIND_LAST.test(text) ||
  SEARCH.test(text) ||
  IN_ARCHIVE.test(text) ||
  SUMMARY_OF_MINE.test(text);

const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we've|our|us)\b/i;
/** The user's own data and days, without 'my': 'any meetings tomorrow'. */
const OWN_THINGS =
  /\b(?:conversations?|chats?|calendar(?! (?:year|month|week))|agenda|diary|schedule|appointments?|meetings?|events?|reminders?|alarms?|tasks?|to-?dos?|archive|today|tonight|tomorrow|planned|this week|next week)\b/i;

/** Whether a question is about the person who asks: 'what is a calendar year' is not. */
export const isPersonal = (text: string): boolean => FIRST_PERSON.test(text) || OWN_THINGS.test(text);

/** A question about the user's own affairs that only their archive could answer: 'what is the name of my landlord'. */
export const isPersonalQuestion = (text: string): boolean => PERSONAL.test(text) && !ADVICE.test(text);

/** Words of the question itself, not of its subject. */
const QUESTION_WORDS = new Set(
  `cancel delete remove move clear change reschedule edit postpone find search look show tell remind talk talked talking discuss discussed say said saying ask asked asking brought mention mentioned conversation conversations chat chats message messages archive
history note notes discussion discussions thread threads calendar agenda schedule scheduled event events appointment appointments meeting meetings reminder reminders alarm alarms task
tasks plan planned plans upcoming coming next last past week month year day days today tomorrow tonight yesterday morning afternoon evening night weekend monday tuesday wednesday thursday friday
saturday sunday often count number ever anything everything something whatever know time list summarize summarise recap old previous earlier saved imported open read check got see long thing things
due deadline deadlines conclude concluded conclusion recommend recommended suggest suggested advise advised propose proposed told telling
january february march april june july august september october november december what's when's where's busy free am pm whats`.split(
    /\s+/,
  ),
);

/** Words of a command to write, explain or fetch; the other words are its subject. */
const COMMAND_WORDS = new Set(
  `write draft compose rewrite poem essay story email letter song speech explain describe define translate give create make code function script program play turn put set order book buy call
  joke jokes limerick haiku riddle send list ideas idea help short long best good way difference between mean means work works generate suggest recommend plan using use`.split(
    /\s+/,
  ),
);

/** The subject of a command to a model: the significant words without those of the command. */
export const commandSubject = (text: string): string[] => subjectWords(text).filter((word) => !COMMAND_WORDS.has(word));

/** Matches 'can't' and 'cant', which are not part of a subject. The French word 'dont' is not part of one either. */
const NEGATED_VERB = /^(?:ca|could|did|does|do|is|are|was|were|have|has|had|would|wo|should)n['’]?t$/;

/**
 * The significant words of a question, lower case, in order, without duplicates, names such as c++ first; at most 12.
 */
export const subjectWords = (text: string): string[] => {
  const names = findWordNames(text).map((name) => name.toLowerCase());
  const words = wordsOf(replaceWordNames(text, ' ')).map((word) => word.replace(/'s$/, ''));
  const subject = words.filter(
    (word) => word.length > 1 && !isStopWord(word) && !QUESTION_WORDS.has(word) && !NEGATED_VERB.test(word),
  );
  return [...new Set([...names, ...subject])].slice(0, 12);
};
