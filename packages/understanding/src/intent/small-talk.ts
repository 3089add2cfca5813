import { wordsOf } from '../text/words.ts';

const GREETING =
  /^(?:hi|hiya|hello|hey|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there|what'?s up|wassup|morning|evening|how(?: are|'re| have) you(?: doing| been)?(?: today| lately)?|how(?:'s| is) (?:it going|everything|life|your day(?: going)?)|how do you do|nice to (?:meet|see) you|good to (?:meet|see) you|long time no see)(?:[\s,!.?]+(?:there|assistant|everyone|how are you(?: doing)?(?: today)?|friend|again))*[\s!.?👋😀🙂]*$/iu;

const THANKS =
  /^(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|cool|nice|ok|okay|bye(?: bye)?|goodbye|good night|good ?bye|see (?:you|ya)|later|ciao|farewell|i appreciate (?:it|that)|much appreciated|that (?:was|is) (?:very |really |so )?helpful|you(?:'re| are) (?:the best|great|awesome)|good job|well done|have a (?:good|nice|great) (?:day|one|night|evening|weekend))(?:[\s,!.]+(?:thanks|thank you|so much|a lot|very much|tomorrow|soon|around|for now|then|you|again|later|bye|that helped|that'?s all|for (?:your|the) help))*[\s!.🙏👍]*$/iu;

const HELP =
  /^(?:help|\/help|\?)[\s!.?]*$|\bwhat (?:can|could|else can) (?:you|this app|i) (?:do|help|ask)\b|\bhow (?:do|does|can) (?:i use|this (?:app )?work|you work|i get started)\b|\bwhat are you(?: able to do)?\?*$|\bwho are you\b|\bwhat are you\?*$|\b(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:an? |really |actually |the )?(?:real )?(?:ai|bot|chatbot|robot|human|person|computer|machine|chatgpt|program|siri|alexa)\b|\bwhat(?:'s| is) your name\b|\bdo you have a name\b|\bwho (?:made|built|created|designed|programmed|developed|owns) you\b|\bwhat (?:kinds? of |types? of |sorts? of )?(?:things|questions|topics|commands|subjects)\b.{0,20}\b(?:ask|answer|understand|know|help)\b|\bhow (?:do|can) i (?:connect|set ?up|add|use|configure) (?:a |an |the |another |my )?(?:language )?(?:model|llm|ai|openai|ollama|claude|gpt|api key)\b|\bwhat are your (?:features|capabilities|commands)\b/i;

const ASKS_TODAY =
  /^(?:(?:hey|hi|ok|please|so|and)[, ]+){0,2}(?:what(?:'s| is)|tell me what|which) (?:day )?(?:is )?(?:it )?today(?: is)?[\s?!.]*$|\bhow late is it\b|^(?:hey|ok)?[, ]*(?:got|do you have|have you got) the (?:time|date)\b/i;
const ASKS_DATE = /\b(?:time|date|day|month|year|week|weekday|clock)\b/i;

/** Words of a question for the date or the time; the remaining words are a place, or another question. */
const DATE_FILLER = new Set(
  `what what's whats which is it's its it the a an right now current currently exact local correct today today's todays time date day month year week weekday of in at for and to me my
please tell show give let know report display can could you i get do does have hey hi ok so and here there number clock say says just like would city timezone zone this exactly again want need us do know how late are we if might may any idea what's which's hour precise actual`.split(
    /\s+/,
  ),
);

const REMARK =
  /^(?:lol|lmao|haha+|hehe+|wow|hm+|oh|ah|aha|interesting|funny|i see|got it|understood|makes sense|fair enough|good to know|right|exactly|sure|yes|yep|yeah|yup|no|nope|nah|never ?mind|fine|alright|all right|you(?:'re| are) (?:pretty |very |really |so )?(?:smart|clever|funny|nice|cool|helpful|stupid|dumb|useless)|(?:ok(?:ay)? )?cool[, ]+you(?:'re| are) .{0,30}|nothing|whatever|test(?:ing)?)(?:[\s,!.]+(?:thanks|ok|okay|then|lol|haha))*[\s!.😀😂🙂👍]*$/iu;
const FOREIGN_THANKS =
  /^(?:merci(?: beaucoup)?|danke(?: sch[oö]n| dir| vielmals)?|vielen dank|gracias|muchas gracias|grazie(?: mille)?|obrigad[oa]|dank (?:je|u)(?: wel)?|bedankt|tack|arigat[oō])[\s!.🙏]*$/iu;
const YES =
  /^(?:(?:yes|yep|yeah|yup|sure|ok|okay|alright|right|correct|exactly|absolutely|of course)[\s,!.]*)+(?:please|do (?:it|that|so)|go ahead|that(?:'s| is) (?:right|it|the one)|keep (?:it|that)|cancel (?:it|that)|move (?:it|that)|set it)?[\s!.👍]*$|^(?:please )?(?:do (?:it|that|so)|go ahead|confirm(?:ed)?|please do)[\s!.👍]*$/iu;
const NO =
  /^(?:no|nope|nah|don'?t|do not|stop|never ?mind|leave it|forget it|not that one|rather not)(?:[\s,!.]+(?:thanks|thank you|please|don'?t|do that|it))*[\s!.]*$/i;

export const isGreeting = (text: string): boolean => text.length < 80 && GREETING.test(text);

export const isThanks = (text: string): boolean => text.length < 60 && (THANKS.test(text) || FOREIGN_THANKS.test(text));

/** A remark that asks for nothing: 'lol', 'I see', 'you are smart'. */
export const isRemark = (text: string): boolean =>
  text.length < 60 && (REMARK.test(text) || (/\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)));

/** Accepts the previous offer. */
export const isYes = (text: string): boolean => text.length < 60 && YES.test(text.trim());

/** Declines the previous offer. */
export const isNo = (text: string): boolean => text.length < 60 && NO.test(text.trim());

/** Asks about the assistant, its abilities, or how to connect a model. */
export const isHelpQuestion = (text: string): boolean => text.length < 160 && HELP.test(text);

/**
 * A question for the date or the time: returns the remaining words as a place ('tokyo'), empty for here; undefined for
 * other questions.
 */
export const dateQuestionPlace = (text: string): string | undefined => {
  if (ASKS_TODAY.test(text)) return '';
  if (text.length > 100 || !ASKS_DATE.test(text)) return undefined;
  const placeWords = wordsOf(text).filter((word) => !DATE_FILLER.has(word));
  const isAsking =
    /^(?:what|which|today|tell|show|give|let|report|display|can|could|do|the|current|time|date|hey|hi|ok|please|just|i)\b|\?|\btime\b/i.test(
      text,
    );
  return placeWords.length <= 3 && isAsking ? placeWords.join(' ') : undefined;
};
