import type { CommandWords } from '../own-data/command-words.table.ts';

/** The words of orders for a timer in one language: patterns for lower case without accents. */
export interface TimerWords {
  language: CommandWords['language'];
  /** Verbs that start a timer, with the small words after them. */
  set: string;
  timer: string;
  /** Between the timer and its length: 'for', 'of'. */
  link: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Lengths without a figure, with their minutes. */
  named: readonly (readonly [source: string, minutes: number])[];
  /** Between the length and what it is for: 'for', 'called'. */
  purpose: string;
}

export const TIMER_WORDS: readonly TimerWords[] = [
  {
    language: 'en',
    set: "(?:(?:can|could|would|will) you )?(?:please )?(?:set|start|put on|begin|run|create|make|give me|gimme|i need|i want|i'd like)(?: me)?(?: up)?",
    timer: '(?:(?:an?|the|another|my|new|quick|kitchen|egg) )*(?:timer|countdown)',
    link: 'for|of|to|at',
    hours: 'hours?|hrs?|h',
    minutes: "minutes?|mins?|minute's|m|'",
    seconds: 'seconds?|secs?|s',
    named: [
      ['(?:half an hour|half hour)', 30],
      ['(?:a quarter of an hour|quarter of an hour)', 15],
      ['(?:three quarters of an hour)', 45],
      ['(?:an hour and a half|one and a half hours)', 90],
      ['(?:an hour|one hour)', 60],
      ['(?:a minute|one minute)', 1],
    ],
    purpose: 'for(?: the| my)?|called|named|to|so (?:that )?i',
  },
  {
    language: 'nl',
    set: '(?:(?:kun|kan|wil) je )?(?:zet|start|stel|maak)(?: even| ff| me| mij)*',
    timer: '(?:(?:een|de|mijn|nog een) )*(?:timer|kookwekker|eierwekker|stopwatch)',
    link: 'van|voor|op|in',
    hours: 'uur|uren|u',
    minutes: "minuten|minuut|minuutjes|min|m|'",
    seconds: 'seconden|seconde|sec|s',
    named: [
      ['(?:een )?half ?uur(?:tje)?', 30],
      ['(?:een )?kwartier(?:tje)?', 15],
      ['(?:een )?drie kwartier', 45],
      ['anderhalf uur', 90],
      ['een uur(?:tje)?', 60],
      ['een minuut(?:je)?', 1],
    ],
    purpose: 'voor(?: de| het| mijn)?|om',
  },
  {
    language: 'de',
    set: '(?:(?:kannst|konntest) du )?(?:stelle?|starte?|setze?|mache?|leg)(?: mir| bitte| mal| schnell)*(?: los)?',
    timer: '(?:(?:einen?|den|nen|n|noch einen) )*(?:timer|countdown|kurzzeitwecker|kuchenwecker|eieruhr|kuchentimer)',
    link: 'auf|fur|von|uber',
    hours: 'stunden?|std|h',
    minutes: "minuten?|min|m|'",
    seconds: 'sekunden?|sek|sec|s',
    named: [
      ['(?:eine )?halbe stunde', 30],
      ['(?:eine )?viertelstunde', 15],
      ['(?:eine )?dreiviertelstunde', 45],
      ['(?:anderthalb|eineinhalb) stunden', 90],
      ['eine stunde', 60],
      ['eine minute', 1],
    ],
    purpose: 'fur(?: die| den| das)?|wegen(?: der| dem)?',
  },
  {
    language: 'fr',
    set: '(?:(?:tu peux|peux-tu|tu pourrais) )?(?:mets|mettre|lance|lancer|demarre|regle|programme|fais)(?:-moi| moi)?',
    timer: '(?:(?:un|le|une) )?(?:minuteur|minuterie|compte a rebours|chrono(?:metre)?|timer)',
    link: 'de|pour|sur|a',
    hours: 'heures?|h',
    minutes: "minutes?|min|mn|m|'",
    seconds: 'secondes?|sec|s',
    named: [
      ['une demi-? ?heure', 30],
      ["(?:un )?quart d'heure", 15],
      ["trois quarts d'heure", 45],
      ['une heure et demie', 90],
      ['une heure', 60],
      ['une minute', 1],
    ],
    purpose: 'pour(?: les| le| la)?',
  },
  {
    language: 'es',
    set: '(?:(?:puedes|podrias) )?(?:pon|poner|ponme|ponerme|inicia|iniciar|programa|programar|activa|empieza)(?:me)?',
    timer: '(?:(?:un|el|otro) )?(?:temporizador|cronometro|cuenta atras|timer)',
    link: 'de|para|a|por',
    hours: 'horas?|h',
    minutes: "minutos?|min|m|'",
    seconds: 'segundos?|seg|s',
    named: [
      ['media hora', 30],
      ['(?:un )?cuarto de hora', 15],
      ['tres cuartos de hora', 45],
      ['(?:una )?hora y media', 90],
      ['una hora', 60],
      ['un minuto', 1],
    ],
    purpose: 'para(?: el| la| los| las)?',
  },
  {
    language: 'it',
    set: '(?:(?:puoi|potresti) )?(?:metti|mettere|imposta|impostare|avvia|avviare|fai partire|punta)(?:mi)?',
    timer: '(?:(?:un|il|un altro) )?(?:timer|conto alla rovescia|contaminuti)',
    link: 'di|da|per|a',
    hours: 'ore|ora|h',
    minutes: "minuti|minuto|min|m|'",
    seconds: 'secondi|secondo|sec|s',
    named: [
      ["(?:una )?mezz'ora|mezzora", 30],
      ["(?:un )?quarto d'ora", 15],
      ["tre quarti d'ora", 45],
      ["un'ora e mezz[ao]", 90],
      ["un'ora", 60],
      ['un minuto', 1],
    ],
    purpose: 'per(?: il| la| i| le)?',
  },
  {
    language: 'pt',
    set: '(?:(?:podes|pode|consegues|voce pode) )?(?:poe|por|coloca|colocar|inicia|iniciar|liga|ligar|programa|programar|bota|mete|cria)(?:-me| me)?',
    timer: '(?:(?:um|o|outro) )?(?:temporizador|cronometro|contagem decrescente|contagem regressiva|timer)',
    link: 'de|para|pra|por|em',
    hours: 'horas?|h',
    minutes: "minutos?|min|m|'",
    seconds: 'segundos?|seg|s',
    named: [
      ['meia hora', 30],
      ['(?:um )?quarto de hora', 15],
      ['tres quartos de hora', 45],
      ['(?:uma )?hora e meia', 90],
      ['uma hora', 60],
      ['um minuto', 1],
    ],
    purpose: 'para(?: o| a| os| as)?|pro|pra',
  },
];
