import type { Pattern } from './lexicon.ts';

/**
 * Words for code, data and the chat itself. A sentence with one of them is about a task for the assistant, not about the
 * person's life.
 */
const TECHNICAL_TERMS =
  /\b(?:scripts?|functions?|quer(?:y|ies)|regex\w*|commands?|snippets?|variables?|class(?:es)?|loops?|arrays?|json|yaml|csv|html|css|api|code|prompts?|tables?|list of|error|exception|compile|debug|install\w*|package|terminal|dataset|dataframe|repo|docker|kubernetes|git|sql|excel|spreadsheet formula|macro|userscript|shortcut|component|endpoint|nodes?(?:\.?js)?|rows?|columns?|cells?|next line|strings?|headers?|tokens?|cron|jquery|ajax|angular|providers?|middleware|controllers?|websockets?|callbacks?|webhooks?|async|localhost|http|dom|cli|chatgpt|gpt|conversation)\b/i;

/** Requests to the assistant, not plans. */
const REQUEST_TO_ASSISTANT =
  /^(?:you\b|know\b|ask\b|see\b|understand\b|hear\b|be (?:able|sure|clear)|make sure|start (?:over|by|with|from|again|a conversation)|start off|go (?:with|over|through|ahead|deeper|back)|get (?:a|an|the|some) (?:list|output|idea|answer|sense|summary)|send you|give you|tell you|show you|paste|share|talk (?:to you|about)|do (?:is|this|that|it)\b|think\b|purchase\b|use (?:this|that|it)\b|try (?:again|this|that|it)\b|find out|figure|clarify|say|add|need\b|have to\b|be\b|use\b|wait\b|not\b|stay\b|leave\b|keep\b|let\b|go home\b)/i;

/** What a person struggles with if it is a task for the assistant: no worry about their life. */
const DIFFICULTY_OF_TASK = new RegExp(
  String.raw`^to (?:understand|grasp|figure|find|get|make|write|solve|see|come|think|implement|install|set up|connect|run|wrap)\b|${TECHNICAL_TERMS.source}`,
  'i',
);

/** Things that take weeks or years: 'I want to' with one of them is a plan. */
const LONG_TERM = [
  String.raw`learn (?!(?:about|how|more|what|if|why)\b)`,
  String.raw`start (?:an?|my|our|your own|learning|running|investing|exercising|working|dating|saving)\b`,
  String.raw`(?:launch|found|build|renovate|redo|redecorate|organi[sz]e|host|publish|finish|design|record|self-publish|plan) (?:an?|my|our|his|her|their)\b`,
  String.raw`(?:buy|sell|rent) (?:an?|my|our) (?:[\w-]+ ){0,2}(?:house|home|flat|apartment|condo|place|car|bike|van|boat|land)\b`,
  String.raw`open (?:an?|my) (?!(?:\w+ )?account)`,
  String.raw`find (?:an?|my|our) (?:[\w-]+ ){0,3}(?:jobs?|internship|apprenticeship|house|home|flat|apartment|place|partner|hobby|therapist|school|mentor|publisher|agent)\b`,
  'apply (?:for|to)(?! (?:each|every|all)\\b)|move (?:to(?! the (?:next|previous|left|right|top|bottom|end|start|beginning|other)\\b)|out|in|back|abroad)|switch (?:careers?|jobs?|majors?|schools?|to)',
  'change (?:my )?(?:careers?|jobs?|majors?|lifestyle|diet)|quit my|travel|visit(?! (?:every|each|all)\\b)|train for|study|become|enroll|join|adopt|volunteer|retire|emigrate|relocate',
  'get (?:(?:back )?into|fit|married|divorced|certified|promoted|in shape|better|healthier|pregnant|out of debt|an? (?:new |better |full-time |part-time )*(?:job|degree|dog|cat|puppy|house|car|licen[cs]e|certificat\\w+|tattoo|promotion)|my (?:licen[cs]e|degree|\\w+ certificat\\w+|life|finances|health))',
  'write (?:an?|my) (?:\\w+ ){0,2}(?:book|novel|memoir|thesis|dissertation|blog|screenplay|musical|play|album|song|column|newsletter|collection)',
  'save (?:up|money|more|for)|lose (?:weight|\\d+|some weight|the)|improve my|raise (?:my|an?|our)|grow (?:my|an?|our)|invest|pay off|make a living|earn',
  'run an? (?:\\w+ )?(?:marathon|half|10k|5k|race|business|shop|blog)|take (?:an?|some|up|my) (?:\\w+ )?(?:courses?|trips?|class(?:es)?|lessons?|sabbatical|year|vacation|holiday|certification|exam)|take up|cut (?:down|back)|stop (?:smoking|drinking|eating)|hike|cook more|spend (?:more|less)|eat (?:more|less|better|healthier)|teach (?:myself|my)|volunteer|compose|pursue|propose|declutter',
].join('|');

/** How a statement about oneself starts: 'I am currently', 'we have been'. */
const FIRST_PERSON_START = String.raw`\b(?:i|we)(?:'m| am|'re| are|'ve been| have been)(?: (?:currently|also|now|still|actually|seriously))?`;

/** 'Thinking about getting a dog': in a chat, sentences often have no subject. */
const NO_SUBJECT = '^(?:(?:currently|also|now|still|actually|seriously|just|ok|so),? )*';

/** 'I am' with one of these is a worry. */
const FEELINGS =
  'worried|anxious|stressed(?: out)?|nervous|scared|afraid(?= of| about| to| for)|terrified|overwhelmed|burn(?:ed|t)[ -]?out|exhausted|frustrated|depressed|lonely|hopeless|insecure|panicking|struggling|drained|miserable';

/** 'I have to' with one of these is a promise, if it is owed to a person or by a day. */
const ERRAND =
  'call|phone|e-?mail|text|write (?:back )?to|reply to|respond to|get back to|pay|renew|book|cancel|return|submit|hand in|pick up|drop off|apologi[sz]e|thank|visit|invite|register|file|sign up|schedule|make an appointment|send|order|buy|see (?:a|an|my|our|the)(?= (?:\\w+ )?(?:doctor|dentist|vet|lawyer|therapist|specialist))|find an?(?= (?:new |good |better )?(?:accountant|doctor|dentist|gp|vet|lawyer|notary|therapist|plumber|electrician|babysitter|nanny|daycare|tutor|trainer|coach|flat|apartment|house|school)\\b)';

/** A person, a day, or something that falls due. The last alternatives match any capitalised name. */
const OWED_TO_OR_BY =
  /\b(?:mum|mom|mother|dad|father|parents?|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|grand\w+|uncle|aunt|cousins?|friends?|boss|manager|colleagues?|teacher|professor|doctor|dentist|landlord|bank|insurance|lawyer|accountant|school|vet|client|customer|team|rent|taxes|bill|passport|licen[cs]e|invoice|report|application|form|thesis|essay|assignment|vat return|supplier|landlady|plumber|electrician|accountants?|notary|headmaster|headmistress|neighbou?rs?|nurse|midwife|physio\w*|surgeon|therapist|\w{4,}(?:ologist|opedist|iatrist|entist|ician)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|weekend|(?:this|next) (?:week|month)|by the|before the|until the|january|february|march|april|june|july|august|september|october|november|december)\b|\b(?!(?:i|the|a)\b)[A-Z][a-z]{2,}\b/;

/** 'I want to' with one of these and a frequency is a habit. */
const ROUTINE =
  'exercis|work out|working out|meditat|journal|stretch|run|jog|walk|read|sleep|wake|get up|go to bed|drink|eat|cook|practi[cs]|study|writ|swim|cycl|pray|floss|sav|declutter|yoga|gym|train|call|clean|plan';

/** Tried in this order; the first match decides. */
export const PATTERNS: readonly Pattern[] = [
  {
    kind: 'done',
    form: 'infinitive',
    match:
      /\b(?:i|we)(?:'ve| have)? (?:finally |just |already |now |successfully )*(?:finished|published|completed|launched|submitted|moved|bought|booked|sent|called|paid|passed|released|posted|sold|signed|renewed|returned|cancelled|canceled|visited|learned|learnt) (.+)/i,
    unless: /^(?:a |an |the |this |that )?(?:error|message|result|output|response|question|idea)/i,
  },
  {
    kind: 'habit',
    form: 'infinitive',
    match:
      /\b(?:build|develop|start|form|get (?:back )?into|keep|stick (?:to|with)|maintain|establish|set up|create|follow)(?:ing)? (?:up )?(?:(?:an?|the|my|this|better|good|healthy|daily|regular|new|consistent) ){0,4}(?=(?:[\w-]+ ){0,3}(?:habits?|routines?|workout plan|sleep schedule|exercise plan|exercising|meditating|journaling|working out|running|reading|practi[cs]ing)\b)(.+)/i,
    unless:
      /\b(?:code|codebase|coding style|git|team's|customers?|users?|apps?|tracker|tracking|website|software|feature)\b/i,
  },
  {
    kind: 'habit',
    form: 'infinitive',
    match: new RegExp(
      String.raw`\b(?:i|we)(?:'d| would)? (?:really |just |also )*(?:want|wanna|like|need|should|ought|wish|try|have been trying|'ve been trying|am trying|hope)(?: i could)?(?: to)? (?:(?:try|start|begin) (?:to |and )?|be |get better at )?((?:(?:do|go|go for|go to|have|take) (?:an? |the )?)?(?:${ROUTINE})\w*\b.{0,80}\b(?:every (?:single )?(?:day|morning|evening|night|week|weekday|other day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|daily|each (?:day|morning|evening|night|week)|nightly|weekly|regularly|more often|more consistently|(?:once|twice|three times|\d+ times) a (?:day|week)|a day|per day|earlier))`,
      'i',
    ),
  },
  {
    kind: 'habit',
    form: 'infinitive',
    match:
      /\b(?:i|we)(?:'d| would)? (?:really |just |also )*(?:want|wanna|like|need|should|ought|wish|am trying|'m trying|have been trying|'ve been trying)(?: to)? ((?:exercise|read|sleep|meditate|walk|run|cook|drink (?:more )?water|work out|write|practi[cs]e|stretch|save) (?:a bit |a lot )?(?:more|better|longer)\b.*|(?:quit|stop) (?:smoking|drinking|procrastinating|biting|vaping|snacking|scrolling|doomscrolling|staying up)\b.*|wake up earl\w+.*|go to bed earl\w+.*|drink more water.*|eat (?:health\w+|better|less|more)\b.*)/i,
  },
  {
    kind: 'habit',
    form: 'infinitive',
    match:
      /\bhow (?:do|can|could|should|would) i (?:finally |actually |best )?((?:quit|stop) (?:smoking|procrastinating|biting|vaping|snacking|scrolling|staying up|doomscrolling)\b.*|wake up earl\w+.*|go to bed earl\w+.*|be more (?:consistent|disciplined|organi[sz]ed)\b.*|drink more water.*|eat health\w+.*|sleep better.*|exercise more.*|read more.*)/i,
  },
  {
    kind: 'promise',
    form: 'infinitive',
    match:
      /\bi(?:'ve| have)? (?:promised|agreed|committed|pledged|vowed|swore)(?: (?!to\b)[\p{L}'.]+){0,3}(?: that)? (?:to|i(?:'d| would|'ll| will)) (.+)/iu,
  },
  {
    kind: 'promise',
    form: 'infinitive',
    match:
      /\bi(?:'ve| have)? (?:told|said to|assured) (?:my |our |the )?[\p{L}']+\.?(?: [\p{L}']+)?(?: that)? (?:i(?:'d| would|'ll| will)) (.+)/iu,
    unless: /^(?:be|not|never|have)\b/i,
  },
  { kind: 'promise', form: 'infinitive', match: /\bi(?:'ve| have)? said (?:that )?i(?:'d| would|'ll| will) (.+)/i },
  {
    kind: 'promise',
    form: 'infinitive',
    match: new RegExp(
      String.raw`\b(?:i|we)(?:'ve)? (?:really |still |also |just )*(?:have to|need to|must|should|gotta|ought to|got to|mustn't forget to) (?:really |finally |also )?((?:${ERRAND})\b.+)`,
      'i',
    ),
    unless: TECHNICAL_TERMS,
  },
  {
    kind: 'worry',
    form: 'noun',
    match: new RegExp(
      String.raw`\b(?:i(?:'m| am|'ve been| have been| feel| get)|makes me|leaves me|^(?:still|feeling|so|really)\b)(?: (?:so|really|very|quite|a bit|a little|always|constantly|still|feeling|getting|just|pretty|super|too|also|kind of|sort of|been|completely|totally|honestly|extremely|incredibly|absolutely|already|more and more))* (?<feeling>${FEELINGS})\b(?: (?:about|with|of|by|that|over|at|on|because(?: of)?|in|when|for) )?(?<thing>.*)`,
      'i',
    ),
    unless: DIFFICULTY_OF_TASK,
  },
  {
    kind: 'worry',
    form: 'noun',
    match:
      /\bi (?:(?:really|always|constantly|still|just|often) )*(?:worry|stress|panic|struggle|fear|dread)(?: (?:about|with|that|over|when|to|out about))? (.+)/i,
    unless: DIFFICULTY_OF_TASK,
  },
  {
    kind: 'worry',
    form: 'noun',
    match:
      /\bi (?:(?:really|still|just|barely) )*(?:can't|cannot|can not|couldn't|can barely|can hardly) ((?:fall asleep|sleep|focus|concentrate|relax|cope|keep up|get over|stop (?:worrying|thinking|overthinking|procrastinating))\b.*)/i,
    unless: DIFFICULTY_OF_TASK,
  },
  {
    kind: 'worry',
    form: 'noun',
    match:
      /\bi keep ((?:worrying|failing|procrastinating|putting off|fighting|arguing|waking up|overthinking|stressing)\b.*)/i,
    unless: DIFFICULTY_OF_TASK,
  },
  {
    kind: 'worry',
    form: 'noun',
    match: /\bi (?:just )?(?:don't|do not) know (?:what to do about|how to (?:deal|cope) with) (.+)/i,
    unless: DIFFICULTY_OF_TASK,
  },
  {
    kind: 'plan',
    form: 'infinitive',
    match: new RegExp(
      String.raw`(?:(?:${FIRST_PERSON_START} |${NO_SUBJECT})(?:planning|hoping|intending|preparing|aiming|thinking (?:of|about) trying|getting ready)|\b(?:i|we) (?:plan|intend|aim)|\b(?:i|we)(?:'ve| have)? decided|\b(?:i|we)(?:'ve| have) been meaning|\bmy (?:main |eventual |long-term )?(?:goal|plan|dream|aim|resolution|intention)(?: (?:this|for)[\w ]{1,20})? is) to (.+)`,
      'i',
    ),
    unless: REQUEST_TO_ASSISTANT,
  },
  {
    kind: 'plan',
    form: 'gerund',
    match: new RegExp(
      String.raw`(?:${FIRST_PERSON_START} (?:planning on|planning for|thinking (?:of|about)|considering|looking (?:in)?to|training for|saving (?:up )?for|studying for|preparing for)|${NO_SUBJECT}(?:planning on|training for|saving up for|thinking (?:of|about)(?= (?:\w+ ){0,2}(?!th?ing\b)\w+ing\b))|\bwith the (?:eventual )?(?:goal|aim) of) (.+)`,
      'i',
    ),
    unless: /^(?:asking|using|how|what|why|whether|if|using (?:this|that|it)|that|it|this|them|you)\b/i,
  },
  {
    kind: 'plan',
    form: 'noun',
    match: new RegExp(
      String.raw`${FIRST_PERSON_START} (?:working on|writing|building|developing|designing|drafting|organi[sz]ing|planning|learning) ((?:an?|my|our|the|some|another|(?!to\b)\w+) .+)`,
      'i',
    ),
    unless: new RegExp(`^(?:this|that|it|from|with|in|as|at|on|off|out)\\b|${TECHNICAL_TERMS.source}`, 'i'),
  },
  {
    kind: 'plan',
    form: 'infinitive',
    match: new RegExp(
      String.raw`(?:\b(?:i|we) (?:really |always |also |eventually |finally |just )*(?:want|wanted|wish|hope|would (?:really )?(?:like|love))|(?:\b(?:i|we)(?:'d| would)|, (?:but )?would) (?:really )?(?:like|love)|${FIRST_PERSON_START} (?:going|about|looking|trying)) to (?:eventually |finally |really )?((?:${LONG_TERM})\b.*)`,
      'i',
    ),
    unless: new RegExp(`${REQUEST_TO_ASSISTANT.source}|${TECHNICAL_TERMS.source}`, 'i'),
  },
];

/** Whether a duty is owed to a person or by a day. The first word of the duty is its verb and does not count. */
export const isOwed = (duty: string): boolean => OWED_TO_OR_BY.test(duty.replace(/^\W*\w+/, ''));
