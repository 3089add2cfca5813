/**
 * English verbs of arranging. They do not show that a sentence is about the past: an arrangement ('we booked', 'they
 * moved it to') may concern the future.
 */
const ARRANGING_VERBS =
  'booked|settled|joined|reserved|scheduled|arranged|agreed|promised|confirmed|invited|moved|signed|planned|decided|rescheduled|enrol?led|registered|accepted|organi[sz]ed|offered|assigned|asked|postponed|shifted|pushed (?:to|back|forward)|named|called|titled|volunteered|granted|allotted|summoned|requested|required|advised|ordered|hired|selected|shortlisted|nominated|admitted|approved|expected|delayed|extended|released';
const NOT_VERBS =
  'need|feed|speed|bleed|proceed|succeed|exceed|breed|embed|indeed|used|supposed|fred|jared|alfred|ahmed|mohammed|shed|sled|hundred|kindred|naked|wicked|sacred|unlimited|advanced|united|limited|detailed|bored|tired|married|engaged|worried|excited|interested|fixed|closed';
const ADVERB =
  '(?:(?:just|already|then|also|finally|never|really|even|both|all|only|first|once|recently|actually|always|often|later|almost|nearly|suddenly|accidentally|barely|somehow|immediately|simply|quickly|basically|literally|totally|completely) )?';
const AFTER_VERB =
  '(?=\\s(?:on|at|in|by|from|to|the|an?|my|our|his|her|their|me|us|him|them|last|after|before|until|for|with|it|that|because|and|but|about|over|during|up|out|down|off|home|well|great|so|very|too|early|late|when|while|as|\\d)\\b|[.,!?;]|\\s*$)';

/** Verbs in the past that are recognisable without another word after them; other forms may be adjectives. */
const CLEARLY_PAST =
  'announced|refused|ignored|yelled|screamed|blamed|accused|ruined|destroyed|dropped|dumped|fired|cried|laughed|kissed|punched|grabbed|started|stopped|crashed|spilled|threatened|insulted|interrupted|complained|reported|revealed|admitted|confessed|denied|declined|rejected|cancelled|canceled|praised|criticised|criticized|humiliated|passed out|collapsed|exploded|turned (?:up|down|out)|walked out|showed (?:up|me|us)|called in sick|texted|messaged|emailed|phoned|rear-ended|scratched|robbed|stained|snapped';

const REGULAR = new RegExp(
  `\\b(?:my|our|his|her|their|the|a|an|this|that|some) (?:[\\w'-]+ ){1,3}?${ADVERB}(?:${CLEARLY_PAST})\\b|\\b(?:i|we|he|she|they|it|you|who) ${ADVERB}(?!(?:${ARRANGING_VERBS}|${NOT_VERBS})\\b)[a-z]{2,}ed\\b|\\b(?:my|our|his|her|their|the|a|an|this|that) (?:[\\w'-]+ ){1,4}?${ADVERB}(?!(?:${ARRANGING_VERBS}|${NOT_VERBS})\\b)[a-z]{2,}ed${AFTER_VERB}|^(?!(?:${ARRANGING_VERBS}|${NOT_VERBS})\\b)[a-z]{2,}ed${AFTER_VERB}|^[a-z'-]+(?: [a-z'-]+)? ${ADVERB}(?!(?:${ARRANGING_VERBS}|${NOT_VERBS})\\b)[a-z]{2,}ed${AFTER_VERB}`,
  'i',
);
/** Forms that are only used as a past tense. */
const IRREGULAR =
  /\b(?:(?:i|we|he|she|they|it|you)(?:'d| had) (?:already |just |even |all )?(?!(?:need|speed|feed)\b)(?:[a-z]+ed|been|gone|made|got|had|taken|given|met|set)|(?:i|we|he|she|they) (?:just |only |finally )?got (?:home|back|up|there|here|out|stuck|lost|sick|fired)|(?:i|we|he|she|they) sat|(?:was|were)(?! (?:moved|rescheduled|pushed|changed) to)|wasn't|weren't|went|came|took|saw|said|told|knew|thought|brought|began|wrote|stood|understood|spoke|grew|fell|drove|chose|ate|slept|woke|fought|caught|taught|flew|forgot|threw|sang|swam|drank|became|broke|rode|wore|stole|froze|sank|did|didn't|gave(?! (?:me|us) (?:until|till)\b)(?! (?:me|us) (?:an?|the|my|our) (?:new )?(?:date|slot|time|appointment)\b)|happened)\b/i;
/** Forms that may also be participles or nouns and therefore need a subject: 'the meeting held on Friday'. */
const IRREGULAR_AFTER_SUBJECT = new RegExp(
  `\\b(?:i|we|he|she|they|it|you|who|which|there|(?:my|our|his|her|their|the) [\\w'-]+) ${ADVERB}(?:had|met|held|left|felt|found|lost|paid|sent|built|spent|won|heard|kept|led|lay|ran|sold|meant|shot|beat|scored|made(?! (?:an? |the |my )?(?:appointment|reservation|booking|plans?)))\\b(?! to\\b)`,
  'i',
);
/** Without a subject: 'Got stuck in traffic', 'Had a terrible interview'. */
const STARTS_WITH_PAST =
  /^(?:(?:just|only just|finally|so|well|and),? ){0,2}(?:had|met|felt|lost|left|spent|found|ran|won|rode|drove|got (?:stuck|sick|lost|home|back|out of|in from|robbed|fired|caught|hit|[a-z]+ed\b(?! (?:for|to)\b)))\b/i;
const PAST_WORDS =
  /\b(?:yesterday|(?<!\b(?:the|the very|every|each|on) )last (?:night|week|month|year|time|summer|winter|spring|fall|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)(?! (?:of|in) (?:the|each|every|a) (?:month|year|quarter))|ago|used to|back in|historically|originally|founded|born|died|ended|finished|completed|attended|missed|enjoyed|visited|released|published|launched|invented|previously|earlier (?:this|today)|the other day)\b/i;

/** 'I have just finished', 'we've been': perfect, unless something was arranged for a later day. */
const PERFECT = new RegExp(
  `\\b(?:i|we|he|she|they)(?:'ve|'s| have| has) ${ADVERB}(?!(?:${ARRANGING_VERBS}|got|had to|to)\\b)(?:been (?!invited|booked|asked|called|scheduled)|[a-z]{3,}ed\\b|had\\b(?! to)|done|seen|gone|taken|written|eaten|met|left|lost|made(?! an? appointment)|found|paid|sent)`,
  'i',
);

/** ', half an hour they said': the reporting verb does not put the event into the past. */
const THEY_SAID = /,? (?:they|he|she|the \w+) (?:said|told (?:me|us))\s*(?=[.!?]|$)/i;

/** Whether an English sentence is about the past. */
export const isPastTense = (sentence: string): boolean =>
  isPast(
    sentence
      .replace(THEY_SAID, '')
      .replace(TOLD_TO, "I'm asked ")
      .replace(FITTED_IN, 'sees me')
      .replaceAll(PASSIVE, ' is due'),
  );

/** 'The doctor squeezed me in on Friday'. */
const FITTED_IN = /\b(?:squeezed|fitted|fit|slotted|pencilled|penciled|booked|put|got) (?:me|us) (?:in|down)\b/i;

/** 'Gets delivered', 'we're having the boiler serviced': done by others, in the future. */
const PASSIVE =
  /\b(?:gets?|getting|(?:is|are) being|(?:will|to) be) [a-z]+ed\b|\b(?:have|having|get|getting) (?:the|my|our|an?) (?:[\w-]+ ){1,3}[a-z]+ed\b/gi;

/** 'I was told to come back on 1 December', 'I was given an appointment': the arrangement concerns the future. */
const TOLD_TO =
  /\b(?:i|we) (?:was|were|(?:have|'ve) been|got|just got|'ve got) (?:just |finally |also )?(?:told|asked|given|offered|called|invited|summoned|assigned|sent|ordered|advised) (?:to|an?|for|back|up|in|the)\b/i;

const isPast = (sentence: string): boolean =>
  PAST_WORDS.test(sentence) ||
  IRREGULAR.test(sentence) ||
  REGULAR.test(sentence) ||
  IRREGULAR_AFTER_SUBJECT.test(sentence) ||
  STARTS_WITH_PAST.test(sentence) ||
  PERFECT.test(sentence);
