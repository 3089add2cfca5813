import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../build-models/learn-likelihood.ts';
import { labelledTurns } from '../../eval/labelled-turns.ts';
import { planLikelihood } from './plan-likelihood.ts';
import { LEARNED_FROM } from './weights.ts';

describe('the likelihood of a plan', () => {
  it.each([
    'Got my eye test on Friday at 2, do I need to bring my old glasses?',
    'Morgen um 10 habe ich einen Termin beim Notar, was muss ich mitbringen?',
    'Je dois rendre mon dossier avant le 30 novembre, par où commencer ?',
  ])('is high for a plan of the person: %j', (text) => {
    expect(planLikelihood(text)).toBeGreaterThan(0.5);
  });

  it.each([
    'My neighbour had an operation last Monday at 9, what do I bring her?',
    'Write a short story in which the detective meets the baron on Friday at midnight',
    'Ieri alle 15 la mia vicina ha avuto un incidente, cosa le porto?',
  ])('is low for the past, others and fiction: %j', (text) => {
    expect(planLikelihood(text)).toBeLessThan(-0.5);
  });

  it('is learned from the current texts of eval/', () => {
    expect(LEARNED_FROM).toBe(fingerprintOf(labelledTurns()));
  });
});
