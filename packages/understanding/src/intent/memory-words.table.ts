import type { PlanLanguage } from '../time/languages/time-words.ts';

/** The words of orders to remember something about the person: patterns for lower case without accents. */
export interface MemoryWords {
  language: PlanLanguage;
  /** Before the statement: 'remember that …'. */
  remember: string;
  /** After the statement: '…, remember it'. */
  rememberIt: string;
  /** The first words of a statement about the person: 'I', 'my'. */
  own: string;
  /** Questions for all that is remembered. */
  asks: string;
}

export const MEMORY_WORDS: readonly MemoryWords[] = [
  {
    language: 'nl',
    remember:
      '(?:onthoud|onthou|weet|noteer|sla op|prent in|bedenk)(?: (?:even|alsjeblieft|goed|ook|voor later|voortaan|alvast))*(?: ?[:,]| dat(?= ))',
    rememberIt: '(?:onthoud|onthou|noteer) (?:dat|het|dit)(?: even| maar| goed)*',
    own: "ik|mijn|m'n|mn|we|wij|ons|onze",
    asks: 'wat (?:weet|onthoud|herinner|bewaar) (?:je|jij)(?: je| allemaal| nog| eigenlijk| al)* (?:over|van) (?:mij|me|mezelf)|wat heb je (?:over|van) (?:mij|me) onthouden|(?:laat|toon) (?:me )?(?:je|mijn) (?:geheugen|herinneringen)(?: zien)?',
  },
  {
    language: 'de',
    remember:
      '(?:merke?|notiere?|speichere?|behalte?|schreibe?) (?:dir|es dir|ab|auf)?(?: ?(?:bitte|mal|gut|auch|fur spater|kunftig))* ?(?:[:,]? ?dass(?= )| ?:)|(?:behalte?|vergiss nie|vergiss nicht|du sollst wissen|du musst wissen|denk dran)(?: bitte| im kopf)*[:,]? dass(?= )',
    rememberIt: '(?:merke?|notiere?) (?:dir )?(?:das|es)(?: bitte| gut| mal)*|behalte? das im kopf',
    own: 'ich|wir|mein|meine[rmns]?|unser|unsere[rmns]?',
    asks: 'was (?:wei(?:ss|ß)t|merkst|hast) du(?: dir)?(?: alles| schon| so| eigentlich)* (?:uber|von) mi(?:ch|r)(?: gemerkt| gespeichert)?|(?:zeige? mir )?(?:deine|meine) erinnerungen an mich|was hast du dir (?:uber|von) mi(?:ch|r) gemerkt',
  },
  {
    language: 'fr',
    remember:
      "(?:retiens|retenez|souviens[- ]toi|rappelle[- ]toi|memorise|garde en (?:memoire|tete)|note|sache|n'oublie (?:pas|jamais)|enregistre)(?: (?:bien|s'il te plait|stp|aussi|pour plus tard))*(?: ?[:,]| que(?= )| qu'(?=on))",
    rememberIt: "(?:retiens|note|memorise)(?:[- ](?:le|ca))?|souviens[- ]t'en|garde ca en tete",
    own: "je|j'[a-z]+|mon|ma|mes|nous|on|notre|nos",
    asks: "(?:que|qu'est-ce que tu|tu) (?:sais|retiens)(?:-tu)? (?:de|sur) moi|(?:qu'est-ce que )?tu (?:sais|as retenu|retiens) (?:quoi )?(?:de|sur) moi|tu te souviens de quoi sur moi|montre(?:-moi)? (?:ta memoire|tes souvenirs)",
  },
  {
    language: 'es',
    remember:
      '(?:recuerda|acuerdate(?: de)?|ten en cuenta|memoriza|no (?:te )?olvides(?: de)?|guarda|apunta|anota|quedate con|ten presente|que sepas|graba)(?: (?:bien|por favor|tambien|para luego))*(?: ?[:,]| que(?= ))',
    rememberIt: '(?:recuerdalo|apuntalo|tenlo en cuenta|no lo olvides|memorizalo)',
    own: 'yo|soy|tengo|vivo|trabajo|prefiero|odio|estoy|me|mi|mis|no (?:como|bebo|tolero|puedo|me|tengo|soy|uso)|llevo|uso|hablo|naci|nuestr[oa]s?|somos|tenemos|vivimos|estudio|toco',
    asks: 'que (?:sabes|recuerdas|has guardado|tienes guardado|has aprendido)(?: ya| hasta ahora)? (?:de|sobre|acerca de) mi|(?:muestra|ensena)(?:me)? (?:tu memoria|tus recuerdos)',
  },
  {
    language: 'it',
    remember:
      '(?:ricorda(?:ti)?|tieni (?:a mente|presente|conto)|memorizza|non dimenticar(?:e|ti)|sappi|segnati|annota(?:ti)?|salva)(?: (?:bene|per favore|anche|per dopo))*(?: ?[:,]| che(?= ))',
    rememberIt: '(?:ricordatelo|tienilo a mente|ricordalo|memorizzalo|non dimenticarlo)',
    own: 'io|sono|ho|vivo|abito|lavoro|preferisco|odio|mi|il mio|la mia|i miei|le mie|mio|mia|non (?:mangio|bevo|posso|sopporto|mi|ho|sono|uso)|uso|parlo|studio|siamo|abbiamo|viviamo|suono',
    asks: 'cosa (?:sai|ricordi|ti ricordi|hai memorizzato|hai imparato)(?: gia)? (?:di|su|riguardo a) me|che cosa sai di me|(?:mostra|fammi vedere)(?:mi)? (?:la tua memoria|i tuoi ricordi)',
  },
  {
    language: 'pt',
    remember:
      '(?:lembra(?:-te)?|lembre(?:-se)?|memoriza|memorize|fixa|tem em conta|leva em conta|guarda|guarde|nao (?:te )?esquec(?:as|a)|fica sabendo|fica a saber|anota|anote|grava)(?: (?:bem|por favor|tambem|ai|para depois))*(?: ?[:,]| (?:de )?que(?= ))',
    rememberIt: '(?:lembra-te (?:disso|disto)|lembra (?:disso|disto)|nao te esquecas(?: disso)?|fixa isso|guarda isso)',
    own: 'eu|sou|tenho|vivo|moro|trabalho|prefiro|odeio|estou|chamo-me|me chamo|gosto|meu|minha|meus|minhas|o meu|a minha|os meus|as minhas|nao (?:como|bebo|posso|gosto|tenho|sou|uso)|uso|falo|nasci|estudo|toco|somos|temos',
    asks: 'o que (?:e que )?(?:tu |voce )?(?:sabes|sabe|lembras|lembra|guardaste|guardou|aprendeste)(?: ja)? (?:de|sobre|acerca de) mim|(?:mostra|mostre)(?:-me)? (?:a tua memoria|as tuas memorias)',
  },
];
