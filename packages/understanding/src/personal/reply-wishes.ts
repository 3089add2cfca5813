import type { PersonalFact } from './fact.ts';

/**
 * What a wish for all replies may be about: their language, length, form and tone. Nothing else becomes an instruction.
 */
const REPLY_PROPERTY =
  /\b(?:answers?|repl(?:y|ies)|respon(?:d|ses?)|explain|explanations?|write|speak|talk|emojis?|bullet(?: points?|s)?|lists?|tables?|headings?|markdown|bold|sources?|citations?|cite|examples?|jargon|short(?:er)?|concise(?:ly)?|brief(?:ly)?|long(?:er)?|detailed|simple|plain|formal|informal|casual|polite|direct|honest|critical|flatter\w*|apologi[sz]\w*|disclaimers?|step by step|metric|imperial|celsius|fahrenheit|24-hour|british|american|spelling|first name|english|german|french|spanish|italian|portuguese|dutch|polish|russian|turkish|arabic|hindi|chinese|japanese|korean|swedish|danish|norwegian|ukrainian|code first|type hints|typescript|python)\b/i;
/** Words that limit a wish to the text or the code in the conversation. */
const LIMITED_TO_CHAT =
  /\b(?:this|that|these|those|above|below|following|attached|here|it|function|class|method|file|story|character|essay|letter|email|e-mail|poem|article|song|script|image|picture|table above|next|again)\b/i;
/** Web addresses and markup are signs of text that was pasted; it must not become an instruction. */
const PASTED_TEXT = /https?:|www\.|@|[<>{}[\]|`]|\d{5,}|!\[/;

const LASTING =
  /^(?:please,? |and |also |ok(?:ay)?,? |hey,? )*(?:always|never|don't ever|do not ever|from now on,?|in (?:the )?future,?|going forward,?|in general,?|whenever you (?:answer|reply|respond|write|explain)[^,]{0,40},|every time you (?:answer|reply|respond|write)[^,]{0,40},|(?:for|in) (?:all|every|each)(?: of)?(?: your| my)? (?:answers?|repl(?:y|ies)|responses?|questions?|chats?|conversations?),?)\s+\S/i;
const PREFERENCE =
  /\bi (?:(?:really|generally|usually|always) )?(?:prefer|like|want|love|hate|dislike|don't (?:like|want)|do not (?:like|want)) (?:it when you |you to (?:always |never )?|your |to get |getting |an? )?[^.!?]{0,60}\b(?:answers|replies|responses|explanations|emojis|bullet points|disclaimers|small talk|jargon)\b/i;
const WISH_FOR_FORM =
  /^(?:please,? |and |also |just )*(?:(?:keep|make) (?:your |the |all )?(?:answers|replies|responses|explanations|it) |(?:answer|reply|respond|speak|talk|write)(?: to me)?(?: only| always)? in |(?:don't|do not|no|stop|avoid|without|skip) (?:us(?:e|ing) |the |any |more |writ(?:e|ing) )*(?:emojis?|bullet points?|bullets|lists|disclaimers?|jargon|apologi[sz]ing|markdown|tables?|headings?|small talk)|use (?:metric|imperial|celsius|fahrenheit|british|american|24-hour|simple|plain)|be (?:more )?(?:concise|brief|direct|honest|critical|short|blunt))/i;
const CALL_ME = /\b[Cc]all me (?<name>\p{Lu}\p{Ll}[\p{L}'-]+)(?=[.,!]|$| (?:from now on|instead|please))/u;

const LANGUAGE =
  /\b(?:answer|reply|respond|write|speak|talk)\b[^.]{0,40}\bin (?<language>english|german|french|spanish|italian|portuguese|dutch|polish|russian|turkish|arabic|hindi|chinese|japanese|korean|swedish|danish|norwegian|ukrainian)\b/i;

const MAX_LENGTH = 160;

/**
 * What the writer wants of all replies. A lasting wish counts at once, a wish about a single reply only if it is
 * repeated.
 */
export function findReplyWish(sentence: string): PersonalFact | undefined {
  if (sentence.length > MAX_LENGTH || sentence.endsWith('?') || PASTED_TEXT.test(sentence)) return undefined;
  const name = CALL_ME.exec(sentence)?.groups?.['name'];
  if (name !== undefined) return wishFact(`Call me ${name}`, true, 'name-to-use', name);
  const text = sentence
    .replace(/^(?:(?:please|and|also|ok(?:ay)?|hey|just),? )+/i, '')
    .replace(/(?:,? please)?[\s.!,;]*$/i, '');
  if (LIMITED_TO_CHAT.test(text) || !REPLY_PROPERTY.test(text)) return undefined;
  const countsAlone = LASTING.test(sentence) || PREFERENCE.test(sentence);
  if (!countsAlone && !WISH_FOR_FORM.test(sentence)) return undefined;
  const language = LANGUAGE.exec(text)?.groups?.['language'];
  return language === undefined
    ? wishFact(text, countsAlone)
    : wishFact(text, countsAlone, 'answer-language', language);
}

const wishFact = (text: string, countsAlone: boolean, attribute = 'wish', value = text): PersonalFact => ({
  section: 'answers',
  attribute,
  text: text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1),
  value,
  countsAlone,
});
