import { comparable } from '../own-data/command-forms.ts';

/** 'Without a category', 'not sorted yet', with the preposition of the language; lower case, without accents. */
const UNCATEGORISED = (
  [
    [
      'in',
      String.raw`(?:(?:that|which) )?(?:(?:have|has|with|are|got|were|are in|is in) )?(?:without (?:an?y? )?|no |not (?:yet )?(?:in )?(?:an?y? ))categor(?:y|ies)(?: yet| so far)?`,
    ],
    [
      'in',
      String.raw`(?:(?:that|which) )?(?:(?:have|has|are|were) )?(?:not (?:yet )?(?:been )?|un)(?:categori[sz]ed|sorted|filed)(?: yet| so far)?`,
    ],
    [
      'in',
      String.raw`(?:(?:die|hebben) )?(?:nog )?(?:zonder|geen) categorie(?: hebben)?|(?:nog )?niet (?:gecategoriseerd|ingedeeld|gesorteerd)|on(?:gecategoriseerde?|gesorteerde?)`,
    ],
    [
      'in',
      String.raw`(?:(?:die|haben) )?(?:noch )?(?:ohne|keine) kategorie(?: haben)?|(?:noch )?nicht (?:kategorisiert|einsortiert|sortiert)|un(?:sortierten?|kategorisierten?)`,
    ],
    [
      'dans',
      String.raw`(?:qui )?(?:sans|n'ont (?:pas (?:encore )?(?:de )?|aucune )) ?categorie|(?:non|pas encore) classee?s?`,
    ],
    ['en', String.raw`(?:que )?(?:sin|no tienen (?:aun |todavia )?(?:ninguna )?) ?categoria|sin clasificar`],
    [
      'in',
      String.raw`(?:che )?(?:senza|non hanno (?:ancora )?(?:una |nessuna )?) ?categoria|non (?:ancora )?(?:classificat[ei]|categorizzat[ei])`,
    ],
    ['em', String.raw`(?:que )?(?:sem|nao tem (?:ainda )?(?:nenhuma )?) ?categoria|por classificar`],
  ] as const
).map(([preposition, source]) => ({
  preposition,
  // 'Not sorted by date' is about the order.
  form: new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})(?! (?:by|per|op|nach|par|por)(?!\p{L}))`, 'u'),
}));

/**
 * Rewrites 'chats without a category' as the question for those in the category Other, which has all conversations that
 * fit no other category. Undefined for any other message, and if the person has no such category.
 */
export function inOtherCategory(text: string, categories: readonly string[]): string | undefined {
  const other = categories.find((name) => name.toLowerCase() === 'other');
  if (other === undefined) return undefined;
  const plain = comparable(text);
  for (const { preposition, form } of UNCATEGORISED) {
    const match = form.exec(plain);
    if (match !== null)
      return `${text.slice(0, match.index)}${preposition} ${other}${text.slice(match.index + match[0].length)}`;
  }
  return undefined;
}
