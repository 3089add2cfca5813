import type { ReadLanguage } from './question-language.ts';

/** 'The day before the dentist' in one language; patterns in lower case, without accents. */
interface BeforeNamedWords {
  day: string;
  evening: string;
  /** 'Before', with the article of what follows. */
  before: string;
}

export const BEFORE_NAMED: Readonly<Record<ReadLanguage, BeforeNamedWords>> = {
  en: {
    day: '(?:on )?(?:the|a|one) day',
    evening: '(?:on )?the (?:evening|night)',
    before: '(?:before|ahead of|prior to|in advance of)(?: (?:the|my|our|a|an))?',
  },
  nl: {
    day: '(?:op )?(?:de|een) dag',
    evening: 'de avond',
    before: 'voor(?:afgaand aan)?(?: (?:de|het|mijn|onze?|een))?',
  },
  de: {
    day: '(?:am|den|einen|ein) tag',
    evening: '(?:am|den) abend',
    before: 'vor(?: (?:dem|der|den|meine[mr]|unsere[mr]))?',
  },
  fr: {
    day: '(?:le|un) jour|la veille',
    evening: 'la veille au soir|le soir',
    before: "(?:avant|du|de la|de l'|de|d')(?: ?(?:le|la|les|l'|mon|ma|mes|notre))?",
  },
  es: {
    day: '(?:el|un) dia',
    evening: 'la (?:noche|tarde)',
    before: 'antes del?(?: (?:la|el|los|las|mi|mis|nuestr[oa]))?',
  },
  it: {
    day: '(?:il|un) giorno',
    evening: 'la sera',
    before: "prima (?:dell'|della|dello|delle|degli|del|dei|di)(?: ?(?:mi[oa]|nostr[oa]))?",
  },
  pt: {
    day: '(?:n?o|um) dia',
    evening: '(?:a|na) noite',
    before: 'antes d[eoa]s?(?: (?:meu|minha|nosso|nossa))?',
  },
};

/** 'The week before', in seven languages. */
export const WEEK_BEFORE =
  "the week before|de week (?:ervoor|daarvoor)|(?:in der|die) woche (?:davor|vorher)|la semaine (?:d'avant|avant|precedente)|la semana (?:antes|anterior)|la settimana (?:prima|precedente)|(?:a|na) semana (?:antes|anterior)";

/** Polite questions and wishes as orders: 'kun je me … herinneren' is 'herinner me …'. The group is what follows. */
export const POLITE_REMINDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:can|could|would) you (remind (?:me|us) .+)$/u, ''],
  [/^(?:i(?:'d| would) like|i want)(?: you)? to (?:be reminded|remind me) (.+)$/u, 'remind me '],
  [/^(?:(?:and|please|also|one) )*(?:an? )?reminder (?:for )?(.+)$/u, 'remind me '],
  [/^(?:kun|kan|wil|zou) je (?:me|mij|ons) (.+?)(?: (?:aan )?herinneren)(?: aan)?$/u, 'herinner me '],
  [/^(?:kannst|konntest|wurdest) du (?:mich|uns) (?:bitte )?(.+?) (?:daran )?erinnern$/u, 'erinnere mich '],
  [/^(?:bitte )?(?:mich )?(.+?) (?:daran )?erinnern$/u, 'erinnere mich '],
  [/^(?:peux|pourrais)-tu (?:me|nous) (?:le |la )?rappeler (.+)$/u, 'rappelle-moi '],
  [/^tu (?:peux|pourrais) (?:me|nous) (?:le |la )?rappeler (.+)$/u, 'rappelle-moi '],
  [/^(?:me )?(?:puedes|podrias) recordar(?:me|nos)?(?:lo|la)? (.+)$/u, 'recuerdame '],
  [/^(?:me lo |me la )(?:puedes|podrias) recordar (.+)$/u, 'recuerdame '],
  [/^(?:puoi|potresti) ricordar(?:mi|ci|melo|mela|celo) (.+)$/u, 'ricordami '],
  [/^(?:podes|pode|podias|podia) (?:lembrar-(?:me|nos)|me lembrar)(?: disso)? (.+)$/u, 'lembra-me '],
];
