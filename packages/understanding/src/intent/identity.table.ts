const BEING: Readonly<Record<string, string>> = {
  nl: '(?:echte? |een |n )*(?:mens|persoon|robot|bot|chatbot|computer|machine|ai|programma|mensch)',
  de: '(?:echte[rs]? |eine? |ne |n )*(?:mensch|person|roboter|bot|chatbot|computer|maschine|ki|programm)',
  fr: '(?:une? |vraie? )*(?:humain|humaine|personne|robot|bot|chatbot|machine|ordinateur|ia|programme|etre humain)(?: reelle?)?',
  es: '(?:una? )?(?:human[oa]|persona|robot|bot|chatbot|maquina|ordenador|ia|programa|ser humano)(?: (?:real|de verdad))?',
  it: "(?:un[ao]?'? ?)?(?:uman[oa]|persona|robot|bot|chatbot|macchina|computer|ia|programma|essere umano)(?: (?:ver[oa]|reale))?",
  pt: '(?:uma? )?(?:human[oa]|pessoa|robo|robot|bot|chatbot|maquina|computador|ia|programa|ser humano)(?: (?:real|de verdade))?',
};

/** 'A person or a robot'. */
const either = (language: string, or: string): string => `${BEING[language]}(?: ${or} ${BEING[language]})?`;

/** Questions for who or what the assistant is, in six languages: lower case, without accents. */
export const IDENTITY_QUESTIONS: readonly string[] = [
  `(?:hoe heet|wie ben|wat ben) (?:jij|je|u)|(?:wat is|hoe is) (?:je|jouw|uw) naam|(?:ben (?:je|jij)|praat ik met|spreek ik met) (?:nou |nu |wel )?${either('nl', 'of')}|heb (?:je|jij) een naam`,
  `wie (?:heisst|heissen) (?:du|sie)|(?:wer|was) (?:bist du|sind sie)|wie (?:ist|lautet) (?:dein|ihr) name|(?:bist du|rede ich mit|spreche ich mit) (?:nun |jetzt |eigentlich )?(?:einem |einer )?${either('de', 'oder')}|hast du einen namen`,
  `(?:comment )?(?:tu )?t'appelles(?:-tu)?(?: comment)?|comment (?:tu t'appelles|vous vous appelez|vous appelez-vous)|(?:qui|tu) es(?:-| )?(?:tu|qui)|t'es qui|(?:c'est quoi|quel est) (?:ton|votre) (?:petit )?(?:nom|prenom)|(?:tu es|es-tu|t'es|est-ce que tu es|je parle (?:a|avec)) ${either('fr', 'ou')}`,
  `(?:como )te llamas(?: tu)?|como se llama usted|(?:quien|que) eres(?: tu)?|(?:cual es|dime) tu nombre|(?:eres|hablo con|estoy hablando con) ${either('es', '[ou]')}|tienes nombre`,
  `come ti chiami(?: tu)?|come si chiama lei|(?:chi|cosa|che cosa) sei(?: tu)?|(?:qual e|dimmi) il tuo nome|(?:sei|parlo con|sto parlando con) (?:davvero )?${either('it', 'o')}|hai un nome`,
  `como (?:e que )?(?:tu te chamas|te chamas|voce se chama|vc se chama|se chama voce)|(?:quem|o que) (?:es tu|es|e voce|voce e|tu es)|qual (?:e )?(?:o )?(?:teu|seu) nome|(?:es|tu es|voce e|vc e|estou a falar com|estou falando com|falo com) (?:mesmo )?${either('pt', 'ou')}|tens nome`,
];

/** Greetings that may stand before it without punctuation. */
export const GREETED =
  'hallo|hoi|hey|hi|he|bonjour|salut|coucou|hola|buenas|ciao|ehi|ola|oi|ei|tudo bem|tudo bom|e ai|que tal|como estas|ca va|come va|come stai|wie gehts|hoe gaat het|eigentlich|also|und|en|et|y|e|nou|zeg|sag mal|dis|dime|mas|pero|mais|ma|aber|maar';
