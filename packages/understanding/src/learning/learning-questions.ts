/** Asks to produce something, so there is nothing to learn from the reply. */
const REQUEST_TO_MAKE =
  /\b(?:write|generate|draft|compose|rewrite|rephrase|summari[sz]e|translate|proofread|edit|brainstorm|pretend|act as|role.?play|convert|recalculate|calculate|fix|debug|refactor|create|make me|give me (?:an?|some|the|\d)|list (?:me|out)|send me|repeat|continue|recommend|suggest|synonyms?|hashtags?|haiku|poem|joke|story|essay|novel|e-?mail|tweet)\b/i;
/** First words of a question for knowledge. */
const STARTS_LEARNING_QUESTION =
  /^(?:(?:and|so|ok|okay|hi|hello|hey|great|thanks|thank you|interesting|also|please|then|now|well)[,!.]?\s+)*(?:can|could|would) you (?:please )?(?:explain|tell me|describe|define|compare|help me (?:to )?understand)|^(?:[\w!,' ]{0,30}[,!.] )?(?:(?:and|so|but|also|ok(?:ay)?) )*(?:please )?(?:explain|define|describe|compare|what(?:'?s|(?: exactly)? (?:is|are|was|were|does|do|did)| causes?| makes?)|why|how (?:do|does|did|can|could|would|to|is|are|was|were)|who (?:is|was|were|invented|wrote)|when (?:is|was|were|did|does|do|should)|where (?:is|are|was|do|does|did)|which|is|are|was|were|does|did|do|can|could|should|has|have|would it|tell me about|teach me|difference|help me understand)\b/i;
const NAMES_LEARNING =
  /\b(?:learn(?:ing)?|understand|explain|teach|studying|homework|exam|tutor|mean(?:s|ing)? of|difference between)\b|\bin (?:simple|plain|one|two|three|a few|your own) (?:words?|terms|sentences?|english)\b|^[\w'’+#. -]{2,50} (?:vs\.?|versus) [\w'’+#. -]{2,80}\?*$/i;
const DISPUTE =
  /\b(?:that(?:'s| is| was) (?:not|wrong|incorrect)|you(?:'re| are) (?:wrong|mistaken)|incorrect|not (?:right|true|correct)|are not \w+|try again|doesn't (?:work|help)|didn't|isn't (?:right|true|correct)|no, )/i;
const APOLOGY =
  /\b(?:you are correct|you(?:'re| are) right|my mistake|i apologi[sz]e|apologies|i was (?:wrong|mistaken)|sorry for the)\b/i;
const PRIVATE =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|our|us|girlfriend|boyfriend|wife|husband|mom|dad|son|daughter)\b/i;
/** Words that refer to something outside the question. */
const REFERRING =
  /\b(?:this|that|these|those|it|they|them|he|she|him|above|below|previous|following|attached|here|your?)\b/i;

/** 'What are its …' does not name the owner; 'Why do leaves change their …' does. */
const UNNAMED_OWNER = /^(?:[\w'’]+ ){0,3}(?:its|their|his|her)\b/i;

/** What people say beside a question: 'my kid says 300', 'quiz in 2nd period', 'I always forget'. */
const REMARK =
  /\b(?:i|i'm|i've|im|my|me|we|our|asking|quiz|exam|test|homework|crossword|class|teacher|forget|forgot|confused?|read it|heard|ich|mein\p{L}*|wir|klausur|prüfung|abi\p{L}*|kreuzworträtsel|vergess\p{L}*|ik|mijn|toets|puzzel|vergeet|je|j['’]\p{L}+|mon|ma|mes|examen|contrôle|oublie|mi|mis|siempre|olvid\p{L}*|mio|mia|miei|esame|verifica|dimentic\p{L}*|meu|minha|prova|esque[cç]\p{L}*)\b/iu;
const MIN_QUESTION_WORDS = 3;

/** 'What does ubiquitous mean, read it in a novel' without the remark after the question. */
const withoutRemark = (sentence: string): string => {
  const at = sentence.search(/,\s|\s[–-]\s|\?+\s(?=\S)/);
  const beforeRemark = at === -1 ? '' : sentence.slice(0, at);
  const isRemark = REMARK.test(sentence.slice(at + 1)) && !/\?\s*$/.test(sentence.slice(at + 1));
  return beforeRemark.split(/\s+/).length >= MIN_QUESTION_WORDS && isRemark && !REMARK.test(beforeRemark)
    ? `${beforeRemark}?`
    : sentence;
};

/** The question in a longer turn: its last sentence with a question mark, otherwise its last sentence. */
export const lastQuestion = (text: string): string => {
  const plain = text.replace(/```[\s\S]*?(?:```|$)/g, ' ').trim();
  const sentences = plain.split(/(?<=[.!?])\s+|\n+/).map((sentence) => withoutRemark(sentence.trim()));
  return sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.findLast((one) => one !== '') ?? '';
};

/** Whether a turn asks for knowledge, and not for a text or another product. */
export const isLearningQuestion = (text: string): boolean => {
  const question = lastQuestion(text).slice(0, 400);
  if (REQUEST_TO_MAKE.test(question)) return false;
  return STARTS_LEARNING_QUESTION.test(question) || NAMES_LEARNING.test(question);
};

/** Whether the user's next turn contradicts a reply, or the assistant then apologises for it. */
export const isDisputed = (nextUserTurn: string | undefined, nextReply: string | undefined): boolean =>
  (nextUserTurn !== undefined && DISPUTE.test(nextUserTurn.slice(0, 300))) ||
  (nextReply !== undefined && APOLOGY.test(nextReply.slice(0, 200)));

/** Whether a question can be understood on its own: it names its subject. */
export const isSelfContained = (question: string): boolean => {
  const impersonal = question.replace(
    /\b(?:is|was|would|be|will) it (?:be )?(?:still )?(?:possible|necessary|safe|legal)\b/gi,
    '',
  );
  return !PRIVATE.test(impersonal) && !REFERRING.test(impersonal) && !UNNAMED_OWNER.test(impersonal);
};
