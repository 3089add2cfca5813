import type { FactPattern } from './fact.ts';
import { OCCUPATION } from './occupations.table.ts';

/** 'I am', 'I've been'. */
const I_AM = String.raw`\b(?:i'm|i am|im|i've been|i have been)(?: (?:currently|now|also|still|a bit of|actually|originally|happily|just))*`;
const I = String.raw`\bi(?: (?:currently|now|also|still|actually|mainly|mostly|usually|really|always))*`;
/** A value that begins with a capital, such as the name of a place or a company. */
const STARTS_WITH_NAME = /^(?:the |a )?\p{Lu}/u;

const INSTRUMENTS_AND_GAMES =
  'guitar|piano|violin|cello|drums|bass|flute|saxophone|trumpet|clarinet|ukulele|harp|organ|chess|football|soccer|tennis|basketball|volleyball|badminton|squash|padel|golf|hockey|rugby|cricket|table tennis|handball|baseball|d&d|dungeons and dragons';
const LANGUAGES =
  'english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|czech|swedish|norwegian|danish|finnish|greek|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|tamil|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|romanian|hungarian|bulgarian|serbian|croatian|catalan|swahili';
const BUSINESS =
  'business|company|shop|store|agency|studio|startup|start-up|blog|farm|practice|cafe|café|restaurant|bakery|bar|school|channel|podcast|newsletter|gallery|salon|hotel|guesthouse|bookshop|bookstore|workshop|nonprofit|non-profit|charity|association|firm|consultancy|brewery|vineyard|gym';

/** 'Acme', 'the BBC', 'a small bank'. */
const EMPLOYER = new RegExp(
  String.raw`^(?:the |a )?\p{Lu}|^an? (?:[\p{L}-]+ ){0,3}(?:${BUSINESS}|bank|hospital|university|ngo|museum|library|kindergarten|nursery|publisher|newspaper|ministry|council|airline|clinic|school|office|warehouse|factory|care home)\b`,
  'u',
);

/** A word before an occupation: 'pediatric' nurse, but not 'little worried about my' host, nor 'very good' driver. */
const ADJECTIVE = String.raw`(?!(?:about|of|for|with|in|on|at|to|who|that|my|the|an?|little|bit|lot|fan|very|good|bad|great|huge|big|total|terrible|better|worse|slow|fast|quick|visual|light|heavy|potential|native)\b)[\p{L}&/'-]+`;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Tried in this order on each sentence; of one attribute the first match counts. */
export const ENGLISH_FACTS: readonly FactPattern[] = [
  {
    section: 'about',
    attribute: 'name',
    match: /\b[Mm]y (?:full |first )?name(?:'s| is) (?<thing>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u,
    countsAlone: false,
    isExact: true,
  },
  {
    section: 'about',
    attribute: 'home',
    match: pattern(
      String.raw`(?:${I} (?:live|reside)(?: with [\p{L} ]{2,30}?| alone)? (?:in|near|on|at|outside(?: of)?)|${I_AM} (?:based|living)(?: with [\p{L} ]{2,30}?| alone)? (?:in|near|outside(?: of)?)) (?<thing>.+)`,
    ),
    countsAlone: true,
    only: STARTS_WITH_NAME,
    unless: /^(?:I|God|Christ|Minecraft|React|Java\w*|Python)\b/,
  },
  {
    section: 'about',
    attribute: 'origin',
    match: pattern(String.raw`(?:${I} (?:was born|grew up|was raised) in|${I_AM} from) (?<thing>.+)`),
    countsAlone: true,
    only: /^(?:the |a )?\p{Lu}|^(?:19|20)\d\d\b/u,
  },
  {
    section: 'about',
    attribute: 'language',
    match: pattern(
      String.raw`(?:${I} speak|\bmy (?:native|first|mother) (?:language|tongue) is|${I_AM} (?:a )?(?:native|fluent)(?: speaker of| in)?) (?<thing>(?:(?:fluent|some|a little|basic|good) )?(?:${LANGUAGES})\b.*)`,
    ),
    countsAlone: true,
  },
  {
    section: 'about',
    attribute: 'diet',
    match: pattern(
      String.raw`${I_AM}(?: an?)?(?: (?:strict|lifelong))? (?<thing>(?:vegan|vegetarian|pescatarian|flexitarian|halal|kosher)\b)(?! (?:restaurant|recipe|dish|meal|cook|food|blog))`,
    ),
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'about',
    attribute: 'avoids',
    match: pattern(
      String.raw`\bi (?:don't|do not|never) (?:eat|drink) (?<thing>(?:any )?(?:meat|pork|beef|fish|seafood|shellfish|dairy|gluten|eggs|nuts|sugar|alcohol|coffee|milk|mushrooms)\b(?: or \w+)?)(?! (?:before|after|at|in|on|every|during))`,
    ),
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'about',
    attribute: 'plays',
    match: pattern(String.raw`${I} play (?:the )?(?<thing>(?:${INSTRUMENTS_AND_GAMES})\b.*)`),
    countsAlone: true,
  },
  {
    section: 'about',
    attribute: 'hobby',
    match: pattern(
      String.raw`(?:\bmy (?:main |favou?rite )?hobb(?:y|ies) (?:is|are|include)|\bin my (?:free|spare) time,? i (?:like to|love to|enjoy)?) (?<thing>.+)`,
    ),
    countsAlone: true,
  },
  {
    section: 'about',
    attribute: 'tool',
    match: pattern(
      String.raw`${I} use (?:an? |the )?(?<thing>(?:Mac(?:Book|OS)?|Windows|Linux|Ubuntu|iPhone|iPad|Android|Pixel|Obsidian|Notion|Emacs|Vim|Neovim|VS ?Code|Cursor|Logseq|Todoist|Things|Apple|Google|Outlook|Excel|Figma|Lightroom|Photoshop|Ableton|Logic|Scrivener|Anki|Zotero)\b)`,
    ),
    countsAlone: false,
    isExact: true,
    only: /^\p{Lu}|^i\p{Lu}/u,
  },
  {
    section: 'about',
    attribute: 'preference',
    match: pattern(String.raw`${I} prefer (?<thing>.+)`),
    countsAlone: false,
    unless:
      /^(?:if|that|it|this|not|option|number|the (?:first|second|third|last|other)|\w+ (?:answers?|replies|responses|explanations?))\b/i,
  },
  {
    section: 'work',
    attribute: 'job',
    match: pattern(
      String.raw`${I_AM} (?<thing>(?:an? |the |self-employed |freelance )(?:${ADJECTIVE} ){0,3}(?:${OCCUPATION})\b.*)`,
    ),
    countsAlone: true,
  },
  {
    section: 'work',
    attribute: 'job',
    match: pattern(String.raw`(?:${I} work|${I_AM} working) as (?<thing>(?:an? |the )?[\p{L}].*)`),
    countsAlone: true,
    unless: /^(?:intended|expected|well|hard|much|it|this|that|part of|soon|long)\b/i,
  },
  {
    section: 'work',
    attribute: 'employer',
    match: pattern(String.raw`(?:${I} work|${I_AM} (?:working|employed)) (?:at|for|with) (?<thing>.+)`),
    countsAlone: true,
    only: EMPLOYER,
    unless: /^(?:I|Python|Java\w*|React|Excel|SQL|Docker|Kubernetes|Git\w*|AI|LLMs?|Claude|ChatGPT|GPT)\b/,
  },
  {
    section: 'work',
    attribute: 'employer',
    match: pattern(String.raw`(?:${I} work|${I_AM} working) in (?<thing>an? .+)`),
    countsAlone: true,
    only: EMPLOYER,
  },
  {
    section: 'work',
    attribute: 'field',
    match: pattern(
      String.raw`(?:${I} work|${I_AM} working) in (?<thing>(?:the )?(?:[\p{L}-]+ ){0,3}(?:marketing|finance|sales|education|healthcare|health care|tech|it|hr|human resources|logistics|retail|hospitality|tourism|construction|advertising|consulting|publishing|research|engineering|design|insurance|banking|law|media|journalism|film|gaming|agriculture|manufacturing|administration|government|industry|sector)\b.*)`,
    ),
    countsAlone: true,
  },
  {
    section: 'work',
    attribute: 'business',
    match: pattern(
      String.raw`(?:${I} (?:run|own|co-?own|manage|founded|lead)|${I_AM} (?:running|the (?:owner|founder|co-?founder|head|director) of)) (?<thing>(?:an?|my own|my|our|the) (?:[\p{L}-]+ ){0,4}(?:${BUSINESS}|team|department)\b.*)`,
    ),
    countsAlone: true,
  },
  {
    section: 'work',
    attribute: 'status',
    match: pattern(
      String.raw`${I_AM} (?<thing>(?:self-employed|retired|unemployed|between jobs|on (?:parental|maternity|paternity) leave|a stay-at-home (?:mum|mom|dad|parent)|a freelancer)\b)`,
    ),
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'work',
    attribute: 'study',
    match: pattern(
      String.raw`(?:${I} study|${I_AM} (?:studying|doing (?:an?|my) (?:phd|master'?s?|bachelor'?s?|degree|apprenticeship) (?:in|at)|majoring in)) (?<thing>(?!for\b|hard\b|how\b|a lot\b|this\b|the (?:following|chapter)|about\b|at home\b)[\p{L}].*)`,
    ),
    countsAlone: true,
    only: /\p{Lu}|\b(?:law|medicine|engineering|economics|physics|biology|chemistry|psychology|history|philosophy|mathematics|maths|computer science|architecture|design|nursing|business|accounting|linguistics|literature|music|art|education|politics|sociology|marketing)\b/u,
  },
];
