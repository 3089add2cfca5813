import type { PersonalFact } from './fact.ts';
import { isFirstName } from './names.ts';

const RELATION =
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|mom|mum|father|dad|parents|stepmother|stepfather|sister|brother|twin|stepsister|stepbrother|son|daughter|stepson|stepdaughter|baby|grandmother|grandma|grandfather|grandpa|granddaughter|grandson|aunt|uncle|niece|nephew|cousin|mother-in-law|father-in-law|sister-in-law|brother-in-law|boss|manager|colleague|coworker|co-worker|business partner|cofounder|co-founder|assistant|mentor|teacher|professor|supervisor|best friend|friend|roommate|flatmate|housemate|neighbou?r|landlord|landlady|dog|cat|puppy|kitten|horse|rabbit|parrot';
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}-]*`;
/** 'My older sister Clara', 'my son is called Tom', 'my dog's name is Rex'. */
const NAMED_RELATIVE = new RegExp(
  String.raw`\b[Mm]y (?<adjective>(?:older|younger|elder|little|big|late|eldest|oldest|youngest|new|old) )?(?<relation>${RELATION})(?<link>,? (?:is|was) (?:called|named) | (?:called|named) |(?:'s|s') name is |,? )(?<name>${NAME})`,
  'gu',
);
/** Words with a capital that follow a relation but name nobody: 'my boss Monday', 'my friend ChatGPT'. */
const NO_NAME =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|ChatGPT|GPT|Copilot|Gemini|Siri|Alexa|Google|Facebook|Instagram|What|How|Can|Could|Should|When|Where|Why|Please|Is|And|But|The|Any|Do|Did|Has|Her|His|Who|She|He|They|We|You|It|If|In|On|At|For|To|So|As|Or)$/;
const CHILDREN =
  /\b(?:i|we) have (?<thing>(?:an?|one|two|three|four|five|six|\d) (?:young |small |grown-up |adult |little )?(?:kids?|children|sons?|daughters?|boys?|girls?|dogs?|cats?|siblings?|brothers?|sisters?)(?: and (?:an?|one|two|three|four|five|\d) (?:kids?|sons?|daughters?|boys?|girls?|dogs?|cats?|brothers?|sisters?))?)\b(?! (?:in|on) (?:my|the) (?:class|team))/i;
const STATUS =
  /\b(?:i'm|i am|im|we're|we are) (?:happily |recently |newly )?(?<thing>married|engaged|divorced|widowed)\b(?! (?:in|with) (?:the|this|an?)\b)/i;

/**
 * The people and animals that a sentence names with their relation to the writer, and the writer's children and status.
 */
export function findPeople(sentence: string): PersonalFact[] {
  const named = [...sentence.matchAll(NAMED_RELATIVE)].flatMap(({ groups = {} }): PersonalFact[] => {
    const { adjective = '', relation = '', link = '', name = '' } = groups;
    if (NO_NAME.test(name) || adjective.trim() === 'late') return [];
    const isNameStated = /called|named|name/.test(link);
    return [
      {
        section: 'people',
        attribute: `person ${relation.toLowerCase()}`,
        text: `My ${adjective.toLowerCase()}${relation.toLowerCase()} is called ${name}`,
        value: name,
        countsAlone: isNameStated || isFirstName(name),
      },
    ];
  });
  const children = CHILDREN.exec(sentence)?.groups?.['thing']?.toLowerCase();
  const status = STATUS.exec(sentence)?.groups?.['thing']?.toLowerCase();
  return [
    ...named,
    ...(children === undefined
      ? []
      : [
          {
            section: 'people',
            attribute: 'family',
            text: `I have ${children}`,
            value: children,
            countsAlone: true,
          } as const,
        ]),
    ...(status === undefined
      ? []
      : [
          {
            section: 'people',
            attribute: 'family-status',
            text: `I am ${status}`,
            value: status,
            countsAlone: true,
          } as const,
        ]),
  ];
}
