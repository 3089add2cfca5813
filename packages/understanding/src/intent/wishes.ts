import { comparable } from '../own-data/command-forms.ts';
import { WISH_WORDS } from './wishes.table.ts';

const MAX_LENGTH = 240;
const FORMS = WISH_WORDS.map(({ wish, end, ...words }) => ({
  ...words,
  form: new RegExp(
    `^(?:(?:hi|hey|hallo|hoi|ok|please|bitte|por favor|per favore)[ ,]+)?(?:${wish})(?! ?(?:me|mi|m') ?(?:recuerd|record|avis|lembr|ricord|rappel|previen))[ ,]*(?<order>.{6,}?)(?: (?:${end}))?[ .!?]*$`,
    'du',
  ),
}));

/** A wish as the order that it means: 'it would be great if you could add …' becomes 'can you add …'. */
export const wishAsOrder = (text: string): string => {
  if (text.length > MAX_LENGTH || text.includes('\n')) return text;
  const written = text.replaceAll(/\s+/g, ' ').replace(/^[\s¿¡]+/, '');
  const plain = comparable(written);
  for (const { form, ask, verbs } of FORMS) {
    const order = form.exec(plain)?.indices?.groups?.order;
    if (order === undefined) continue;
    const words = written.slice(...order).split(' ');
    return `${ask} ${words.map((word) => verbs[word.toLowerCase()] ?? word).join(' ')}`;
  }
  return text;
};
