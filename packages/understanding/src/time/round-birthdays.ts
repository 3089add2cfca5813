import { comparable } from '../own-data/command-forms.ts';

/** How words for a round number of years begin, alone or as an ordinal, in seven languages: without accents. */
const DECADES: readonly (readonly [number, RegExp])[] = [
  [20, /^(?:twentieth|twintigste|zwanzigste\w*|vingtieme|vigesim\w+|ventesim\w+)$/],
  [30, /^(?:thirt(?:y|ieth)|dertig\w*|drei(?:ss|ß)igst\w*|trentieme|trentesim\w+|trigesim\w+)$/],
  [40, /^(?:fort(?:y|ieth)|veertig\w*|vierzig\w*|quarantieme|quarantesim\w+|cuadragesim\w+|quadragesim\w+)$/],
  [50, /^(?:fift(?:y|ieth)|vijftig\w*|funfzig\w*|cinquantieme|cinquantesim\w+|quincuagesim\w+|quinquagesim\w+)$/],
  [60, /^(?:sixt(?:y|ieth)|zestig\w*|sechzig\w*|soixantieme|sessantesim\w+|sexagesim\w+)$/],
  [70, /^(?:sevent(?:y|ieth)|zeventig\w*|siebzig\w*|soixante-dixieme|settantesim\w+|septuagesim\w+)$/],
  [80, /^(?:eight(?:y|ieth)|tachtig\w*|achtzig\w*|quatre-vingtieme|ottantesim\w+|octogesim\w+)$/],
  [90, /^(?:ninet(?:y|ieth)|negentig\w*|neunzig\w*|quatre-vingt-dixieme|novantesim\w+|nonagesim\w+)$/],
];

/** A round birthday in figures, as titles write it: '80' and '80th' of 'Achtzigsten'. Empty for other words. */
export function roundBirthday(word: string): readonly string[] {
  const plain = comparable(word);
  const [years] = DECADES.find(([, form]) => form.test(plain)) ?? [];
  return years === undefined ? [] : [`${years}`, `${years}th`, `${years}e`, `${years}ste`];
}
