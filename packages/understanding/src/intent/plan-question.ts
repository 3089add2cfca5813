const ASKS =
  /^(?:(?:hey|hi|ok|okay|please|so|and|also|well|assistant)[, ]+){0,3}(?:(?:can|could|would) you (?:please )?|please )?(?:what|what's|whats|when|when's|where|who|which|how|is|are|am|do|does|did|have|has|was|will|any|anything|tell me|show(?: me)?|list|give me|check|confirm|review|report|provide|all|latest|next|any|is there|let's go (?:through|over)|would like to know|just see|may i know|tell|let me|search|read|look|find|see|view|display|let me know|i want to (?:know|see)|i'd like to (?:know|see)|i need to know|remind me (?:what|when|where|who|of what|which)|open|pull up|go over|review my)\b/i;

const CALENDAR =
  /\b(?:calendar(?! (?:year|month|week|days?)\b)|agenda|schedule[sd]?|diary|appointments?|appts?|meetings?|events?|reminders?|alarms?|planned|plans|booked|coming up|up ?coming|on for|lined up|due(?! to (?:an?|the|this|which|what|my|his|her|their|our|its)\b| (?:respect|diligence)\b)|deadlines?)\b/i;

/** Asks for one of the user's lists: 'what is on my to-do list', 'read me my reminders'. */
const MY_LIST =
  /^(?!.{0,40}\b(?:add|put|remind|create|new)\b).{0,60}\b(?:my|the|on)\b.{0,20}\b(?:to-?do(?:s| list)?|to do list|task list|tasks|reminders?|reminder list|list of (?:reminders|tasks)|alarms?)\b/i;
const MY_GOALS =
  /^(?:and )?(?:what|which|show|list|how|tell me|are there any).{0,40}\b(?:my|the(?! goals? (?:of|for|in|behind|line|posts?|keeper|kick|area|difference)\b)|open) goals?\b(?!.{0,20}\b(?:say|said|talk\w*|discuss\w*)\b)/i;
const FORGOTTEN_PLAN =
  /\bwhat (?:did|do|was|were|am|stuff|things?)\b.{0,30}\b(?:i|me)\b.{0,20}\b(?:supposed to|meant to|have to|need to|want(?:ed)? to|trying to) (?:do|remember|recall|be reminded)\b|\b(?:supposed|meant) to remind me\b/i;

const MY_DAY =
  /^(?!.*\d ?%).*\b(?:what(?:'s| is| do i have|'ve i got| have i got| am i doing| are we doing| are my plans)|(?:do|did) i have (?:anything|something)|anything (?:on|planned|happening|going on)|am i (?:busy|doing)|how (?:busy|does my (?:day|week|month|morning|afternoon|evening|weekend) look|is my (?:day|week)))\b.{0,60}\b(?:today|tonight|tomorrow|week|weekend|month|morning|afternoon|evening|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday|look|looking|next|up|between christmas and|over (?:christmas|easter|new year))\b/i;

/** 'Run me through tomorrow', 'what does my Tuesday look like', 'what do I have to do this week'. */
const RUN_THROUGH =
  /^(?:(?:and|any|all|my|the|other|todays?|today's) )*(?:remaining|open|outstanding|unfinished|pending|overdue|urgent|upcoming|next|due) (?:tasks?|to-?dos?|chores|reminders?|events?|appointments?|meetings?)[ ?.!]*$|^(?:and |so )?(?:where|when|what time|at what time|which place) (?:do|must) (?:i|we) (?:have to|need to|got to|must)? ?(?:be|go|leave|show up|turn up|arrive)\b.{0,40}\b(?:today|tonight|tomorrow|\w+day|morning|afternoon|evening|week|weekend|at \d{1,2})\b|^how many (?:days|evenings|nights|afternoons|mornings|weekends|hours) (?:am i|are we|will i be)\b|^(?:please )?(?:run|walk|talk|take) me through (?:my |the )?(?:today|tomorrow|tonight|day|week|weekend|month|\w+day)(?:'s)?\b|\b(?:what|how)(?:'s| does| do| is) (?:my|our|the|this|next|coming) (?:\w+ )?(?:\w+day|today|tomorrow|week|weekend|month|morning|afternoon|evening)(?: \w+)? (?:look|looking|like|shaping)|\bwhat (?:do|must|should) (?:i|we) (?:have to |need to |still have to )?(?:do|get done|finish|prepare) .{0,20}\b(?:today|tonight|tomorrow|week|weekend|month|\w+day)\b/i;

/** 'Give me a rundown of next week, just the evenings', 'quick overview of my Thursday'. */
const OVERVIEW =
  /^(?:please )?(?:(?:can|could) (?:you|i) (?:please )?(?:have |get )?|(?:give|show|get|do) me |i(?:'d like| want| need) )?(?:an? |the )?(?:(?:quick|short|brief|little) )*(?:run[ -]?down|overview|run-?through|summary|recap|outline|breakdown|briefing) (?:of|for|on) (?:(?:my|the|our|coming|upcoming|whole|entire|rest of|next|this) )*(?:today|tomorrow|tonight|day|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?(?= ?[,.;:!?–-]| please| for me| ahead|$)/i;

const WHEN_IS_MINE =
  /\b(?:when(?:'s| is| are| do| does)?|what time(?:'s| is| are| do| does)?|where(?:'s| is)?|at what time)\b.{0,40}\b(?:my|our|i|we)\b.{0,60}(?:\b(?:meeting|appointment|appt|dentist|doctor|flight|interview|exam|class|lesson|call|party|dinner|lunch|breakfast|birthday|anniversary|wedding|trip|game|match|concert|event|reservation|deadline|due|next|session|haircut|practice|vacation|holiday|meet|meeting|see|leave|fly)\b)/i;

const FREE_TIME =
  /\b(?:least busy|most free|freest)\b|\b(?:(?:when|what times?|which days?|what days?|is there|are there|find|show|suggest|where) .{0,40}\b(?:free|available|availability|open slots?|free slots?|gaps?|spare time|free time|time for|room for|fit in|can i fit|could i fit)|(?:which|what|any|how many) (?:day|morning|afternoon|evening|night|weekend|hour|slot|lunch ?break)s?\b.{0,30}\b(?:open|free|empty|unbooked|clear|available)|when (?:can|could|might|would|will|should) (?:i|we) .{0,20}\b(?:meet|squeeze in|fit in|slot in|find time|have time|make time)\b|when (?:do|will|would) (?:i|we) have .{0,25}\b(?:hours?|minutes?|time|space|room)\b|(?:do|have|is|will) (?:i|we|there) .{0,20}\b(?:room|space|a slot|slots|any slots?|gaps?)\b|(?:earliest|next|first) (?:free|open|available) (?:slot|hour|day|evening|afternoon|morning|time)|is my (?:\w+ )?(?:\w+day|week|weekend|morning|afternoon|evening|day)(?: \w+)? (?:free|open|clear|empty)|(?:am|will|would) (?:i|we) (?:be )?(?:free|available)|do (?:i|we) have (?:any |some )?(?:free |spare |open )?(?:time|slot|gap|availability)|my (?:availability|free time)|free time|have i got time)\b/i;

/** 'Is there an hour I could use for the gym before Friday'. */
const TIME_LEFT =
  /^(?:is|are) there (?:still )?(?:an?|any|some|enough|half an|two|three|\d+) (?:\w+ )?(?:hours?|minutes?|evenings?|afternoons?|mornings?|gaps?|slots?|time|days?) (?:that )?(?:i|we|for me|free|left|when i|where i)\b/i;

/** A command to add or change something, at the start of the message. */
const STARTS_WITH_COMMAND =
  /^(?:(?:please|can you|could you|would you|hey|ok)[, ]+){0,3}(?:add|put|create|make|set|schedule|book|plan|delete|remove|cancel|move|arrange|block|remind me (?:to|about|that|at|on|in)|clear|change|reschedule|edit|rename|postpone|invite)\b/i;

const ABOUT_CONVERSATIONS =
  /\b(?:said|told|talk(?:ed)?|discuss(?:ed)?|chat(?:s|ted)?|conversations?|wrote|mentioned|asked)\b/i;

/** 'How many meetings does the average manager have'. */
const ABOUT_PEOPLE =
  /\b(?:do|does|did|should|can) (?:(?:most|some|the|an?) )?(?:average|typical|normal|people|person)\b/i;

/** Asks about people in general. */
export const isAboutPeople = (text: string): boolean => ABOUT_PEOPLE.test(text);

const GENERAL_QUESTION = /\b(?:how (?:do|can|should|to)|explain|define|definition|recommend|best)\b/i;

/** 'Does Thursday at 3 clash with anything': names a time. */
const CLASHES =
  /^(?=.*\b(?:\d{1,2}(?:st|nd|rd|th|am|pm|:\d{2})?|today|tonight|tomorrow|\w+day|week|weekend|month|morning|afternoon|evening)\b)(?:is|are|does|do|am|any|anything|will|have|what)\b.{0,60}\b(?:clash(?!es\b)\w*|conflict(?:s|ing)?|overlap\w*|collid\w*|double[- ]booked)\b/i;
/** 'My tasks', 'my reminders please': the name of a list. */
const BARE_LIST =
  /^(?:all )?my (?:open |next |upcoming )?(?:tasks|to-?dos|to-?do list|task list|reminders|alarms|appointments|meetings|events|calendar|agenda|schedule|week|day)(?: please| for (?:today|tomorrow|the week|this week|next week))?[\s?.!]*$/i;
/** 'What time is yoga', 'when is the dentist': an appointment of the kind that people have. */
const WHEN_IS_NAMED =
  /^(?:(?:and|so|hey|ok)[, ]+)*(?:what time|when)(?:'s| is| are| does| do)?(?: it that)? (?:the |my |our )?(?:[\w']+ )?(?:yoga|pilates|gym|dentist|doctor|gp|vet|physio|haircut|hairdresser|barber|meeting|appointment|interview|call|training|practice|rehearsal|choir|swimming|class|lesson|exam|parents'? evening|check-?up|plumber|electrician|surveyor|optician|piano|football|tennis|book club)(?: (?:class|lesson|appointment|start|on|starting|again|today|tomorrow|this week))*[\s?.!]*$|^when (?:is it that |do )?(?:i'?m|i|we) (?:seeing|see|meeting|meet) (?:the |my )?[\w' ]{3,30}[\s?.!]*$/i;

/** Asks for all that is planned in a coming period. */
export const isOverview = (text: string): boolean => OVERVIEW.test(text);

/** Whether the message is only the name of a list. */
export const isBareList = (text: string): boolean => BARE_LIST.test(text);

/** Asks when there is time: 'when am I free on Friday'. */
export const isFreeTimeQuestion = (text: string): boolean =>
  !STARTS_WITH_COMMAND.test(text) && (FREE_TIME.test(text) || TIME_LEFT.test(text)) && !ABOUT_CONVERSATIONS.test(text);

/** 'Set a reminder for 1 Dec: cancel gym'. */
const STARTS_WITH_REMINDER =
  /^(?:(?:please|can you|could you|would you|would you mind|do you mind|do you think you could|any chance you could)[, ]+)*(?:set(?:ting)?|add(?:ing)?|creat(?:e|ing)|mak(?:e|ing)|give me|putt?(?:ing)?(?: in)?|new|need|i need|i want)? ?(?:up )?(?:me )?(?:an?|another|the)? ?(?:new )?(?:reminder|alarm|timer|to-?do|task)\b(?=\s?[:–—-]| (?:for|at|to|on|in|about|that|called|today|tonight|tomorrow|next|this|mon|tue|wed|thu|fri|sat|sun|\d))/i;

/** 'Cancel my meeting tomorrow': the event is shown first, the user makes the change. */
const CHANGES =
  /\b(?:delete[d]?|removed?|cancel|call off|move|clear|clean|change|reschedule|edit|postpone|erase|drop|dismiss|disable|turn off|take (?:off|away|out)|get rid of|stop|forget|snooze|reset|disregard)\b.{0,70}\b(?:calendar|agenda|schedule|appointments?|appt|meetings?|events?|reminders?|alarms?|calls?|lunch|dinner|breakfast|party|birthday|classes|class|stand-?up|yoga|dentist|doctor|interview|haircut|training|practice|flight|exam|gym|visit|day|wake[- ]?up|tea|coffee|drinks|brunch|date|session|rehearsal|choir|plumber|electrician|review|physio\w*|trip|concert|walk|run|check-?up|weekend|workshop|lesson)\b/i;
const CHANGE_EXCEPTION =
  /\b(?:remind me|don'?t forget|do not forget|(?:don'?t|do not) let (?:me|us) forget|how (?:do|can|to)|should i)\b/i;

/** Weather, news and prices: such a question may name a day as well, but is not about the calendar. */
const WORLD_NEWS =
  /\b(?:weather|forecast|temperature|rain(?:ing)?|snow(?:ing)?|sunny|news|traffic|stocks?|exchange rate)\b/i;

/** Asks for the weather, in seven languages. 'Elle a fait quel temps' asks for a time, 'doe het weer' for a repetition. */
const ASKS_WEATHER =
  /(?<!\p{L})(?:what(?:['’]?s| is| will)? the weather|how(?:['’]?s| is) the weather|weather forecast|(?:will|is) it (?:going to )?(?:rain|snow)(?:ing)?|wie (?:wird|ist|wird es mit dem|ist es mit dem) (?:das )?wetter|wetter(?:bericht|vorhersage)|(?:regnet|schneit) es|wat voor weer|(?:hoe|wat) (?:is|wordt) het weer(?=\s*(?:[?.!]|$|vandaag|(?:over)?morgen|in|op|dit|deze|\p{L}+dag))|weerbericht|weersverwachting|regent het|gaat het (?:regenen|sneeuwen|vriezen)|quel temps (?:fait-il|fera-t-il|va-t-il faire)|(?<!qu['’])il (?:va faire|fait|fera) quel temps|météo|(?:va|va-t-il) (?:pleuvoir|neiger)|qué tiempo (?:hace|hará|va a hacer)|va a (?:llover|nevar)|pronóstico del tiempo|che tempo (?:fa|farà)|pioverà|nevicherà|previsioni del tempo|que tempo (?:faz|fará|vai fazer)|vai (?:chover|nevar)|previsão do tempo)(?!\p{L})/iu;

export const asksForWeather = (text: string): boolean => ASKS_WEATHER.test(text);

/** 'What temperature does the cake need' is not a question about the weather. */
export const isWorldNews = (text: string): boolean =>
  WORLD_NEWS.test(text) && !/\btemperature\b(?! (?:outside|today|tomorrow|in|on|will|is it)\b)/i.test(text);

/** 'Can you buzz me when it's 5 so I can leave'. */
const NUDGES =
  /^(?:please |can you |could you |will you |would you )*(?:nudge|ping|poke|buzz|prod|alert|notify|beep|bug|pester|wake|(?:shout|yell|holler) at) (?:me|us)\b/i;

/** 'I'm meeting the surveyor on 2 December. Add that, would you?' */
const ADDS_IT = /\b(?:add|put|save|note|schedule|pencil|pop|stick) (?:it|that|this)\b(?! (?:back|forward|off))/i;

/** Asks what is planned, or to change it: 'what's on my calendar tomorrow', 'cancel my dentist appointment'. */
export const isPlanQuestion = (text: string): boolean => {
  if (STARTS_WITH_REMINDER.test(text) || ADDS_IT.test(text) || NUDGES.test(text)) return false;
  if (CHANGES.test(text) && text.length < 160 && !CHANGE_EXCEPTION.test(text)) return true;
  if (STARTS_WITH_COMMAND.test(text) || ABOUT_CONVERSATIONS.test(text) || WORLD_NEWS.test(text)) return false;
  if (RUN_THROUGH.test(text) || isOverview(text) || CLASHES.test(text) || BARE_LIST.test(text)) return true;
  if (WHEN_IS_NAMED.test(text)) return true;
  if (WHEN_IS_MINE.test(text) || MY_DAY.test(text) || FORGOTTEN_PLAN.test(text) || MY_GOALS.test(text)) return true;
  if (MY_LIST.test(text) && ASKS.test(text) && !GENERAL_QUESTION.test(text)) return true;
  if (!CALENDAR.test(text) || GENERAL_QUESTION.test(text) || isAboutPeople(text)) return false;
  return (
    ASKS.test(text) ||
    (/\?\s{0,3}$/.test(text) && /\b(?:my|i|our|we)\b/i.test(text)) ||
    /^(?:my |today'?s |tomorrow'?s |this week'?s |upcoming |next )+\w*\s?(?:calendar|agenda|schedule|appointments?|meetings?|events?|reminders?|alarms?)[\s?.!]*$/i.test(
      text,
    )
  );
};
