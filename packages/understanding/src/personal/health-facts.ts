import type { FactPattern } from './fact.ts';

const CONDITION =
  "(?:type [12] |chronic |severe |mild |an? )?(?:diabetes|asthma|adhd|autism|epilepsy|migraines?|arthritis|depression|anxiety|bipolar disorder|ocd|ptsd|insomnia|endometriosis|pcos|hiv|hepatitis|coeliac disease|celiac disease|ibs|crohn's disease|high blood pressure|hypertension|high cholesterol|hypothyroidism|a thyroid condition|back pain|a heart condition|cancer)";
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Statements of people about their health; shown only if the person wants that. */
export const HEALTH_FACTS: readonly FactPattern[] = [
  {
    section: 'health',
    attribute: 'condition',
    match: pattern(
      String.raw`\b(?:i (?:have|suffer from|live with|(?:was|have been)(?: recently)? diagnosed with)|i've (?:got|been diagnosed with)) (?<thing>${CONDITION})\b`,
    ),
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'health',
    attribute: 'allergy',
    match:
      /\b(?:i'm|i am|im) (?:\w+ and )?(?:severely |very )?(?<thing>(?:allergic to|lactose intolerant|gluten intolerant|intolerant to)(?: (?:cow's |tree )?[a-z]+(?:(?: and| or) [a-z]+)?)?)\b/i,
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'health',
    attribute: 'medicine',
    match:
      /\bi(?:'m| am)? tak(?:e|ing) (?<thing>[\p{L}-]+ \d+ ?(?:mg|µg|mcg|ml)|\d+ ?(?:mg|µg|mcg|ml) (?:of )?[\p{L}-]+|(?:blood pressure|thyroid|heart) (?:medication|medicine|pills))\b/iu,
    countsAlone: true,
    isExact: true,
  },
  {
    section: 'health',
    attribute: 'pregnancy',
    match: /\b(?:i'm|i am|im) (?:\d+ (?:weeks|months) )?(?<thing>pregnant)\b/i,
    countsAlone: true,
    isExact: true,
  },
];
