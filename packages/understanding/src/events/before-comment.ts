/** Where a comment on a plan may begin: ' and I've written …', ' aber der …', ', stuck on …', ' - 90 rows left'. */
const COMMENT_START =
  /[,;–—]\s|\s-\s|\.{2,3}\s|\s(?:and(?! a (?:half|quarter))|but|so|because|und|aber|weil|en|maar|want|dus|e(?! (?:mezz|meia|un quarto|quinze|vinte|trinta|\d))|ma|perché|mas|porque|pero|y(?! (?:media|cuarto|diez|veinte|\d))|et(?! (?:demie?|quart|\d))|mais|car)\s/giu;

/** A comment that withdraws the plan. */
const WITHDRAWS_PLAN =
  /cancel|said no|refused|declined|turned (?:it|them|him|her|that) down|backed out|bailed|abgelehnt|nein gesagt|nee gezegd|geweigerd|j'ai refusé|j'ai dit non|dije que no|le dije que no|ho detto (?:di )?no|disse que não|recusei|called off|moved|postponed|rescheduled|no longer|not any ?more|(?:can't|won't|not going|don't want to) |skip|not invited|not involved|nothing to do with|without me|can't go|can't make it|not coming|not going|instead|already (?:did|done|had|sent|paid|been|over|gone|\w+ed)|(?:did|done|had|sent|paid|been|went|\w+ed)(?: (?:it|that|this|them))? already|just kidding|abgesagt|fällt aus|entfällt|verschoben|erledigt|schon |afgezegd|afgelast|gaat niet door|verzet|verplaatst|al (?:gedaan|klaar)|annul|reporté|déjà|aplaza|ya (?:lo|la|está)|adiad|desmarc|já |rimanda|spostat|già /iu;

const MIN_BEGINNING_LENGTH = 12;

/**
 * The beginnings of a sentence before a possible comment, shortest first: 'X is due Friday' of 'X is due Friday and I
 * hate it'.
 */
export const beginningsBeforeComment = (sentence: string): string[] =>
  [...sentence.matchAll(COMMENT_START)]
    .map(({ index }) => index)
    .filter((index) => index >= MIN_BEGINNING_LENGTH && !WITHDRAWS_PLAN.test(sentence.slice(index)))
    .map((index) => sentence.slice(0, index));

/** English sentences whose first words state a duty or an appointment of the person, or that name something due. */
const STATES_OWN_PLAN =
  /^(?:(?:okay|ok|so|um|uh|hey|hi|well|and|but|also|oh|yeah|right)[, ]+){0,4}(?:(?:i|we)(?:'ve| have(?! (?:had|been|seen|read|heard|\w+ed|a (?:theory|feeling|hunch|friend))\b)| need| must| promised|'m having| got) |i?ve got |(?:still |also |just )?(?:need|have|got) to |my (?:boss|manager|professor|teacher|client|editor|landlord|supervisor) (?:wants|needs|expects) .{2,80} from (?:me|us)\b|(?!the |a |an )(?:[\w'-]+ ){1,6}(?:is |are )?due )/i;
/** 'Python meetup, i always go': the comment shows that it is the person's habit. */
const OWN_HABIT = /^[\s,;–—-]*(?:and |but )?(?:i|we) (?:always|usually|never miss|go every)\b/i;

/** Whether the beginning of an English sentence states a plan of the person, or the comment after it a habit. */
export const statesOwnPlan = (beginning: string, sentence: string): boolean =>
  STATES_OWN_PLAN.test(beginning) || OWN_HABIT.test(sentence.slice(beginning.length));

/** A duty after another statement: 'rent goes up in January and I have to give notice before 1 December if I want out'. */
const DUTY_AFTER =
  /(?:[,;–—]? (?:and|so|but|because|which means|meaning)|[,;–—]) ((?:(?:i|we)(?:'ve| have| still have| also have)? )?(?:(?:still |also )?(?:got to|gotta|have to|need to|must)|(?<=(?:i|we) )(?:to|should)) .+?)(?:,? (?:if|unless|otherwise|or else|or)\s.*)?$/i;

export const dutyAfter = (sentence: string): string | undefined => DUTY_AFTER.exec(sentence)?.[1];
