const GREETING =
  /^(?:hi|hiya|hello|hey|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there|what'?s up|how are you(?: doing)?(?: today)?|how'?s it going|nice to meet you)(?:[\s,!.?]+(?:there|assistant|everyone|how are you(?: doing)?(?: today)?|friend|again))*[\s!.?👋😀🙂]*$/iu;

const THANKS =
  /^(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|cool|nice|ok|okay|bye|goodbye|good night|see you)(?:[\s,!.]+(?:thanks|thank you|so much|a lot|very much|later|bye|that helped|that'?s all|for (?:your|the) help))*[\s!.🙏👍]*$/iu;

const HELP =
  /^(?:help|\/help|\?)[\s!.?]*$|\bwhat (?:can|could|else can) (?:you|this app|i) (?:do|help|ask)\b|\bhow (?:do|does|can) (?:i use|this (?:app )?work|you work|i get started)\b|\bwhat are you(?: able to do)?\?*$|\bwho are you\b|\bhow (?:do|can) i (?:connect|set ?up|add|use|configure) (?:a |an |the |another |my )?(?:language )?(?:model|llm|ai|openai|ollama|claude|gpt|api key)\b|\bwhat are your (?:features|capabilities|commands)\b/i;

const DATE_TIME =
  /^(?:(?:hey|hi|ok|please|so|and)[, ]+)?(?:(?:can|could) you (?:please )?)?(?:tell me |give me |do you know |show me )?(?:what(?:'s| is|s)?|which|the current|current) ?(?:the |today'?s |current |exact |local )*(?:time|date|day|month|year|week(?: number)?|day of the week|weekday)(?: (?:is it|is today|it is|today|now|right now|of the week|of the month|is it today|is it now))*[\s?.!]*$|^(?:time|date|today'?s date|what day is (?:it|today|tomorrow))[\s?.!]*$/i;

export const isGreeting = (text: string): boolean => text.length < 80 && GREETING.test(text);

export const isThanks = (text: string): boolean => text.length < 60 && THANKS.test(text);

/** Asks what the assistant is, can do, or how a model is connected. */
export const isHelpQuestion = (text: string): boolean => text.length < 160 && HELP.test(text);

/** Asks for today's date or the time here; of another place it is a question for a model. */
export const isDateQuestion = (text: string): boolean => text.length < 120 && DATE_TIME.test(text);
