import { VALENCES } from './lexicons/valences.ts';

/** Words of work and study that are rated as feelings in everyday speech but name a subject here. */
const SUBJECT_WORDS = `error errors bug bugs problem problems issue issues fail fails failed failing failure debug crash crashes kill killed killing abort aborted
fatal warning warnings exception exceptions critical argument arguments block blocked break breaks broken dead death war attack attacks conflict conflicts
alert alarm drop drops cut cuts strain tension stress strike strikes charge charged debt debts loss losses lose risk risks risky security secure share shared
like interest interests interested interesting value values energy energetic created creative create creates help helps helpful please hand special trust
play plays playing number assets asset god chance challenge challenges free best better improve improving improvement strong strength support
win winner growth opportunity opportunities fine sure yes no natural solid certain clear clean easy easily smart ready well top award fun party friend friends
gift gifts luck prize save saved saving easier natural cancel cancelled canceled cancer disease illness sick pain sore ache doubt difficult hard low poor pay
crime murder guilty prison weapon weapons negative positive depression anxiety disorder injury emergency missing missed miss demand demands limited limitations
lack avoid forced force stop stopped stuck stolen steal fight fighting demon devil hell damage damages damaged dirty rash rejected decline declined deny denied`;

const SUBJECTS: ReadonlySet<string> = new Set(SUBJECT_WORDS.split(/\s+/));

const TABLE: ReadonlyMap<string, number> = new Map(
  VALENCES.trim()
    .split(/\s+/)
    .map((entry) => {
      const colon = entry.lastIndexOf(':');
      return [entry.slice(0, colon), Number(entry.slice(colon + 1))];
    }),
);

/** The valence of a lower-case word, -4..+4; undefined if it has none. */
export const valenceOf = (word: string): number | undefined => TABLE.get(word);

/** True for words that, in a request, more often name its subject than a feeling. */
export const oftenNamesSubject = (word: string): boolean => SUBJECTS.has(word);
