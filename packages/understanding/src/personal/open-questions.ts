import { english } from '../statements/english.ts';
import { nameThing } from '../statements/about.ts';
import { isSelfContained } from '../statements/self-contained.ts';
import type { PersonalFact } from './fact.ts';

const DECISION =
  'quit|leave|take (?:the|an?|up|out|on) (?:[\\w-]+ ){0,2}(?:job|offer|promotion|role|position|loan|mortgage|sabbatical|year|course|exam)|accept|decline|move|buy|sell|rent|stay|switch|change|study|apply|marry|adopt|go back|keep|invest|refinance|retire|learn|join|hire|emigrate|relocate|break up|get (?:a|married|divorced)|have (?:a|another|children|kids)|start (?:a|my)|stop|renovate|give up';
const UNDECIDED = [
  /\b(?:i'm|i am|we're|we are)(?: (?:still|really|just|quite|so))* (?:not sure|unsure|undecided|torn|on the fence|not certain)(?: about)? (?<thing>(?:whether|if|between) .+)/i,
  /\b(?:i|we)(?: (?:still|just|really))* (?:can't|cannot|can not|couldn't) decide(?: on)? (?<thing>(?:whether|if|between|which) .+)/i,
  /\b(?:i|we)(?: (?:still|just|really))* (?:don't|do not) know (?<thing>(?:whether|if) (?:i|we) (?:should|want|need|ought) .+)/i,
  /\b(?:i'm|i am|we're|we are)(?: (?:still|also))* (?:wondering|debating|considering|contemplating) (?<thing>(?:whether|if) .+)/i,
];
const SHOULD_I = new RegExp(
  String.raw`^(?:so|and|but|ok|hi|hello|,|\s)*should (?:i|we) (?<thing>(?:${DECISION})\b.+)`,
  'i',
);
/** Choices within a task, not in the person's life. */
const ABOUT_A_TASK =
  /\b(?:code|function|variable|class|api|file|column|query|package|library|framework|css|html|sql|git|branch|commit|docker|prompt|sentence|paragraph|comma|word|essay|cell|formula|component|array|string|server|database|this|that|these|those|it|them|you|possible|correct|right|understand)\b/i;
const MIN_WORDS = 3;

/** A choice that the writer has not made yet: 'whether I should take the job in Porto'. */
export function findOpenQuestion(sentence: string): PersonalFact | undefined {
  const asked = SHOULD_I.exec(sentence)?.groups?.['thing'];
  const thing = asked ?? UNDECIDED.map((pattern) => pattern.exec(sentence)?.groups?.['thing']).find(Boolean);
  if (thing === undefined) return undefined;
  const choice = nameThing(thing.replace(/[?!.]+$/, ''), { ...english, clauseEnd: CLAUSE_END }, MIN_WORDS);
  if (choice === undefined || ABOUT_A_TASK.test(choice) || !isSelfContained(choice)) return undefined;
  const text = asked === undefined ? undecidedText(choice) : `Should I ${choice}?`;
  return { section: 'questions', attribute: 'choice', text, value: choice, countsAlone: true };
}

/** Unlike in plans, 'if', 'which' and 'or' are part of the choice. */
const CLAUSE_END =
  /[;!?(]|(?<!\b(?:st|mr|mrs|ms|dr))\.(?!\d)|\s[-–—]\s|,\s*(?:and|but|so|because|can|could|what|how|please|do|help)\b|\s(?:but|because|since|although)\b/i;

/** 'If i should sell the car' → 'Undecided: whether I should sell the car'. */
const undecidedText = (choice: string): string => {
  const text = choice.replace(/^if\b/i, 'whether').replaceAll(/\bi\b/g, 'I');
  return `Undecided: ${text}`;
};
