import type { CommandWords } from './command-words.table.ts';

interface OwnGoalWords {
  /** 'Personal goal', before the goal, with or without a colon. */
  personal: string;
  /** 'My objective is', before the goal; goal-command.ts has the English 'my goal is'. */
  mine: string;
  /** 'Set a goal of', before the goal; `defineEnd`: the verb after it. */
  define: string;
  defineEnd: string;
}

/** Words that set a goal by naming it, by language: patterns for lower case without accents. */
export const OWN_GOALS: Readonly<Record<CommandWords['language'], OwnGoalWords>> = {
  en: {
    personal: '(?:(?:new|my) )?(?:personal|private) (?:goal|objective|target)',
    mine: 'my (?:personal )?(?:objective|target)(?: for .{2,20}?)? is(?: to)?',
    define:
      "(?:(?:i want to|i'd like to|i would like to|let's|please) )?(?:define|set(?: myself)?|create) (?:a|the) (?:new )?(?:goal|objective|target) of",
    defineEnd: '(?!)',
  },
  nl: {
    personal: '(?:(?:nieuw|mijn) )?(?:persoonlijk|eigen) doel',
    mine: "(?:mijn|m'n|mn) (?:persoonlijke? )?doel(?: voor .{2,20}?)? is(?: om)?",
    define:
      '(?:ik (?:wil|zou)(?: graag)?|laten we) (?:(?:me|mezelf) )?een (?:nieuw )?doel (?:(?:instellen|stellen|toevoegen|maken|vastleggen) )?(?:van|om)',
    defineEnd: 'instellen|stellen|toevoegen|maken|vastleggen',
  },
  de: {
    personal: '(?:(?:neues|mein) )?(?:personliches|eigenes) ziel',
    mine: 'mein (?:personliches )?ziel(?: fur .{2,20}?)? (?:ist|lautet)(?: es)?,?',
    define: 'ich (?:mochte|will|wurde gern) (?:mir )?(?:ein|das) (?:neues )?ziel von',
    defineEnd: 'festlegen|setzen|anlegen|definieren|erstellen|vornehmen',
  },
  fr: {
    personal: '(?:(?:nouvel|mon) )?objectif (?:perso|personnel)',
    mine: "mon (?:objectif|but)(?: personnel| perso)?(?: pour .{2,20}?)?(?: cette annee)? (?:est|c'est)(?: de| d'(?=[aeiouhy]))?",
    define:
      "(?:je (?:veux|voudrais|souhaite)|j'aimerais) (?:me )?(?:definir|fixer|creer|ajouter|mettre) (?:un|l') ?(?:nouvel )?objectif (?:de |d'(?=[aeiouhy]))",
    defineEnd: '(?!)',
  },
  es: {
    personal: '(?:(?:nuevo|nueva|mi) )?(?:objetivo|meta) personal',
    mine: 'mi (?:objetivo|meta)(?: personal)?(?: para .{2,20}?)? es',
    define:
      '(?:quiero|querria|quisiera|me gustaria) (?:definir|fijar(?:me)?|poner(?:me)?|crear|marcar(?:me)?|anadir|establecer) (?:una?|el|la) (?:nuev[oa] )?(?:meta|objetivo) de',
    defineEnd: '(?!)',
  },
  it: {
    personal: '(?:(?:nuovo|mio) )?(?:obiettivo|traguardo) personale',
    mine: '(?:il )?mio (?:obiettivo|traguardo)(?: personale)?(?: per .{2,20}?)? e(?: di)?',
    define:
      "(?:voglio|vorrei|mi piacerebbe) (?:impostare|definire|fissare|fissarmi|creare|pormi|darmi|aggiungere) (?:un|l')? ?(?:nuovo )?obiettivo di",
    defineEnd: '(?!)',
  },
  pt: {
    personal: '(?:(?:novo|nova|meu|minha) )?(?:objetivo|meta) pessoal',
    mine: '(?:a |o )?(?:minha|meu) (?:meta|objetivo)(?: pessoal)?(?: para .{2,20}?)? e(?: de)?',
    define:
      '(?:eu )?(?:quero|queria|gostava de|gostaria de|vou) (?:me )?(?:definir|criar|fixar|por|colocar|estabelecer|adicionar|tracar)(?:-me)? (?:uma?|o|a) (?:nov[oa] )?(?:meta|objetivo) de',
    defineEnd: '(?!)',
  },
};

/** Matches before words that ask for nothing else, unlike 'my goal is to understand recursion, can you explain it'. */
export const ASKS_NOTHING_MORE =
  '(?!.*\\?)(?!.*[,;.] ?(?:maar |aber |mais |pero |ma |mas |but )?(?:can|could|how|what|help|explain|hoe|kun|kan|wat|leg|wie|kannst|was|erklar\\w*|hilf|comment|peux|tu peux|aide\\S*|explique\\S*|que|como|puedes|ayuda\\w*|explica\\w*|come|puoi|aiuta\\w*|spiega\\w*|pode|podes|ajuda\\S*)(?![a-z]))';
