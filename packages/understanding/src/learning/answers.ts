import { splitSentences } from '../text/sentences.ts';
import { significantStems } from '../text/words.ts';
import { lastQuestion, isSelfContained } from './learning-questions.ts';
import { type CardProposal, MAX_CARD_SIDE_LENGTH } from './proposal.ts';
import { isCompleteText, toCardSide } from './side-text.ts';
import { isFactual } from './timeless.ts';

type CardDraft = Omit<CardProposal, 'turnId'>;

const REFUSAL =
  /\b(?:as an ai|language model|i (?:don't|do not|can't|cannot|am not able|am unable|couldn't)|i'm (?:sorry|not able|unable|not aware)|no information|not available|it depends|it is difficult to|depends on)\b/i;
const PREFACE =
  /^(?:sure|certainly|of course|great|absolutely|okay|excellent|good|thank|here (?:is|are)|here's|i'd|i'll|i'm|i |let's|let me|hello|hi\b)/i;
const PERSONAL = /\b(?:i|i'm|i'd|i'll|my|me|let's|here)\b/i;
const YES_NO = /^(?:is|are|was|were|does|do|did|can|could|should|has|have|would|will)\b/i;
const HOW = /^how (?:do|does|did|can|could|would|should|to|might)\b/i;
/** Asks for the parts of something, which headings name. */
const LISTING =
  /^(?:what|which) (?:are|were|is|was)\b.*\b(?:causes?|reasons?|types?|kinds?|parts?|stages?|steps?|phases?|elements?|principles?|components?|features|symptoms|functions?|factors|effects?|consequences|benefits|advantages|disadvantages|differences?|characteristics|layers?|branches|properties|rules|laws|forms?|levels|categories|pillars|methods|systems?)\b|^why\b/i;
/** A heading, and the label of a list item: '## Speed', '- **Speed**: …'. */
const LABELS = [
  /^#{2,4}\s+(?:\d{1,2}[.)]\s+)?\*{0,2}([^*:\n]{3,60}?)\*{0,2}:?\s*$/,
  /^(?:[-*•]|\d{1,2}[.)])\s+\*{0,2}([^*:\n]{3,60})\*{0,2}:/,
];
/** Minimum number of new words in an answer to a yes-or-no question. */
const MIN_NEW_WORDS = 2;
const STEP = /^(\d{1,2})[.)]\s+(.+)$/;

/** A question for the front of a card: capitalised, with a question mark, without courtesies. */
export const questionOf = (text: string): string | undefined => {
  const asked = lastQuestion(text)
    .replace(
      /^(?:(?:and|so|ok|okay|hi|hello|hey|great|thanks|thank you|interesting|also|please|then|now|well|yes)[,!.]*\s+)+/i,
      '',
    )
    .replace(
      /^(?:can|could|would) you (?:please )?(?:explain|tell me|describe)(?: to me)? (?=(?:what|how|why|who|when|where)\b)/i,
      '',
    )
    .replace(/^what exactly /i, 'what ')
    .replace(/^(?:the )?difference between /i, 'What is the difference between ')
    .replace(/ again(?=[?.!\s]*$)/i, '')
    .replace(/^(?:i(?:'m| am) (?:trying|struggling) to understand )/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isQuestion = asked.endsWith('?') || /^(?:what|why|how|who|when|where|which|can|is|are|does|do)\b/i.test(asked);
  const ended = isQuestion ? `${asked.replace(/[?.!\s]+$/, '')}?` : asked.replace(/[.!\s]+$/, '');
  const question = `${ended.slice(0, 1).toUpperCase()}${ended.slice(1)}`;
  return question.length > MAX_CARD_SIDE_LENGTH || question.length < 10 || !isCompleteText(question.replace(/_/g, ''))
    ? undefined
    : question;
};

const subjectOf = (question: string): string =>
  question
    .replace(
      /^(?:what|who|when|where|why|how|which)\b(?:(?: is| are| was| were| does| do| did| can| could|'s|n't)\b)*\s*/i,
      '',
    )
    .replace(/\?$/, '')
    .slice(0, 60)
    .trim();

/** 'Yes, the limit can be changed' repeats the question, so there is nothing to learn from it. */
const repeatsQuestion = (answer: string, questionStems: ReadonlySet<string>): boolean =>
  significantStems(answer.replace(/^(?:yes|no)\b|\b(?:possible|able|certainly|indeed|using)\b/gi, ' ')).filter(
    (stem) => !questionStems.has(stem),
  ).length < MIN_NEW_WORDS;

/** The sentence of a reply that answers the question: an early one that shares words with it. */
const answeringSentence = (question: string, reply: string): string | undefined => {
  const questionStems = new Set(significantStems(question));
  const isYesNo = YES_NO.test(question);
  for (const [index, { text }] of splitSentences(reply.slice(0, 1_500), 4).entries()) {
    if (REFUSAL.test(text)) return undefined;
    if (text.endsWith(':') || text.endsWith('?') || /^(?:[-*•#]|\d{1,2}[.)])/.test(text)) return undefined;
    if (PREFACE.test(text) || PERSONAL.test(text) || !isFactual(text)) continue;
    const shared = new Set(significantStems(text).filter((stem) => questionStems.has(stem))).size;
    const minShared = Math.min(2, questionStems.size);
    // 'Are there any …?' is answered by yes or no, or not answered at all.
    if (/^(?:is|are|was|were) there\b/i.test(question) && !/^(?:yes|no)\b/i.test(text)) continue;
    if (shared < minShared && !(isYesNo && index === 0 && /^(?:yes|no)\b/i.test(text))) continue;
    if (isYesNo && repeatsQuestion(text, questionStems)) return undefined;
    const side = toCardSide(text.replace(/^(?:In general|Generally|Overall|In summary), /, ''));
    if (side !== undefined && side.length >= 20) return side;
  }
  return undefined;
};

const VAGUE_ANSWER =
  /\b(?:complex interplay|many (?:factors|reasons|different)|several (?:factors|reasons|ways|effective|methods)|various|a few reasons|can vary|vary|varies|a variety of|number of (?:factors|reasons|ways)|some key|key differences|has its roots|have fascinated|long history|not accurate to say|the user is asking)\b/i;

const labelsOf = (reply: string): string[] => {
  const headings = reply.split('\n').filter((line) => /^#{2,3}\s/.test(line));
  const lines =
    headings.length >= 2 ? headings : reply.split('\n').filter((line) => /^(?:\d{1,2}[.)]\s|[-*•]\s+\*\*)/.test(line));
  return lines.flatMap((line) => {
    const label = LABELS.map((pattern) => pattern.exec(line)?.[1])
      .find((one) => one !== undefined)
      ?.trim()
      .replace(/[.,]$/, '');
    return label === undefined || label.split(' ').length > 6 ? [] : [label];
  });
};

/** A card with the headings or the labels of a list as the answer; undefined if the reply has no suitable list. */
const listCard = (question: string, reply: string): CardDraft | undefined => {
  if (!LISTING.test(question)) return undefined;
  const labels = labelsOf(reply).filter(
    (label) => !/^(?:conclusion|summary|overview|example|note|in summary|key )/i.test(label),
  );
  const numberedLines = reply.split('\n').filter((line) => /^\d{1,2}[.)]\s/.test(line)).length;
  if (labels.length < 2 || labels.length > 8 || numberedLines > labels.length + 1) return undefined;
  const back = `${labels.join('; ')}.`;
  if (back.length > MAX_CARD_SIDE_LENGTH || !isCompleteText(back)) return undefined;
  return { kind: 'list', front: question, back, subject: subjectOf(question), isNamed: false };
};

/** Instructions for using a program are looked up, not learned. */
const CLICKS =
  /\b(?:click|tap|log ?in|sign in|download|install|menu|button|settings|browser|website|go to|navigate|copy and paste|open (?:the|your))\b/i;

/**
 * A card with the steps of the first list of a reply: of each step the part before its colon, or the whole. Undefined if
 * they do not fit on the card.
 */
const stepsCard = (question: string, reply: string): CardDraft | undefined => {
  const steps: string[] = [];
  for (const line of reply.replace(/```[\s\S]*?(?:```|$)/g, '```').split('\n')) {
    const [, number, text = ''] = STEP.exec(line.trim()) ?? [];
    if (number === undefined) {
      if (line.includes('```')) return undefined;
      continue;
    }
    if (Number(number) !== steps.length + 1) break;
    const step = (/^\*{0,2}([^:*]{4,70})\*{0,2}:/.exec(text)?.[1] ?? text).replaceAll('**', '').replace(/[.:]$/, '');
    steps.push(step.trim());
  }
  if (steps.length < 2 || steps.length > 7) return undefined;
  const back = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  if (back.length > MAX_CARD_SIDE_LENGTH || !isCompleteText(back) || CLICKS.test(back)) return undefined;
  return { kind: 'steps', front: question, back, subject: subjectOf(question), isNamed: false };
};

/** Asks for an opinion, or whether something could be done, which is not a fact to learn. */
const OPINION =
  /^(?:would it|should|shall|is there an? (?:\w+ )?way|is it (?:still )?(?:possible|necessary|ok|okay|normal|bad|good|true|too)|can (?:one|somebody|someone|anyone|you))\b|\b(?:best|better|worse|worst|favou?rite|opinion|estimation|think|feel|believe|afraid|trust|hate|love|worth|beautiful)\b/i;

/** Whether a question names its subject: 'the first step' and 'the same thing' refer to something before. */
const isSpecific = (question: string): boolean =>
  !/\b(?:same|first step|next step|another (?:one|way)|other ones?|else|instead)\b/i.test(question) &&
  !OPINION.test(question) &&
  new Set(significantStems(question)).size >= 2;

/** Two questions at once; a single sentence answers only one of them. */
const TWO_IN_ONE = /\band (?:what|how|why|when|where|who|which)(?:'?s)?\b/i;

/** The card of a question and its reply; undefined if they make no good card. */
export const answerCard = (asked: string, reply: string): CardDraft | undefined => {
  const questionText = questionOf(asked);
  if (questionText === undefined || TWO_IN_ONE.test(questionText)) return undefined;
  const question = HOW.test(questionText)
    ? questionText.replace(/^How (?:do|can|could|would|should|might) (?:I|we) /i, 'How do you ')
    : questionText;
  if (!isSelfContained(question.replace(/^How do you /, 'How to ')) || !isSpecific(question)) return undefined;
  if (REFUSAL.test(reply.slice(0, 200))) return undefined;
  if (HOW.test(question)) {
    const steps = stepsCard(question, reply);
    if (steps !== undefined) return steps;
  }
  const back = answeringSentence(question, reply);
  if (back !== undefined && !VAGUE_ANSWER.test(back) && question.endsWith('?'))
    return { kind: 'answer', front: question, back, subject: subjectOf(question), isNamed: false };
  return listCard(question, reply);
};

/** Aspects that change from year to year, or only seem to differ. */
const PASSING_ASPECT =
  /popular|communit|price|cost|market|trend|adoption|job|demand|learning curve|ecosystem|availab|conclusion|summary|overall/i;

/** Aspects in which one thing has more than another, and the words that say so. */
const GRADED_ASPECT = /performance|speed|efficien|memory|size|weight|scalab|security|reliab/i;
const COMPARING =
  /\b(?:more|less|than|compared|most|least|both|equal(?:ly)?|similar(?:ly)?|same|as \p{L}+ as|(?!either|other|compiler)\p{L}{2,}er)\b/iu;

/** '1. Syntax: Objective-C has …, while Swift …' of a comparison: one card per aspect. */
export const comparisonCards = (asked: string, reply: string): CardDraft[] => {
  const [, a = '', b = ''] =
    /(?:compare|differences? between) (?:the )?([\p{L}\p{N}.+# -]{1,30}?) (?:and|with|to|vs\.?) ([\p{L}\p{N}.+# -]{1,30}?)[.?!]?$/iu.exec(
      lastQuestion(asked),
    ) ?? [];
  if (a === '' || !isSelfContained(`${a} ${b}`)) return [];
  return reply.split('\n').flatMap((line): CardDraft[] => {
    const [, aspect = '', explanation = ''] =
      /^(?:\d{1,2}[.)]|[-*•])\s+\*{0,2}([^:*]{3,40})\*{0,2}:\*{0,2}\s+(.+)$/.exec(line.trim()) ?? [];
    const first = splitSentences(explanation, 2)[0]?.text ?? '';
    const back = aspect === '' ? undefined : toCardSide(first);
    const mentioned = [a, b].filter((name) => first.toLowerCase().includes(name.toLowerCase()));
    if (back === undefined || mentioned.length < 2 || PASSING_ASPECT.test(aspect)) return [];
    // 'Performance: Swift is compiled, while Ruby is interpreted' does not say which one is faster.
    if (GRADED_ASPECT.test(aspect) && !COMPARING.test(back)) return [];
    return [
      {
        kind: 'answer',
        front: `${a} and ${b}: how do they compare in ${aspect.toLowerCase()}?`,
        back,
        subject: `${a} and ${b}`,
        isNamed: true,
      },
    ];
  });
};
