import { LEAD_WORDS, type LeadWords } from '../foreign/reminder-lead.table.ts';
import type { ReadLanguage } from './question-language.ts';

/** How a language asks to be reminded of what was just shown; patterns in lower case, without accents. */
export interface ShownReminderWords {
  /** 'Remind me', with the pronoun where it is part of the verb: 'recuérdamelo'. */
  request: string;
  /** 'Of it', 'about that', after the request or its time. */
  ofIt: string;
  /** Some are wider than in `LEAD_WORDS`, because the message contains nothing else. */
  lead: Pick<LeadWords, 'before' | 'dayBefore' | 'eveningBefore'>;
  /** 'On the day itself', 'that morning'; the message must also have a time. */
  sameDay: string;
  /** Words beside the time that have no meaning here: 'please', and 'aan' of 'herinner me er … aan'. */
  around: string;
}

const leadOf = ({ before, dayBefore, eveningBefore }: LeadWords): ShownReminderWords['lead'] => ({
  before,
  dayBefore,
  eveningBefore,
});

const ENGLISH_LEAD: ShownReminderWords['lead'] = {
  before: '(?:before(?:hand)?|in advance|earlier|ahead(?: of time)?|prior)(?: (?:it|that|then|it starts))?',
  dayBefore: 'the day before(?: (?:it|that))?|(?:a|one) day (?:before|in advance|earlier|ahead)(?: (?:it|that))?',
  eveningBefore: 'the (?:evening|night) before(?: (?:it|that))?',
};

export const SHOWN_REMINDER_WORDS: Readonly<Record<ReadLanguage, ShownReminderWords>> = {
  en: {
    request:
      '(?:remind|alert|notify|ping|nudge|warn) (?:me|us)|(?:set|add|give me|put|create)(?: me)? (?:an? )?(?:reminder|alert|alarm)(?: for(?! (?:it|this|that)(?![a-z])))?',
    ofIt: '(?:of|about|for) (?:it|this|that|that one|this one)',
    lead: ENGLISH_LEAD,
    sameDay: '(?:on )?(?:the|that) (?:same )?(?:day itself|same day|day|morning)(?: of)?',
    around: 'please|pls|for|too|also|then|at|in the|of',
  },
  nl: {
    request:
      '(?:herinner|waarschuw) (?:me|mij|ons)|(?:zet|maak|geef me|stuur me) (?:er )?(?:een )?(?:herinnering|seintje)',
    ofIt: 'er(?:aan| even aan)?|daaraan|aan (?:dat|die|deze|hem)|daarvoor|(?<!(?:dag|dagen|week|weken|uur|maand|avond) )ervoor(?= om)',
    lead: {
      ...leadOf(LEAD_WORDS.nl),
      dayBefore: '(?:de|een) dag (?:ervoor|daarvoor|van tevoren|eerder|vooraf)',
      eveningBefore: 'de avond (?:ervoor|daarvoor|van tevoren)',
    },
    sameDay: '(?:op )?(?:de dag zelf|dezelfde dag|die (?:dag|ochtend))',
    around: 'aan|even|maar|ook|graag|alsjeblieft|dan|er|al|om',
  },
  de: {
    request: 'erinnere? (?:mich|uns)|(?:setz|setze|stell|stelle|gib mir|mach)(?: mir)? (?:eine )?erinnerung',
    ofIt: 'daran|dran|an (?:das|den|die|diesen|ihn)|dafur',
    lead: {
      ...leadOf(LEAD_WORDS.de),
      dayBefore: '(?:am (?:tag|vortag)(?: (?:vorher|davor|zuvor))?|ein(?:en)? tag (?:vorher|davor|zuvor|fruher))',
    },
    sameDay: 'am (?:selben|gleichen) tag|am tag selbst|an dem (?:tag|morgen)',
    around: 'bitte|auch|mal|schon|dann|um|doch',
  },
  fr: {
    request:
      'rappelle[- ](?:le[- ]moi|moi(?:[- ]le)?|nous)|previens[- ](?:moi|nous)|(?:mets|ajoute)(?:[- ]moi)? un rappel',
    ofIt: '(?:de )?(?:ca|cela)|pour (?:ca|cela)',
    lead: {
      ...leadOf(LEAD_WORDS.fr),
      dayBefore: "la veille|le jour (?:avant|d'avant|precedent)|un jour (?:avant|plus tot|a l'avance)",
    },
    sameDay: 'le jour meme|le meme jour|ce (?:jour|matin)-la',
    around: "stp|svp|s'il te plait|aussi|deja|alors|a",
  },
  es: {
    request: 'recuerda(?:me|nos)(?:lo|la)?|avisa(?:me|nos)|(?:pon|anade|crea)(?:me)? un (?:recordatorio|aviso)',
    ofIt: '(?:de )?(?:eso|esto|ello)|para eso',
    lead: {
      ...leadOf(LEAD_WORDS.es),
      dayBefore: 'el dia (?:antes|anterior|de antes|previo)|un dia (?:antes|de antelacion)',
      eveningBefore: 'la (?:tarde|noche) (?:antes|anterior|de antes)',
    },
    sameDay: '(?:el|ese) mismo dia|ese (?:dia|mismo dia)|esa manana',
    around: 'por favor|tambien|ya|a',
  },
  it: {
    request: 'ricorda(?:me|mi|ci)(?:lo|la)?|avvisa(?:mi|ci)|(?:metti|aggiungi|crea)(?:mi)? un (?:promemoria|avviso)',
    ofIt: '(?:di )?(?:questo|cio|quello)|per questo',
    lead: {
      ...leadOf(LEAD_WORDS.it),
      dayBefore: 'il giorno (?:prima|precedente)|un giorno (?:prima|in anticipo)',
      eveningBefore: 'la sera (?:prima|precedente)',
    },
    sameDay: '(?:il giorno stesso|lo stesso giorno|quel (?:giorno|mattino)|quella mattina)',
    around: 'per favore|anche|gia|a',
  },
  pt: {
    request:
      'lembra-(?:me|nos)|me lembr[ae]|lembr[ae]-me|avisa-(?:me|nos)|me avis[ae]|(?:poe|mete|cria|adiciona)(?:-me)? um (?:lembrete|aviso)',
    ofIt: 'disso|disto|dele|dela|para isso',
    lead: {
      ...leadOf(LEAD_WORDS.pt),
      dayBefore: '(?:n?o dia (?:antes|anterior)|na vespera|um dia antes)',
      eveningBefore: 'na (?:noite|vespera a noite) (?:antes|anterior)|na vespera a noite',
    },
    sameDay: 'n?o proprio dia|no mesmo dia|nesse dia|nessa manha',
    around: 'por favor|tambem|ja|a|as',
  },
};
