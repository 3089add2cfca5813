import { comparable } from '../own-data/command-forms.ts';
import type { SubjectSlug } from './built-in-categories.ts';

/** The names of the ready-made categories in other languages: lower case, without accents. */
const NAMES: Readonly<Record<SubjectSlug, string>> = {
  education:
    'onderwijs, opleiding, studie, bildung, ausbildung, studium, education, etudes, educacion, estudios, istruzione, educazione, studio, educacao, estudos',
  work: 'werk, arbeit, beruf, job, travail, boulot, trabajo, curro, lavoro, trabalho',
  health: 'gezondheid, gesundheit, sante, salud, salute, saude',
  fitness: 'sport, fitness, forme, deporte, desporto, esporte',
  finances:
    'finance, money, financien, geld, finanzen, finances, argent, finanzas, dinero, finanze, soldi, financas, dinheiro',
  family: 'familie, gezin, famille, familia, famiglia',
  friends: 'vrienden, freunde, amis, amigos, amici',
  politics: 'politiek, politik, politique, politica',
  religion: 'religie, geloof, religion, religione, religiao',
  other: 'overig, overige, anders, sonstiges, anderes, autre, autres, otros, otro, altro, outros, outro',
  home: 'huis, wonen, haus, wohnen, zuhause, maison, casa, hogar, lar',
  food: 'eten, koken, essen, kochen, cuisine, nourriture, comida, cocina, cucina, cibo, cozinha',
  travel: 'reizen, reisen, voyage, voyages, viajes, viaje, viaggi, viaggio, viagens, viagem',
  entertainment:
    'vermaak, ontspanning, unterhaltung, freizeit, loisirs, divertissement, ocio, entretenimiento, intrattenimento, tempo libero, lazer, entretenimento',
  technology: 'technologie, techniek, technik, tecnologia',
};

const ENGLISH = new Map(
  Object.entries(NAMES).flatMap(([english, names]) => names.split(', ').map((foreign) => [foreign, english] as const)),
);

/** The English name of the ready-made category that is named in any of the seven languages: 'health' for 'salud'. */
export const englishCategoryName = (name: string): string | undefined => ENGLISH.get(comparable(name.trim()));
