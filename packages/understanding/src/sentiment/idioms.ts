/**
 * Idioms with a feeling that their single words do not express; our own values on the scale of the lexicon, -4..+4. The
 * value of an idiom counts instead of those of its words.
 */
const IDIOMS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:do(?:n'?t| not)|never|will not|won'?t|would(?:n'?t| not)) (?:ever )?(?:buy|purchase|order|bother|recommend|use (?:it|them|this) again)\b/gi,
    -2.5,
  ],
  [/\b(?:buyer beware|steer clear|stay away from|look elsewhere)\b/gi, -2.5],
  [/\b(?:pieces? of |what (?:a )?|total |complete |absolute )?(?:junk|garbage|rubbish|crap)\b/gi, -2.5],
  [
    /\b(?:a |total |complete |such a )?waste of (?:my |your )?(?:time|money|space|effort)\b|\bwaste (?:my|your|any) (?:time|money)\b/gi,
    -2.8,
  ],
  [/\bnot worth\b|\bisn'?t worth\b|\bworth(?:less| nothing)\b/gi, -2.3],
  [
    /\b(?:stopped|quit|never) work(?:ed|ing)\b|\b(?:do(?:es)?n'?t|don'?t|did(?:n'?t| not)|won'?t|wouldn'?t|not) (?:even |really )?work\b|\bneither .{0,20}\bwork(?:s|ed)?\b/gi,
    -2,
  ],
  [
    /\b(?:sent|send|took|taking|sending) (?:it|them|this) back\b|\bmoney back\b|\b(?:want|demand\w*|asked for) a refund\b/gi,
    -1.8,
  ],
  [
    /\b(?:thanks for nothing|zero stars?|one star|no stars?|last straw|let(?:s|ting)? (?:me|us) down|fed up|ripped? off|rip-?off|customer service (?:non-?existent|nonexistant))\b/gi,
    -2.5,
  ],
  [/\b(?:stinks?|sucks?|paperweight|nightmare|non-?existent)\b/gi, -2.3],
  [
    /\b(?:fell|falls|falling|fall) apart\b|\bbroke (?:down|after|within|in)\b|\b(?:it|this|that) (?:just )?(?:broke|froze|died)\b/gi,
    -2,
  ],
  [/\b(?:can(?:no|')?t|can not|could ?n'?t|hard to) (?:be )?(?:beat|go wrong|complain|fault)\b/gi, 2.4],
  [/\b(?:can(?:no|')?t|can not|could ?n'?t) (?:recommend|praise|thank) .{1,20}\benough\b/gi, 3],
  [
    /\bcould(?:n'?t| not) (?:be|ask for) (?:any )?(?:better|easier|happier|more)\b|\b(?:do(?:es)?n'?t|don'?t) get (?:any )?better\b/gi,
    2.8,
  ],
  [
    /\bbang[- ]for[- ](?:the|your|my)[- ]buck\b|\bvalue for (?:the |your )?money\b|\ba (?:real |total )?steal\b|\bworth every (?:penny|cent)\b/gi,
    2.4,
  ],
  [/\b(?:five|5|ten|10|4\.5) stars?\b|\bthumbs up\b/gi, 2.5],
  [/\b(?:exceed(?:ed|s)|beyond|surpass(?:ed|es)) (?:all )?(?:my|our|all)? ?expectations\b/gi, 2.8],
  [
    /\b(?:not|never|won'?t be|wasn'?t) (?:be )?disappointed\b|\b(?:not|never|won'?t) let (?:you|me|us) down\b|\bno complaints?\b/gi,
    2.4,
  ],
  [
    /\b(?:top|first)[- ](?:notch|rate|class)\b|\bsecond to none\b|\brazor[- ]sharp\b|\bmind[- ]blowing\b|\bunbeatable\b|\bexceptional(?:ly)?\b|\bflawless(?:ly)?\b/gi,
    2.6,
  ],
  [
    /\b(?:is|was|were|are) a (?:breeze|cinch|snap|charm|beast|joy|keeper)\b|\blike a charm\b|\bwhat a find\b|\bblown away\b/gi,
    2.3,
  ],
  [
    /\b(?:highly|definitely|strongly) recommend(?:ed)?\b|\bcoolest\b|\ba (?:real|big|definite|huge) plus\b|\bfor the world\b/gi,
    2.3,
  ],
];

/** The total valence of the idioms in a sentence, and the sentence without them. */
export const extractIdioms = (sentence: string): { valence: number; remainingText: string } => {
  let remainingText = sentence.replaceAll('’', "'");
  let valence = 0;
  for (const [idiom, idiomValence] of IDIOMS) {
    remainingText = remainingText.replace(idiom, () => {
      valence += idiomValence;
      return ' , ';
    });
  }
  return { valence, remainingText };
};
