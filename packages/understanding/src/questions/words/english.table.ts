import type { ConceptWords } from '../concepts.ts';

export const englishConcepts: ConceptWords = {
  filler:
    "hey|hi|hello|ok|okay|so|well|hm+|please|pls|plz|thanks|just|actually|really|honestly|be honest|btw|by the way|quick question|quickly|can you|could you|would you|can i|could i|let me know|i wonder|i was wondering|i'd (?:like|love) to (?:know|see)|i want to (?:know|see)|do you know|do you happen to know|happen to|say|out of curiosity|roughly|about how|exactly|currently|right now|at the moment|now|so far|yet|still|already|in my life|at all|an?|the|my|mine|our|of|i|we|me|us|you|your|it|its|is|are|was|were|am|be|been|being|do|does|did|have|has|had|having|i've|i'd|i'm|we've|got|get|gets|there|that|this|one|ones|one's|as|at|to|on|also|too|then|again|up|over|come|came|back|going|go|went|look|looks|like|stored|saved|kept|recorded|held|set|contain|contains|exist|exists|made|make|take|takes|took|will|would|should|must|can|if any|any|some|all|every|whole|entire|everything|overall|kind|sort|things?|stuff|anything|something|people|who|what|what's|whats|how|number|amount|names?|called|mostly|waiting|usually|normally|generally|activity|active|time|(?:the )?titles only|(?:only|just) (?:the )?titles|both|own|new|length|different|various|separate|please\\?|by now|uploaded|attached|(?<=how (?:big|large) .{0,60})(?:become|grown|got|gotten|has)",
  conversations: 'questions?|conversations?|conversatons?|chats|chat|threads?|discussions?|convos?|dialogues?|talks',
  messages: 'messages?|msgs?|prompts?',
  categories: 'topics?|subjects?|themes?|categor(?:y|ies)',
  sources:
    '(?:ai |chat )?assistants?|(?:ai )?providers?|sources?|chat ?bots?|ais?|ai (?:app|tool|service)s?|bots?|imported from|platforms?',
  models: '(?:language |ai )?models?|llms?',
  documents: 'documents?|files?|attachments?|pdfs?',
  tasks: 'tasks?|to-?dos?|to-?do list|to do list|task list|chores?|to do|errands?',
  events: 'events?|appointments?|appts?|meetings?|dates in my (?:calendar|diary)|commitments?',
  calendar: 'booked|calendar|agenda|schedule|diary|planner|planned|scheduled|coming up|lined up|plans|on the books',
  free: '(?:when |what time |which (?:day|evening|afternoon|morning)s? )?(?:am i|are we|i am|be) (?:still )?(?:free|available)|free time|free slots?|free hours?',
  reminders: 'reminders?|alarms?',
  goals: 'goals?|targets?|objectives?|resolutions?',
  cards: '(?:flash ?|learning |study |index |review )?cards?|flashcards?',
  decks: 'decks?',
  memories:
    'memories|(?:what |everything |things? |anything )?(?:that )?(?:do )?you (?:still )?(?:remember|know)(?: about me| of me)?|have you remembered|you(?:.ve| have)? remembered|remember(?:ed)? about me|facts about me|asked you to remember|told you to remember',
  notes: 'highlights?|annotations?|marked passages?|notes?',
  suggestions: 'suggestions?|inbox|proposals?|suggested',
  archive: '(?:in |from |of |across )?(?:my |the )?(?:whole |entire )?(?:archive|history|workspace|account|library)',
  hour: "hours?|(?:what |which |at what )?time of (?:the )?day|o'clock",
  day: 'days?|dates?',
  weekday: '(?:on )?(?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|day of the week|days of the week',
  week: 'weeks?',
  month: 'months?|monthly',
  year: 'years?|yearly',
  howMany: 'how many(?: different)?|number of|how large a number|count(?: of| up)?|hw many|how mny',
  howMuch: 'how much',
  howOften: 'how often|how many times|how frequently|number of times|times',
  howLong: 'how long|duration|how many (?:hours|minutes) (?:of|do|will|are|am)',
  howFar:
    "how far(?: along)?(?: (?:am i|are we))?(?: (?:on|with|in|towards?))?|how (?:am i|are we|is it|are things|is|are|'s it|'s) (?:doing|going|coming along|getting on|progressing)(?: (?:on|with|at|towards?|for))?|how well (?:am i|are we) doing(?: (?:on|with))?|where (?:do i|am i) (?:stand|at)(?: (?:on|with))?|how (?:am i|are we) (?:on|with)|progress(?: (?:on|of|with|towards?|for))?|how(?:'s| is) (?:my|the)",
  when: 'when|on (?:what|which) (?:day|date)|what (?:day|date|time)|which date|at what time',
  list: 'rank|sort|list|show(?: me)?|give me|display|see|enumerate|view|print|read(?: me)?|name|tell me|what are|what have i got|run me through|go through|overview of|break ?down of|pull up|find',
  which:
    'which(?: ones?)?|what(?= (?:category|categories|assistant|ai|provider|model|month|week|weekday|year|day|conversation|chat|goal|task|event))',
  compare:
    'compared(?: (?:with|to|against))?|compare|versus|vs\\.?|v\\.?|against|as opposed to|difference between|rather than',
  more: 'more(?: often| frequently)?|larger|bigger|higher|busier|longer(?= than)',
  fewer: 'fewer|less(?: often)?|smaller|lower|quieter',
  most: 'the most|most(?: often| frequently| of the time| active| used| conversations| messages| chats)?|biggest|largest|busiest|main|fullest|greatest|favou?rite|top|highest number',
  least:
    'the (?:least|fewest)|least(?: often| used| active)?|fewest|smallest|quietest|lowest number|emptiest|rarest|rarely',
  longest: '(?:the )?most messages|longest|longer|most messages|lengthiest',
  shortest: 'shortest|fewest messages|briefest',
  first: 'first|oldest|earliest|very first|begin|began|start(?:ed)?|for the first time',
  last: 'last|latest|newest|most recent(?:ly)?|recent(?:ly)?|final',
  next: 'next|upcoming|coming|soonest',
  average: 'on average|typical|usual|average|mean|typically|in the mean',
  total: 'together|in total|total|altogether|in all|all together|all in all|sum(?: of| up)?|combined',
  share: '(?:what |which )?(?:percentage|percent|proportion|share|fraction|part|%)(?: of)?',
  left: "(?:is |are |do i have |have i got )?(?:still )?(?:left|remain(?:s|ing)?|to go|missing|outstanding)(?: (?:to do|to go|over))?|(?:away|far) (?:am i )?from|until i(?:'m| am) (?:done|there)|do i still (?:need|have to do|have to go)|more do i need",
  needed:
    '(?:do i (?:need|have) to|must i|should i|need to|have to) (?:do|run|read|learn|save|manage|make|add|get done|keep up)|do i need(?: to do)?|needed|required',
  size: 'by (?:size|number(?: of conversations)?)|(?:with |and |plus )?(?:their |its |the )?(?:sizes?|counts?|numbers|how (?:big|large) (?:is|are|it is|they are|each(?: one)? is)|how many (?:are )?in (?:each|them|it)|(?:with )?how many(?: conversations| chats)? each(?: one)?(?: has| have)?)|how (?:big|large)|how full|what size',
  each: 'per|each|every|by|for each|in each|a(?= (?:day|week|month|year)\\b)|break(?:s|ing)? (?:it |them )?down by|split by|grouped by|sorted by|chart of|chart|graph of|graph',
  ago: 'how long (?:is it |until )?(?:until|till|before|to go until)|how many (?:days|weeks) (?:is it )?(?:until|till|to|before)|how soon is|how long ago|how long (?:has it been|is it) since|how many (?:days|weeks|months|years) ago|how much time has passed since|since when|how long since',
  ever: 'ever|at any time|have i ever|did i ever|once|before now',
  overdue:
    "overdue|past due|late with|running late(?: with)?|late|past (?:its|their|the) (?:deadline|due date)|should (?:already )?have (?:been )?done|should(?:'ve| have) (?:already )?(?:done|finished)|missed|deadlines? (?:have )?passed|already due|behind schedule with",
  open: 'on my plate|on my (?:to-?do )?list|to tackle|open|unfinished|pending|not done|undone|incomplete|still to (?:do|be done)|(?:have|need|got) to (?:do|get done)|to be done|unticked|not (?:yet )?(?:finished|completed)|due to be done|outstanding',
  done: 'finish|done|finished|completed?|ticked off|crossed off|checked off|accomplish(?:ed)?|get done|got done|achieved?|reach(?:ed)?|closed',
  undated:
    'without (?:a |any )?(?:due )?(?:date|deadline|day)s?|with no (?:due )?(?:date|deadline)s?|undated|no (?:due )?(?:date|deadline)',
  due: 'due|deadlines?|to (?:review|study|learn|revise)|for review|up for review|ready to (?:review|study)',
  behind:
    '(?:furthest|most|farthest|the furthest)? ?behind(?: (?:on|with|schedule))?|lagging|falling behind|slowest|worst|not on track|off track|(?:am i |are we )?on track(?: (?:for|with|to reach|to|on))?',
  ahead:
    '(?:furthest|most|the furthest)? ?ahead(?: (?:of schedule|on|with|of plan))?|going (?:best|well)|doing best|best',
  closest:
    '(?:the )?closest(?: to (?:done|being done|finish(?:ed|ing)|completion|complete|the end|target|my target|being (?:reached|finished)))?|nearest(?: to (?:done|completion))?|nearly (?:done|finished|there)|almost (?:done|there|finished|complete)',
  withDocument:
    '(?:that (?:have|contain)|containing|with|having|include|including) (?:an? |any |some )?(?:documents?|files?|attachments?|pdfs?|canvas(?:es)?)(?: (?:attached|in (?:them|it)))?',
  about:
    'about|regarding|concerning|on the (?:topic|subject) of|mention(?:s|ed|ing)?|related to|to do with|dealing with|deal(?:s)? with|cover(?:s|ed|ing)?|on the subject|refer(?:s|red|ring)? to|featuring|containing the words?|where i (?:talk|ask|talked|asked)(?:ed)? about|come up in',
  with: 'with|using|from|through|via|by',
  in: 'in|under|inside|within|into|filed under|from|during|of category|in (?:the )?(?:category|folder)',
  and: 'and|plus|as well as|&',
  or: 'or',
  only: "only|just|but only|limit (?:it|that|them) to|restrict (?:it|that|them) to|narrow (?:it|that|them) down to|what about|how about|what(?:'s| is) it (?:for|like for)|same (?:thing |question )?for|and (?:what|how) about|now",
  than: 'than',
  rest: '(?:the )?(?:rest|others|other ones|remaining ones|remainder)|(?:some |any )?more(?: of (?:them|those))?(?: please)?$|the next (?:ones|few|page|batch)|keep going|go on|continue|all of them|what else',
  those: '(?:of )?(?:those|these|them|they)(?: ones)?',
  before: 'before(?: that| then| it)?|previous(?: one)?|prior|earlier|preceding',
  after: 'after(?: that| then| it)?|following|later|subsequent',
  sinceThen: 'since then|ever since|after that time',
  talk: 's(?:end|ent)(?: to)?|exchanged?|import(?:ed)?|talk(?:ed|ing)?|chat(?:ted|ting)|discuss(?:ed|ing)?|ask(?:ed|ing)?(?: you)?|speak|spoke|spoken|wr[io]te|written|brought up|bring up|come up|came up|said|conversed?|have a conversation|had a conversation',
  use: 'us(?:e|es|ed|ing)|rely on|turn to|prefer|(?<!\\bin )work with|working with',
};
