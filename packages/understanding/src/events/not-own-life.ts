/** Optional first words of a sentence, before the person that it is about. */
const OPENING =
  '(?:(?:and|but|so|also|oh|btw|by the way|as you know|ok|well|because|since|apparently|actually|sadly)[, ]+){0,2}';

/** People outside of the household, whose appointments are their own. */
const OTHER_PERSON_WORDS =
  '(?:brother|sister|mother|father|son|daughter)s?-in-law|step(?:brother|sister|son|daughter)|godmother|godfather|supervisor|tutor|flatmate|housemate|classmate|grandad|granddad|gran|granny|nan|nana|therapist|accountant|lawyer|midwife|boss|colleagues?|co-?workers?|neighbou?rs?|brothers?|sisters?|cousins?|uncles?|aunts?|nephew|niece|friends?|managers?|landlord|landlady|room ?mates?|flat ?mates?|teachers?|professor|grandmother|grandfather|grandma|grandpa|grandparents|competitors?|team ?mates?|ex|clients?|customers?|students?|employees?|director|ceo|intern|assistant|trainer|coach|doctor|of mine|guy|woman|man|girl|boy|lady|people|someone';
const OTHER_PEOPLE = new RegExp(
  `^${OPENING}(?:(?:my|our|his|her|their|a|an|the|one of (?:my|our)|(?:two|three|both|several|a few|some)(?: of (?:my|our))?|some|this|that) (?:\\w+ )?(?:${OTHER_PERSON_WORDS})(?:'s?)?(?!\\w)|(?:\\w+ )?(?:people|guests|players|students|workers|employees|passengers|fans|members)|he|she|they|it(?! is| was|'s)|someone|somebody|everyone|everybody|people|nobody|you|(?:his|her|their) (?:\\w+ ){0,2}\\w+)(?:'s|'re|'ll)? (?!(?:and|or) (?:i|me|we)\\b)`,
  'i',
);
/** A name before a verb: 'Tom has a meeting', 'Lisa and Ben are moving'. */
const NAMED_PERSON =
  /^(?:(?:And|But|So|Also),? )?(?!(?:I|We|My|Our|Still|Just|Also|Now|Must|Kids|The|This|That|There|It|Dinner|Lunch|Brunch|Breakfast|Meeting|Call|Flight|Train|Class|Exam|Party|Wedding|Appointment|Interview|Training|Yoga|Pilates|Rehearsal|Practice|Concert|School|Work|Delivery|Please|Rent|Report|Essay|Gym|Therapy|Choir|Car|Next|First|Final|Daily|Weekly)\b)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[A-Z][a-z]{2,}(?:'s \w+)?(?: (?:and|&) [A-Z][a-z]+| [A-Z][a-z]+)? (?:has|have|is|are|will|plays?|goes|does|works|starts|wants|needs|leaves|flies|meets|takes|gets|moves|runs|teaches|speaks|presents|performs|announces|releases|launches|opens|hosts|faces|travels|turns|said|says)\b/;
/** 'Ines, a colleague, defends her thesis': about somebody else, unless the person takes part. */
const NAME_WITH_APPOSITION =
  /^(?:[A-Z][a-z]+|(?:my|our) [\w-]+), (?:an?|my|our|the|her|his|their) (?:[\w-]+ ){0,3}[\w-]+, (?!(?:i|we|and i|and we)\b)/;
/** 'Grandpa's operation is on Friday': the relative's, unless the person takes part. */
const RELATIVES_THING =
  /^(?:my |our )?(?:grand(?:pa|ma|dad|mother|father)|granddad|gran|granny|nan|nana|mum|mom|dad|mother|father|uncle|aunt|auntie|brother|sister|cousin|husband|wife|partner)'s /i;
/** 'My girlfriend's ex', 'the landlord's son'. */
const RELATIVES_ACQUAINTANCE =
  /^(?:my|our|the) [\w-]+'s (?:\w+ )?(?:ex|boss|colleague|friend|neighbou?r|brother|sister|son|daughter|cousin|mother|father|mum|mom|dad|parents|teacher|landlord|flatmate|roommate)\b/i;
const FIRST_PERSON = /\b(?:i|i'm|i'll|i've|we|we're|we'll|me|us)\b/i;

/** Someone comes to visit the person, who is therefore involved. */
const VISIT =
  /\b(?:comes?|coming|arriv\w+|visit\w*|lands?|landing|fl(?:y|ies|ying) (?:in|over)|driv(?:es|ing) (?:up|over|down)|stay(?:s|ing) (?:with|over|at ours)|stop(?:s|ping) by|drop(?:s|ping) by|deliver\w*|picks? (?:me|us) up|(?:invit\w+|ask\w*|tak(?:es?|ing)|driv(?:es?|ing)|meets?|meeting|see(?:s|ing)?|show(?:s|ing)?|giv(?:es?|ing)|train(?:s|ing)|teach(?:es|ing)) (?:me|us)|picking (?:me|us) up|collect\w*|inspect\w*|viewing|with (?:me|us)|at ours|my|our|(?:and|so|,|because|when) (?:i|we)(?:'m|'re|'ll| am| are| will)?(?! not)(?!'d|'ve an?\b| (?:have an?\b|don't|can't|won't|am not|are not|would|want|think|wonder|feel|hope|wish|hate|worry|can|could|never|have no|need (?:tips|advice|ideas|help))))\b/i;
/** Occasions of others that people attend. */
const OCCASION =
  /\b(?:weddings?|marr(?:y|ies|ying)|getting married|birthday|graduation|funeral|christening|baptism|baby shower|recital|housewarming|leaving do|leaving party|farewell|gender reveal|ba[rt] mitzvah|confirmation|hen do|stag do|engagement party|retirement party)\b/i;
/** 'My best friend's party is on Saturday': the person is invited to an occasion, unlike in 'my friend has a party'. */
const THEIR_OCCASION =
  /^(?:my|our) (?:\w+ )?\w+(?:'s|s'?) (?:\w+ )?(?:party|dinner|leaving do|barbecue|bbq|show|concert|play)\b/i;
const NAMES_OWN_THING = /\b(?:my|our)\b/i;

/** News, sport and science: things that take place without the person, unlike an event named after them ('equinox hike'). */
const PUBLIC_LIFE =
  /\b(?:president|prime minister|chancellor|minister|government|parliament|congress|senate|supreme court|fed|ecb|central bank|nasa|spacex|nato|united nations|european union|elections?|voters?|referendum|summit|ceasefire|court|judges?|merger|lawsuit|strikes?|unions?|tax reform|protests?|inflation|interest rates?|rocket|tides?|full moon|new moon|sunset|sunrise|solstice|equinox|on sale|into force|box office|eclipse|line-?up|kick-off time|meteor|hurricane|half[- ]time|weather|forecast|temperatures?|premier league|champions league|bundesliga|world cup|euro \d{4}|olympics?|grand prix|formula (?:1|one)|super bowl|playoffs?|semi-?finals?|quarter-?finals?|episodes?|netflix|box office|trailer|astronauts?|scientists?|researchers|celebrity|the (?:lakers|yankees|striker)|nba|nfl|mlb|uefa|fifa)\b(?! (?:hike|walk|swim|ride|party|dinner|lunch|brunch|breakfast|picnic|barbecue|bbq|drinks|bonfire|get-?together|gathering|sweepstake)\b)/i;
/** Shops, offices, companies and machines: statements about them are public information. */
const PUBLIC_THINGS =
  /\b(?:stocks?|shares|markets?|index|earnings|storm|league|seasons?|series|premieres?|airs|album|stores?|shops?|museum|library|pharmacy|supermarket|bakery|company|competitor|app|version|update|servers?|system|website|bus(?:es)?|trains|flights|ferries|singer|band|club|team (?:won|lost|plays)|police|army|apple|google|microsoft|tesla|amazon|openai)\b/i;
/** A result: 'won 3-1', 'beat them 102 to 98'. */
const SPORTS_RESULT =
  /\b(?:won|win|wins|beat|beats|lost|lose|loses|defeat\w*|drew|draw|score[ds]?|final score|leads?)\b.{0,40}\b\d{1,3}\s?(?:-|–|:|to|all)\s?\d{1,3}\b|\b\d{1,3}\s?[-–]\s?\d{1,3}\b.{0,30}\b(?:win|victory|defeat|loss|lead|against|over)\b|(?<![\dT:])\d{1,2}:\d{2}:\d{2}(?![:\d])/i;
/** 'Liverpool v City'. */
const MATCH = /\b\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)? (?:v|vs|versus)\.? \p{Lu}/u;
/** 'Leaves at 7:15, 9:15 and 11:15': a timetable. */
const TIMETABLE = /(?:\b\d{1,2}[:.]\d{2}\b.{0,12}?(?:,| and| &|\/) ?(?:at )?){2}\d{1,2}[:.]\d{2}\b/i;

/** 'My cat throws up every morning': repeated actions of somebody or something. */
const REPEATED_ACTION =
  /^(?:my|our|the) (?:\w+ )?(?!\w+ (?:sees|meets|treats|teaches) (?:me|us)\b)(?!class|team|club|group|choir|band|course|book|meeting|call|lesson|training|practice|kids|children)\w+ (?!is|has|meets|starts|begins|runs|takes|comes|class|lessons|visits|picks|collects)\w+s (?!(?:on|at|every|each)\b)/i;
/**
 * The activities of a business are not in the calendar of the people who work there: 'our restaurant serves brunch
 * every Sunday'.
 */
const BUSINESS =
  /^(?:my|our|the|this) (?:\w+ )?(?:canteen|cafeteria|library|church|council|town|city|club|pool|zoo|museum|cinema|theatre|restaurant|shop|store|bakery|caf[eé]|company|firm|bank|gym|hotel|bar|pub|school|university) (?!(?:is|wants|needs|expects|has|books|cards|fees|classes|lessons|tickets|meetings)\b)\w+s\b/i;
/** The verb of a statement. A note ('dentist friday 9am') has none. */
const STATEMENT_VERB =
  /\b(?:is|are|isn't|aren't|has|have|will|would|does|can|could|may|starts|begins|ends|opens|closes|takes? place|runs|plays|faces|meets|leaves|departs|goes|launches|announces|votes|expires|gets|wants|needs|says|works|holds|hosts|turns|flies|moves|returns|costs|means|happens|releases|reports|publishes)\b/i;

/** The verb of a statement about several things: 'trains leave every hour'. */
const PLURAL_STATEMENT_VERB = /\b(?:leave|run|open|close|depart|go|stop|meet|start|play|happen)\b/i;

/** 'My boss wants the forecast from me by Monday': a duty of the person. */
const WANTED_FROM_ME =
  /\b(?:wants?|needs?|expects?) (?:.{2,80} from (?:me|us)\b|(?:my|our|the|a|an) .{2,80}\b(?:by|before|until)\b)/i;
/** Things that the person only read or heard about. */
const HEARSAY =
  /^(?:so )?(?:i|we) (?:just |also )?(?:read|heard|hear|gather|saw|think|believe|guess|assume)(?:(?: \w+){0,3} that| it'?s| they'?re| the| there'?s) (?!.*\b(?:i|we|my|our|me|us)\b)|^(?:(?:breaking|news|headline|rumou?rs?|update|fun fact|trivia)\s?:|(?:they|people|some|experts|scientists) say\b|rumou?r has it|word is|apparently)(?!.*\b(?:i|we|my|our|me|us)\b)|^(?!.*\b(?:i|we|my|our|me|us)\b).*(?:, they say|, (?:he|she|it) says|on the (?:radio|news|telly|tv)|, according to)\b/i;

/** 'A friend wants an invitation text for her housewarming': the wish is for a text. */
const WANTS_TEXT =
  /\b(?:wants?|needs?(?! to\b)|asked (?:me )?for|is looking for) (?:an? |some |the )?(?:[\w-]+ ){0,2}(?:invitations?|texts?|cards?|speech|poems?|posters?|flyers?|captions?|e-?mails?|letters?|posts?|announcements?|slogans?)\b/i;

/** Whether a sentence is about other people or public life, and the person takes no part. */
export const concernsOthers = (sentence: string, isFirstPerson: boolean, isRepeated: boolean): boolean => {
  if (
    HEARSAY.test(sentence) ||
    WANTS_TEXT.test(sentence) ||
    SPORTS_RESULT.test(sentence) ||
    BUSINESS.test(sentence) ||
    (isRepeated && REPEATED_ACTION.test(sentence))
  )
    return true;
  const isRelativesThing = RELATIVES_THING.test(sentence) && !OCCASION.test(sentence) && !THEIR_OCCASION.test(sentence);
  const namesOther = RELATIVES_ACQUAINTANCE.test(sentence) || NAME_WITH_APPOSITION.test(sentence) || isRelativesThing;
  if (namesOther && !FIRST_PERSON.test(sentence)) return true;
  if (OTHER_PEOPLE.test(sentence) || NAMED_PERSON.test(sentence)) {
    if (/\bwants? (?:me |us )?to\b/i.test(sentence)) return true;
    if (WANTED_FROM_ME.test(sentence)) return false;
    const predicate = sentence
      .replace(OTHER_PEOPLE, ' ')
      .replace(/^(?:my|our)\b/i, ' ')
      // 'Someone in my book club is having …'
      .replace(/^\s*(?:in|from|at|on|of) (?:my|our) [\w-]+(?: [\w-]+)? (?=(?:is|are|has|have|will|was)\b)/i, ' ');
    // 'Her flight lands at 6' does not mean that she visits the person.
    if (/^(?:his|her|their)\b/i.test(sentence) && !/\b(?:i|we|me|us|my|our)\b/i.test(predicate)) return true;
    return !VISIT.test(predicate) && (isRepeated || !(OCCASION.test(predicate) || THEIR_OCCASION.test(sentence)));
  }
  if (isFirstPerson || NAMES_OWN_THING.test(sentence)) return false;
  return (
    PUBLIC_LIFE.test(sentence) ||
    TIMETABLE.test(sentence) ||
    MATCH.test(sentence) ||
    (PUBLIC_THINGS.test(sentence) && (STATEMENT_VERB.test(sentence) || PLURAL_STATEMENT_VERB.test(sentence)))
  );
};
