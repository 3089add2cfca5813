/** The thing that a question names and the next statement omits: 'Can I eat before a blood test? Mine is tomorrow.' */
const ASKED_ABOUT =
  /\b(?:an?|the|my|our) ((?:(?!(?:good|best|first|last|normal|typical|person|thing)\b)[\w-]+ )?(?:[\w-]+))(?= (?:with|in|at|on|before|after|without|like|as|of)\b|[?,]|$)/gi;
/** Words that stand before the name of an occasion in a question: 'to a' in 'wear to a …', 'before the …'. */
const NAMES_OCCASION = /\b(?:to|for|at|before|during|after|is|what|have|having) (?:an?|the|my|our) /i;

/** 'Mine is', 'Ours starts': the thing is omitted. */
const MINE_OR_OURS = /^((?:and |but |so )?)(mine|ours)(?='s\b| is\b| are\b| starts\b| begins\b)/i;
/** 'My cousin's is': the thing is omitted. */
const SOMEBODYS = /^((?:and |but |so )?(?:my|our) (?:[\w-]+ ){0,2}[\w-]+'s)(?= is\b)/i;
/** 'I'm having one on Monday', 'we've got one tomorrow'. */
const ONE =
  /^((?:and |but |so )?(?:i|we)(?:'m| am|'re| are|'ve| have|'ll)?(?: be)?(?: got| have| having| getting| going to| invited to| attending| doing)?) one(?= (?:on|at|tomorrow|today|tonight|next|this|in)\b)/i;

/** A noun that needs 'an'. So do 'MRI' and 'x-ray', because their letters are spoken one by one. */
const STARTS_WITH_VOWEL = /^(?:[aeioAEIO]|[uU](?!ni|se)|[FHLMNRSX](?=[A-Z-])|x-)/;

const nounOf = (question: string): string | undefined => {
  if (!NAMES_OCCASION.test(question)) return undefined;
  return [...question.matchAll(ASKED_ABOUT)].at(-1)?.[1];
};

/**
 * A statement completed with the thing that it omits, because the question before it names it; unchanged if it omits
 * nothing.
 */
export const withReferent = (statement: string, question: string | undefined): string => {
  if (question?.trimEnd().endsWith('?') !== true) return statement;
  if (![MINE_OR_OURS, SOMEBODYS, ONE].some((pattern) => pattern.test(statement))) return statement;
  const noun = nounOf(question);
  if (noun === undefined) return statement;
  return statement
    .replace(MINE_OR_OURS, (_all, lead: string, whose: string) => `${lead}${/^m/i.test(whose) ? 'My' : 'Our'} ${noun}`)
    .replace(SOMEBODYS, `$1 ${noun}`)
    .replace(ONE, `$1 ${STARTS_WITH_VOWEL.test(noun) ? 'an' : 'a'} ${noun}`);
};
