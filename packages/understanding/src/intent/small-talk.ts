import { createPatternFilter } from '../text/pattern-filter.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { rememberLast } from '../text/remember-last.ts';
import { ASSISTANT_WORDS } from './about-assistant.table.ts';
import { SMALL_TALK_PARTS } from './small-talk-parts.table.ts';
import { SMALL_TALK_ADDITIONS, SMALL_TALK_PHRASES, type SmallTalkKind } from './small-talk.table.ts';

const MAX_LENGTH = 80;
/** The longest phrases of the table have this many words. */
const MAX_PHRASE_WORDS = 6;

const phrasesOf = (table: string): string[] => table.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));

const KINDS = new Map<string, SmallTalkKind>(
  (['remark', 'thanks', 'hello'] as const).flatMap((kind) =>
    phrasesOf(SMALL_TALK_PHRASES[kind]).map((phrase) => [phrase, kind] as const),
  ),
);
const ADDITIONS = new Set(phrasesOf(SMALL_TALK_ADDITIONS));

/**
 * The kind of a message that contains only small talk: each of its words belongs to a phrase of the table, and the
 * first phrase decides. Undefined for a message with any other word.
 */
export const smallTalkKind = rememberLast((text: string): SmallTalkKind | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  if (LAUGHTER.test(text)) return 'remark';
  // 'Buongiornooo', 'heyyy'.
  const words = plainWordsOf(text.replaceAll(/['’]/g, '').replaceAll(/(\p{L})\1{2,}/gu, '$1'));
  if (isAboutAssistant(words.join(' '), text.trim())) return likelySmallTalkKind(text);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(text) ? 'remark' : undefined;
  let kind: SmallTalkKind | undefined;
  let at = 0;
  while (at < words.length) {
    const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, shorter) => MAX_PHRASE_WORDS - shorter);
    const part = partAt(words.slice(at).join(' '));
    const length = Math.max(
      part?.length ?? 0,
      lengths.find((count) => at + count <= words.length && isPhrase(words.slice(at, at + count))) ?? 0,
    );
    if (length === 0) return undefined;
    kind ??= KINDS.get(words.slice(at, at + length).join(' ')) ?? (length === part?.length ? part.kind : undefined);
    at += length;
  }
  return kind;
});

const PARTS = SMALL_TALK_PARTS.map(([kind, source]) => [kind, new RegExp(`^(?:${source})(?= |$)`)] as const);
const possibleParts = createPatternFilter(PARTS, ([, form]) => form);

/** The longest part of small talk at the beginning of some words, with the number of its words. */
const partAt = (words: string): { kind: SmallTalkKind; length: number } | undefined => {
  const found = possibleParts(words).flatMap(([kind, form]) => {
    const part = form.exec(words)?.[0].trim() ?? '';
    return part === '' ? [] : [{ kind, length: part.split(' ').length }];
  });
  return found.toSorted((one, other) => other.length - one.length)[0];
};

const PRAISED = new RegExp(
  `^(?:\\S+ ){0,3}?(?:${ASSISTANT_WORDS.map(({ youAre, praise }) => `(?:${youAre}) (?:\\S+ ){0,3}?(?:${praise})`).join('|')})(?: \\S+){0,2}$`,
);
const ASKED_ABOUT_ASSISTANT = new RegExp(
  `^(?:\\S+ ){0,1}?(?:${ASSISTANT_WORDS.map(({ doYou, feel }) => `(?:${doYou}) (?:\\S+ ){0,2}?(?:${feel})`).join('|')})(?: \\S+){0,3}$`,
);

/** Praise after thanks: 'obrigada, ajudaste imenso' ('thanks, you helped a lot'). */
const HELPED =
  /^(?:thanks|thank you|cheers|thx|ta|dankjewel|dank je|bedankt|merci|danke|vielen dank|gracias|muchas gracias|grazie|grazie mille|obrigad[oa]|valeu|super|top|great|perfect)(?: \S+){0,3}? (?:helped|helps|helpful|useful|clear|makes sense|saved|made my (?:day|morning|afternoon|evening|week|night)|geholpen|handig|duidelijk|wat aan|geholfen|hilfreich|klar|aide|utile|clair|ayudado|ayudaste|salvado|salvaste|util|claro|aiutat[oa]|salvato|chiaro|ajudaste|ajudou|salvaste|salvou)(?: \S+){0,3}$/;

/** 'You're actually pretty useful', 'do you ever sleep?' */
const isAboutAssistant = (words: string, text: string): boolean =>
  ASKED_ABOUT_ASSISTANT.test(words) || (!text.endsWith('?') && (PRAISED.test(words) || HELPED.test(words)));

/** The kind of a message that is small talk according to the classifier: that of its first words, otherwise a remark. */
export const likelySmallTalkKind = (text: string): SmallTalkKind => {
  const words = plainWordsOf(text.replaceAll(/['’]/g, ''));
  const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, shorter) => MAX_PHRASE_WORDS - shorter);
  const first = lengths.map((count) => KINDS.get(words.slice(0, count).join(' '))).find((kind) => kind !== undefined);
  return first ?? 'remark';
};

/** 'Haha, you're funny': a few words after a laugh, and no question. */
const LAUGHTER =
  /^(?:(?:a?(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|(?:ja){2,}|ah ?ah(?:ah)*|lo+l|lmao|mdr|ptdr|rs(?:rs)+|kkk+|ugh+|phew|yay+|yikes|aw{2,}|pf+|uff+|puh+|boh|ufa|oef|😂+|🤣+)[\s,.!]+)(?:[\p{L}'’]+[\s,.!]*){1,6}$/iu;

const isPhrase = (words: readonly string[]): boolean => {
  const phrase = words.join(' ');
  return KINDS.has(phrase) || ADDITIONS.has(phrase);
};

const AGREEMENT =
  /^(?:(?:yes|yep|yeah|yup|sure|ok|okay|alright|right|correct|exactly|absolutely|of course)[\s,!.]*)+(?:please|do (?:it|that|so)|go ahead|that(?:'s| is) (?:right|it|the one)|keep (?:it|that)|cancel (?:it|that)|move (?:it|that)|set it)?[\s!.👍]*$|^(?:please )?(?:do (?:it|that|so)|go ahead|confirm(?:ed)?|please do)[\s!.👍]*$/iu;
/** Yes and no in the other six languages. */
const FOREIGN_AGREEMENT =
  /^(?:ja|jawel|jazeker|klar|gerne?|graag|oui|ouais|d'accord|sí|si|claro|vale|sì|certo|va bene|sim|pode ser)(?:[\s,]+(?:graag|bitte|gerne?|doe maar|mach das|s'il te plaît|stp|vas-y|merci|por favor|claro|hazlo|gracias|per favore|grazie|fallo|obrigad[oa]))*[\s!.]*$/iu;
const FOREIGN_REFUSAL =
  /^(?:nee|nein|non|não|nao)(?:[\s,]+(?:dank je|bedankt|danke|merci|grazie|gracias|obrigad[oa]|laat maar|lass es|lieber niet))*[\s!.]*$/iu;
const REFUSAL =
  /^(?:no|nope|nah|don'?t|do not|stop|never ?mind|leave it|forget it|not that one|rather not)(?:[\s,!.]+(?:thanks|thank you|please|don'?t|do that|it|leave (?:it|that)(?: as it is)?|not (?:now|yet|that one)|keep (?:it|that)|never ?mind|wait))*[\s!.]*$/i;
const MAX_RESPONSE_LENGTH = 60;

const isShortResponse = (text: string, ...forms: readonly RegExp[]): boolean =>
  text.length < MAX_RESPONSE_LENGTH && forms.some((form) => form.test(text.trim()));

const FAREWELL =
  /^(?:(?:ok|okay|thanks|thank you|well|so)[,.! ]+)*(?:good ?night|bye(?:[ -]bye)?|good ?bye|see (?:you|ya)|farewell|take care|talk (?:to you )?(?:later|soon)|sleep well|welterusten|slaap lekker|tot (?:morgen|ziens|later|straks)|doei|doeg|gute nacht|tsch[uü]ss|bis (?:morgen|bald|sp[aä]ter|dann)|auf wiedersehen|schlaf gut|bonne nuit|au revoir|[aà] (?:demain|bient[oô]t|plus)|buenas noches|hasta (?:ma[nñ]ana|luego|pronto)|adi[oó]s|buona ?notte|arrivederci|a (?:domani|presto)|boa noite|at[eé] (?:logo|amanh[aã]|breve|j[aá])|tchau)(?!\p{L})/iu;

/** Ends the conversation for now: 'good night!' */
export const isFarewell = (text: string): boolean => FAREWELL.test(text.trim());

/** Accepts the previous offer. */
export const isYes = (text: string): boolean => isShortResponse(text, AGREEMENT, FOREIGN_AGREEMENT);

/** Declines the previous offer. */
export const isNo = (text: string): boolean => isShortResponse(text, REFUSAL, FOREIGN_REFUSAL);
