/** Statements that are true only at the time of the conversation: 'currently', 'as of 2021', 'will be released'. */
const PASSING =
  /\b(?:currently|not yet|nowadays|today'?s?|tomorrow|yesterday|tonight|right now|recent(?:ly)?|lately|latest|newest|upcoming|(?:this|next|last) (?:week|month|year|morning|evening|season|summer|winter|spring|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|as of|so far|at the moment|at present|these days|soon|will be (?:released|available|held|announced|launched)|(?:has|have|was|were) (?:just |recently )?(?:announced|released|launched|updated)|my (?:knowledge|training)|cut-?off)\b/i;
/** Prices, opening hours, weather, news and office holders change, so nobody learns them. */
const CHANGING =
  /\b(?:how much (?:does|do|is|are|would)\b.{0,60}\b(?:cost|charge|pay)|the prices? (?:of|for)|weather|forecast|exchange rate|stock price|the news|score|standings|opening hours|open (?:on|at|today)|in stock|who (?:is|are) the (?:current )?(?:president|prime minister|ceo|mayor|king|queen|chancellor|head|coach|owner))\b/i;
const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?(?:am|pm|a\.m|p\.m|o'clock|h)\b/i;
/** Only in capitals, because 'est' is French for 'is'. */
const ZONE = /\b(?:EST|CET|PST|GMT|UTC)\b/;
const NUMBER = /(?<![\p{L}\d])\d[\d.,]*/gu;
/** 'There are several ways': announces an answer. */
const ANNOUNCEMENT =
  /^(?:here|there (?:are|is|were|was|can be|could be|might be) (?:\w+ )?(?:several|many|multiple|numerous|a few|a number|some|various|different|countless|two|three|four|five|six|seven|\d+|no (?:one|single)|a lot)|the following|in this|let's|to (?:answer|understand|get|do|start|begin|help)|when it comes|overall|in (?:conclusion|summary|short)|first|one (?:of|reason|way|possible|option|common)|some (?:of|common|possible|examples?)|for (?:example|instance|a)|if you|depending|another|good|great|yes,? (?:you|it|that|this)\b)|\b(?:the following|as follows|listed|outlined|mentioned|above|below|step[- ]by[- ]step)\b/i;
/** A possibility or a recommendation: an opinion or advice, not a fact. */
const HEDGED =
  /\b(?:might|could|perhaps|probably|possibly|likely|seems?|should|recommend\w*|suggest(?:ed|ion)?|consider|try|best|ideal|make sure|ensure (?:that )?(?:your|you)|you(?:r|'ll|'re)?)\b/i;
/** Words that refer to something mentioned before. */
const POINTS_BACK =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|such|both|we|our|but|however|so|and|also|additionally|furthermore|moreover|therefore|thus|instead|then|again|another|other|otherwise|similarly|meanwhile|still|yet)\b|\b(?:the former|the latter|respectively)\b/i;
/** 'The error', 'the first column': only the conversation shows which one is meant. */
const UNCLEAR_IN_QUESTION =
  /\bthe (?:(?:first|second|third|last|next|other|new|same|above|right|correct|given|following|main) )?(?:answer|result|problem|error|code|file|function|step|option|name|price|time|date|number|output|input|table|column|row|query|project|app|text|word|sentence|message|image|picture|story|character|command|script|button|page|list|argument|exercise|task|document|data|report|company|team|client|customer|room|house|flat|car|recipe|dish|plan|book|movie|film|game|song|poem|article|video|website|author|patient|triangle|rectangle|meeting|appointment|event|deadline|offer|contract|e-?mail|letter|course|class|lesson|assignment|homework|party|trip|flight|hotel|interview|test|exam|group|person|place|shop|store|menu|schedule|budget|bill|order|package)s?\b(?! ["“]| (?:of|in|between|for|behind|that|which|who|on|to|from)\b)/i;

/** Whether a text names a time of the clock. */
export const hasClock = (text: string): boolean => CLOCK.test(text) || ZONE.test(text);

/** How many numbers a text has. */
export const numbersIn = (text: string): number => (text.match(NUMBER) ?? []).length;

/** Whether a question asks for news, prices or the like, whose answer is soon outdated. */
export const asksForNews = (question: string): boolean =>
  CHANGING.test(question) ||
  /\b(?:what(?:'s| is) new|new in|happening|going on|released?|coming out)\b/i.test(question);

/** Whether the content of a card is true at any time, not only in the case of one conversation. */
export const isTimeless = (front: string, back: string): boolean =>
  !PASSING.test(`${front} ${back}`) &&
  !CHANGING.test(front) &&
  !hasClock(front) &&
  !hasClock(back) &&
  (front.match(NUMBER) ?? []).length < 2;

/** Whether the back of a card is a statement that can be understood without the reply it comes from. */
export const isSelfContainedAnswer = (back: string): boolean => !ANNOUNCEMENT.test(back) && !POINTS_BACK.test(back);

/** Whether a sentence states a fact, rather than advice or a guess. */
export const isFactual = (sentence: string): boolean => !HEDGED.test(sentence);

/** Whether a question names the thing it is about. */
export const isClearQuestion = (question: string): boolean => !UNCLEAR_IN_QUESTION.test(question);
