import type { PlanLanguage } from '../time/languages/time-words.ts';

/** How a language asks for a reminder before an event; lower case, without accents. */
export interface LeadWords {
  /** Between the event and the request. */
  and: string;
  /** 'Remind me', '(with) a reminder'. */
  request: string;
  before: string;
  /** Lengths without a number, in minutes. */
  named: readonly (readonly [pattern: string, minutes: number])[];
  /** Units after a number, in minutes. */
  units: readonly (readonly [pattern: string, minutes: number])[];
  /** 'The day before', 'the evening before' as a whole. */
  dayBefore: string;
  eveningBefore: string;
}

const DAY = 24 * 60;

export const LEAD_WORDS: Readonly<Record<PlanLanguage, LeadWords>> = {
  nl: {
    and: 'en|plus',
    request:
      '(?:herinner (?:me|mij|ons)(?: (?:er )?(?:aan|even))?|(?:met |zet )?(?:een )?herinnering|(?:geef|stuur) (?:me|mij) (?:even )?een (?:seintje|herinnering))',
    before: '(?:van tevoren|ervoor|daarvoor|vooraf|eerder|voor die tijd)',
    named: [
      ['een half ?uur(?:tje)?', 30],
      ['een kwartier(?:tje)?', 15],
      ['anderhalf uur', 90],
      ['een uur(?:tje)?', 60],
      ['een dag', DAY],
      ['een week', 7 * DAY],
    ],
    units: [
      ['minuten|min', 1],
      ['uur|u', 60],
      ['dagen', DAY],
    ],
    dayBefore: 'de dag (?:ervoor|van tevoren)',
    eveningBefore: 'de avond (?:ervoor|van tevoren)',
  },
  de: {
    and: 'und|plus',
    request:
      '(?:erinnere? (?:mich|uns)(?: (?:bitte|daran|dran))?|(?:mit )?(?:einer?|eine) erinnerung|(?:mit )?erinnerung|sag mir bescheid)',
    before: '(?:vorher|davor|zuvor|im voraus|fruher)',
    named: [
      ['(?:eine )?(?:halbe stunde|halbestunde)', 30],
      ['eine (?:viertelstunde|viertel stunde)', 15],
      ['(?:anderthalb|eineinhalb) stunden', 90],
      ['eine stunde', 60],
      ['einen? tag', DAY],
      ['eine woche', 7 * DAY],
    ],
    units: [
      ['minuten?|min', 1],
      ['stunden?|std|h', 60],
      ['tage?', DAY],
    ],
    dayBefore: 'am (?:tag|vortag)(?: (?:vorher|davor|zuvor))?',
    eveningBefore: 'am (?:abend (?:vorher|davor|zuvor)|vorabend)',
  },
  fr: {
    and: 'et|plus',
    request:
      '(?:rappelle[- ](?:le[- ])?(?:moi|nous)(?:[- ]le)?|previens[- ]moi|(?:avec |mets |ajoute )?un rappel|(?:avec )?rappel)',
    before: "(?:avant|a l'avance|plus tot)",
    named: [
      ['une demi[- ]heure', 30],
      ["un quart d'heure", 15],
      ['une heure et demie', 90],
      ['une heure', 60],
      ['un jour', DAY],
      ['une semaine', 7 * DAY],
    ],
    units: [
      ['minutes?|min', 1],
      ['heures?|h', 60],
      ['jours?', DAY],
    ],
    dayBefore: "la veille|le jour (?:avant|d'avant)",
    eveningBefore: 'la veille au soir',
  },
  es: {
    and: 'y|mas',
    request: '(?:recuerda(?:me|nos)(?:lo)?|avisa(?:me|nos)|(?:con |pon |anade )?un (?:recordatorio|aviso))',
    before: '(?:antes|con (?:antelacion|anticipacion)|de (?:antelacion|anticipacion))',
    named: [
      ['media hora', 30],
      ['un cuarto de hora', 15],
      ['(?:una )?hora y media', 90],
      ['una hora', 60],
      ['un dia', DAY],
      ['una semana', 7 * DAY],
    ],
    units: [
      ['minutos?|min', 1],
      ['horas?|h', 60],
      ['dias?', DAY],
    ],
    dayBefore: 'el dia (?:antes|anterior)',
    eveningBefore: 'la (?:tarde|noche) (?:antes|anterior)',
  },
  it: {
    and: 'e|piu',
    request:
      '(?:ricorda(?:mi|ci)(?:lo)?|ricordamelo|avvisa(?:mi|ci)|(?:con |metti )?un (?:promemoria|avviso)|(?:con )?promemoria)',
    before: "(?:prima|in anticipo|d'anticipo)",
    named: [
      ["mezz['’ ]?ora", 30],
      ["un quarto d['’]ora", 15],
      ["un['’]ora e mezza", 90],
      ["un['’] ?ora", 60],
      ['un giorno', DAY],
      ['una settimana', 7 * DAY],
    ],
    units: [
      ['minut[io]|min', 1],
      ['or[ea]|h', 60],
      ['giorn[io]', DAY],
    ],
    dayBefore: 'il giorno (?:prima|precedente)',
    eveningBefore: 'la sera (?:prima|precedente)',
  },
  pt: {
    and: 'e|mais',
    request:
      '(?:lembra-(?:me|nos)(?: disso)?|me lembr[ea]|lembr[ea]-me|avisa-me|me avis[ea]|(?:com |poe |mete )?um (?:lembrete|aviso))',
    before: '(?:antes|com antecedencia|de antecedencia)',
    named: [
      ['meia hora', 30],
      ['um quarto de hora', 15],
      ['(?:uma )?hora e meia', 90],
      ['uma hora', 60],
      ['um dia', DAY],
      ['uma semana', 7 * DAY],
    ],
    units: [
      ['minutos?|min', 1],
      ['horas?|h', 60],
      ['dias?', DAY],
    ],
    dayBefore: 'no dia (?:antes|anterior)|na vespera',
    eveningBefore: 'na noite (?:antes|anterior)',
  },
};
