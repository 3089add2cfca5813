import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../build-models/learn-subjects.ts';
import { labelledQuestions } from '../../eval/labelled-questions.ts';
import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { learnedSubjectScores } from './learned-subjects.ts';
import { LEARNED_FROM } from './learned-weights.ts';

const likeliest = (text: string): string | undefined => {
  const scores = learnedSubjectScores(text);
  return SUBJECT_SLUGS[scores.indexOf(Math.max(...scores))];
};

describe('the subject learned from first questions', () => {
  it.each([
    ['finances', 'Moet ik mijn spaargeld beleggen of eerst de hypotheek aflossen?'],
    ['health', 'Seit Tagen Kopfschmerzen und Schwindel, welcher Arzt ist zuständig?'],
    ['religion', 'Pourquoi les chrétiens prient-ils la Vierge Marie ?'],
    ['fitness', '¿Cuántas flexiones y sentadillas hago en el gimnasio para ganar músculo?'],
    ['work', 'Il mio capo mi ha dato un feedback negativo davanti ai colleghi'],
    ['education', 'Explica-me o teorema de Pitágoras para o teste de matemática'],
    ['family', 'My teenage daughter has stopped talking to her father'],
  ])('is %s for %j', (slug, text) => {
    expect(likeliest(text)).toBe(slug);
  });

  it('was learned from the current labelled questions', () => {
    expect(LEARNED_FROM).toBe(fingerprintOf(labelledQuestions()));
  });
});
