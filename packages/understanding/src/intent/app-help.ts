/** Questions about using the app, by the screen that answers them. */
export const APP_TOPICS = [
  'import',
  'export',
  'trash',
  'delete_all',
  'password',
  'premium',
  'categories',
  'reminders',
  'calendar_feed',
  'planning',
  'appearance',
  'sharing',
  'repeated_questions',
] as const;

export type AppTopic = (typeof APP_TOPICS)[number];

const ASKS =
  /^(?:(?:please|hey|ok|so|and)[, ]+)*(?:how (?:do|can|would|does|to)\b|where (?:is|are|can|do|did|does)\b|can i\b|is it possible\b|is there (?:a|any) way\b|i (?:want|need|would like) to\b|i'd like to\b|what happens (?:if|when)\b|help (?:me )?(?:to )?)|^(?:please )?(?:export|import|download|delete|erase|remove|change|reset|upgrade|plan|organi[sz]e|share|empty)\b/i;

const TOPICS: readonly [AppTopic, RegExp][] = [
  [
    'repeated_questions',
    /\b(?:what|which)(?:'s| is| are)?(?: my)? (?:(?:\w+ )?questions? )?(?:do i|i|have i|did i) (?:keep|always|constantly|repeatedly|often) ask(?:ing|ed)?\b|\b(?:(?:most|often) (?:asked|repeated|frequent)|repeated|recurring) questions?\b|\bquestions? (?:that )?i (?:keep|always|constantly|repeatedly|(?:most )?often) ask(?:ing|ed)?\b/i,
  ],
  [
    'delete_all',
    /\b(?:delete|erase|remove|wipe|close)\b(?! (?:the |my |this |an? )?(?:\w+ )?(?:category|folder)\b).{0,30}\b(?:all|everything|account|every)\b.{0,30}\b(?:conversations?|chats?|data|history|account|everything)?\b/i,
  ],
  [
    'import',
    /\b(?:import|upload|bring (?:in|over)|load|transfer)\b.{0,60}\b(?:chatgpt|claude|gemini|grok|copilot|conversations?|chats?|history|export|archive|zip|from|data)\b/i,
  ],
  [
    'export',
    /\b(?:export|download|take out|back ?up|get)\b.{0,30}\b(?:my )?(?:data|everything|all my|conversations?|chats?|archive|backup)\b|\bback ?ups?\b/i,
  ],
  [
    'trash',
    /\b(?:trash|deleted (?:conversations?|chats?|things?|events?)|recycle bin|restore (?:a |my )?(?:deleted )?(?:conversation|chat)|undelete)\b/i,
  ],
  [
    'password',
    /\b(?:(?:my|the) password(?! (?:for|of|to))|sign ?in method|two[- ]step|two[- ]factor|2fa|my e-?mail address)\b/i,
  ],
  ['premium', /\b(?:premium|upgrade|subscription|subscribe|billing plan|cancel my plan|chat limit|more chats)\b/i],
  [
    'calendar_feed',
    /\b(?:sync|connect|subscribe|link|feed|ics|ical)\b.{0,40}\b(?:calendar|google|outlook|apple)\b|\bcalendar feed\b/i,
  ],
  ['categories', /\b(?:add|create|make|rename|merge|delete|remove|new)\b.{0,30}\b(?:category|categories)\b/i],
  [
    'reminders',
    /\b(?:turn (?:on|off)|enable|disable|get|receive|push|e-?mail)\b.{0,30}\b(?:notifications?|reminders by|push)\b/i,
  ],
  [
    'planning',
    /\b(?:plan|organi[sz]e|structure|schedule) (?:out )?my (?:day|week|time|tasks|afternoon|morning)\b|\bwhat should i (?:do|work on|start with|tackle|focus on)(?: next| first| now| today)?[\s?.!]*$/i,
  ],
  ['appearance', /\b(?:dark|light) (?:mode|theme)\b|\b(?:theme|appearance)\b/i],
  ['sharing', /\bshare\b.{0,30}\b(?:conversation|chat|link)\b/i],
];

/** The topic of a question about the app; undefined for anything else. */
export const appTopic = (text: string): AppTopic | undefined => {
  if (text.length > 120) return undefined;
  const plain = text.replaceAll(/[’‘]/g, "'");
  const topic = TOPICS.find(([, pattern]) => pattern.test(plain))?.[0];
  // 'Plan my day' is a command and needs no question words, and 'what do I keep asking' has its own.
  if (topic === 'planning' || topic === 'repeated_questions') return topic;
  return topic !== undefined && ASKS.test(plain) ? topic : undefined;
};
