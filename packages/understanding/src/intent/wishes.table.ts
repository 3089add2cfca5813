import type { CommandWords } from '../own-data/command-words.table.ts';

/** Orders that are worded as a wish in one language. */
export interface WishWords {
  language: CommandWords['language'];
  /** The wish before the order, as a pattern for lower case without accents: 'it would be great if you could'. */
  wish: string;
  /** The end of the wish, where the language has one: 'könntest'. */
  end: string;
  /** 'Can you'. */
  ask: string;
  /** Verbs in the form of the wish, and their infinitives. */
  verbs: Readonly<Record<string, string>>;
}

export const WISH_WORDS: readonly WishWords[] = [
  {
    language: 'en',
    wish: "(?:(?:would it|is it) be possible (?:for you )?to|i was (?:just )?wondering if you (?:could|can)|do you think you (?:could|can)|any chance you (?:could|can)|it(?:'d| would) be (?:great|nice|good|lovely|helpful|cool) if you (?:could|can|would)|i(?:'d| would) (?:be grateful|appreciate it|love it|be happy) if you (?:could|would)|would you be (?:so kind as to|able to)|be a (?:dear|star|love|pal) and|would you be a (?:dear|star|love|pal) and|i(?:'d| would) like you to|i want you to|i need you to)(?= (?:please |quickly |just |also )?(?:add|put|set|create|make|schedule|book|enter|block|remind|note|log|save|cancel|move|rename|find|show|start|ping|nudge|delete|write down|mark|tick))",
    end: '(?!)',
    ask: 'can you',
    verbs: {},
  },
  {
    language: 'nl',
    wish: '(?:(?:het )?zou (?:het )?(?:fijn|mooi|leuk|handig|top|super) zijn als je|ik (?:wil|zou) (?:graag )?(?:willen )?dat je|zou je zo (?:vriendelijk|lief|aardig) (?:willen|kunnen) zijn om|lukt het je om|wil je zo lief zijn om)',
    end: '(?:kunt|kan|wilt|wil|zou kunnen|zou willen|te)',
    ask: 'kun je',
    verbs: {
      zet: 'zetten',
      noteert: 'noteren',
      toevoegt: 'toevoegen',
      inplant: 'inplannen',
      plant: 'plannen',
      herinnert: 'herinneren',
      opschrijft: 'opschrijven',
      verzet: 'verzetten',
      maakt: 'maken',
      aanmaakt: 'aanmaken',
    },
  },
  {
    language: 'de',
    wish: '(?:(?:es )?ware (?:es )?(?:super|toll|nett|lieb|klasse|schon|prima|gut),? wenn du|ich (?:mochte|will|hatte gern|wunsche mir),? dass du|warst du so (?:nett|lieb) und wurdest|konntest du so (?:nett|lieb) sein und|ware es moglich,? dass du)',
    end: '(?:konntest|kannst|wurdest)',
    ask: 'kannst du',
    verbs: {
      eintragst: 'eintragen',
      einträgst: 'eintragen',
      setzt: 'setzen',
      notierst: 'notieren',
      anlegst: 'anlegen',
      hinzufügst: 'hinzufügen',
      aufschreibst: 'aufschreiben',
      erinnerst: 'erinnern',
      stellst: 'stellen',
      löschst: 'löschen',
      verschiebst: 'verschieben',
      packst: 'packen',
      schreibst: 'schreiben',
    },
  },
  {
    language: 'fr',
    wish: "(?:ce serait (?:bien|super|top|gentil|sympa|cool) (?:si tu (?:pouvais|peux)|que tu|de)|(?:je voudrais|j'aimerais(?: bien)?|je veux|j'ai besoin|il faudrait) que tu|serait-il possible (?:de|d')|est-ce que tu pourrais|aurais-tu la gentillesse (?:de|d')|ca (?:t'embete|te derange|t'ennuie) (?:de|d'))",
    end: '(?!)',
    ask: 'peux-tu',
    verbs: {
      ajoutes: 'ajouter',
      mettes: 'mettre',
      notes: 'noter',
      crées: 'créer',
      inscrives: 'inscrire',
      bloques: 'bloquer',
      supprimes: 'supprimer',
      annules: 'annuler',
      déplaces: 'déplacer',
      programmes: 'programmer',
    },
  },
  {
    language: 'es',
    wish: '(?:(?:seria|estaria) (?:genial|bien|estupendo|bueno|posible) (?:si (?:pudieras|puedes)|que|si)|te (?:importaria|importa)|(?:quiero|necesito|me gustaria|quisiera|querria) que|seria posible|hazme el favor de)',
    end: '(?!)',
    ask: 'puedes',
    verbs: {
      añadas: 'añadir',
      anadas: 'añadir',
      apuntes: 'apuntar',
      pongas: 'poner',
      agregues: 'agregar',
      anotes: 'anotar',
      metas: 'meter',
      marques: 'marcar',
      crees: 'crear',
      canceles: 'cancelar',
      agendes: 'agendar',
      reserves: 'reservar',
      muevas: 'mover',
      borres: 'borrar',
    },
  },
  {
    language: 'it',
    wish: '(?:sarebbe (?:bello|fantastico|possibile|utile|carino) (?:se (?:potessi|puoi)|che tu)|(?:vorrei|voglio|ho bisogno|mi piacerebbe) che (?:tu )?|ti (?:dispiace|dispiacerebbe|spiace|va di)|saresti cosi gentile da|mi fai il favore di)',
    end: '(?!)',
    ask: 'puoi',
    verbs: {
      aggiungessi: 'aggiungere',
      aggiunga: 'aggiungere',
      mettessi: 'mettere',
      metta: 'mettere',
      segnassi: 'segnare',
      segni: 'segnare',
      creassi: 'creare',
      bloccassi: 'bloccare',
      annotassi: 'annotare',
      inserissi: 'inserire',
      cancellassi: 'cancellare',
      spostassi: 'spostare',
    },
  },
  {
    language: 'pt',
    wish: '(?:seria (?:otimo|possivel|bom|fixe|legal) (?:se (?:pudesses|pudesse)|que)|(?:quero|preciso|gostava|gostaria|queria) que (?:tu |voce )?|importas-te de|(?:voce )?se importa de|faz-me o favor de)',
    end: '(?!)',
    ask: 'podes',
    verbs: {
      adiciones: 'adicionar',
      adicione: 'adicionar',
      ponhas: 'pôr',
      coloque: 'colocar',
      anotes: 'anotar',
      anote: 'anotar',
      marques: 'marcar',
      marque: 'marcar',
      cries: 'criar',
      crie: 'criar',
      apontes: 'apontar',
      canceles: 'cancelar',
      cancele: 'cancelar',
      agendes: 'agendar',
      agende: 'agendar',
    },
  },
];
