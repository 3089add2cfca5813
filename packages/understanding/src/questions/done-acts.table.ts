import type { PlanLanguage } from '../time/languages/time-words.ts';

/** A way to do a task, in all languages; patterns in lower case, without accents. */
export interface Act {
  /** In a report in each language: 'ordered'. A form may be an order or a name in another one: 'repare', 'he reserve'. */
  said: Partial<Record<PlanLanguage | 'en', string>>;
  /** In a report with 'is' or 'has been', if it is another form there: Portuguese 'comprado' beside 'comprei'. */
  been?: Partial<Record<PlanLanguage, string>>;
  /** English verbs of a title. Many of them are nouns as well ('return', 'book'), so only the place of a verb counts. */
  english: string;
  /** Verbs of a title in the other languages, anywhere in it. */
  others: string;
}

export const ERRANDS: readonly Act[] = [
  {
    said: {
      en: 'paid|settled',
      nl: 'betaald|overgemaakt',
      de: 'bezahlt|uberwiesen',
      fr: 'paye',
      es: 'pague|pagado',
      it: 'pagato',
      pt: 'paguei',
    },
    been: { pt: 'pago' },
    english: 'pay|settle',
    others: '(?:af|terug)?beta(?:al|len)|(?:be)?zahlen?|uberweisen?|paye[rz]?|regler|pagar|pagare|paga',
  },
  {
    said: {
      en: 'sent|mailed|emailed',
      nl: 'verstuurd|gestuurd|opgestuurd|verzonden',
      de: 'geschickt|verschickt|abgeschickt|gesendet|abgesendet',
      fr: 'envoye|expedie',
      es: 'enviado|envie|mandado|mande',
      it: 'inviato|spedito|mandato',
      pt: 'enviei|mandei',
    },
    been: { pt: 'enviado|mandado' },
    english: 'send|e-?mail|mail|post|ship',
    others:
      '(?:ver|op|door)?st(?:uur|uren)|(?:ver|ab)?schicken?|senden?|envoye[rz]?|enviar|mandar|inviare|spedire|mandare',
  },
  {
    said: {
      en: 'bought|purchased',
      nl: 'gekocht',
      de: 'gekauft|besorgt|eingekauft',
      fr: 'achete',
      es: 'compre|comprado',
      it: 'comprato',
      pt: 'comprei',
    },
    been: { pt: 'comprado' },
    english: 'buy|purchase|get(?! rid\\b)(?!.*ed\\b)',
    others: '(?:in)?ko(?:op|pen)|(?:ein)?kaufen?|besorgen?|achete[rz]?|comprar?|comprare|acquistare',
  },
  {
    said: {
      en: 'ordered',
      nl: 'besteld',
      de: 'bestellt',
      fr: 'commande',
      es: 'pedi|pedido',
      it: 'ordinato',
      pt: 'pedi|encomendei',
    },
    been: { pt: 'pedido|encomendado' },
    english: '(?:re-?)?order',
    others: '(?:nach)?bestel(?:len?)?|bestellen?|commande[rz]|pedir|encargar|ordinare|encomendar',
  },
  {
    said: {
      en: 'returned|taken back|brought back',
      nl: 'teruggebracht|teruggegeven|ingeleverd',
      de: 'zuruckgebracht|zuruckgegeben|abgegeben',
      fr: 'rendu|rapporte',
      es: 'devolvi|devuelto',
      it: 'restituito|riportato',
      pt: 'devolvi',
    },
    been: { pt: 'devolvido' },
    english: '(?:return|(?:bring|take|give|send)\\b.* back)',
    others:
      'terug(?: te )?(?:brengen|geven|sturen)|breng .*terug|inleveren|zuruck(?:zu)?(?:bringen|geben|schicken)|abgeben|bringe? .*zuruck|rendre|rapporter|ramener|retourner|devolver|restituire|riportare',
  },
  {
    said: {
      en: 'called|phoned|rung|rang',
      nl: 'gebeld|opgebeld',
      de: 'angerufen',
      fr: 'appele|telephone',
      es: 'llame|llamado',
      it: 'chiamato|telefonato',
      pt: 'liguei|telefonei',
    },
    english: '(?:call|phone|telephone|ring)',
    others:
      '(?:op|terug)?bel(?:len)?|anrufen|anzurufen|rufe? .*an|telefonieren?|appele[rz]|appelle|telephoner|llamar|telefonear|chiamare|telefonare|ligar|telefonar',
  },
  {
    said: {
      en: 'booked|reserved',
      nl: 'geboekt|gereserveerd',
      de: 'gebucht|reserviert',
      fr: 'reserve',
      es: 'reserve|reservado',
      it: 'prenotato',
      pt: 'reservei|marquei',
    },
    been: { pt: 'reservado|marcado' },
    english: '(?:re)?book|reserve',
    others: 'boeken?|reserveren|buchen?|reservieren?|reserver|reservar|prenotare|marcar',
  },
  {
    said: {
      en: 'renewed',
      nl: 'verlengd',
      de: 'verlangert',
      fr: 'renouvele',
      es: 'renove|renovado',
      it: 'rinnovato',
      pt: 'renovei',
    },
    been: { pt: 'renovado' },
    english: 'renew|extend',
    others: 'verleng(?:en)?|vernieuwen|verlangern?|erneuern?|renouvele[rz]|prolonger|renovar|rinnovare',
  },
  {
    said: {
      en: 'collected|picked up|fetched',
      nl: 'opgehaald|afgehaald',
      de: 'abgeholt',
      fr: 'recupere',
      es: 'recogi|recogido',
      it: 'ritirato',
      pt: 'levantei',
    },
    been: { pt: 'levantado|recolhido' },
    english: 'collect|pick\\b.* up|fetch|get(?! rid\\b)(?!.*ed\\b)|grab',
    others:
      '(?:op|af)(?: te )?halen|haal .*(?:op|af)|ab(?:zu)?holen|hole? .*ab|chercher|recuperer|recoger|ritirare|buscar',
  },
  {
    said: {
      en: 'handed in|submitted',
      nl: 'ingeleverd|ingediend',
      de: 'eingereicht|abgegeben',
      fr: 'remis|depose',
      es: 'entregue|entregado',
      it: 'consegnato',
      pt: 'entreguei',
    },
    been: { pt: 'entregue' },
    english: '(?:hand|turn|give)\\b.* in|submit|file',
    others: 'inleveren|indienen|abgeben|einreichen|rendre|remettre|deposer|entregar|consegnare',
  },
  {
    said: {
      en: 'posted',
    },
    english: 'post|mail|send|publish',
    others: 'posten|(?:op|ver)sturen|(?:ver|ab)schicken|poster',
  },
  {
    said: {
      en: 'watered',
      de: 'gegossen',
      fr: 'arrose',
      es: 'regue|regado',
      it: 'annaffiato|innaffiato',
      pt: 'reguei',
    },
    been: { pt: 'regado' },
    english: 'water',
    others: 'water geven|gie(?:ss|ß)en|arroser|regar|innaffiare',
  },
  {
    said: {
      en: 'cleaned|cleared|tidied',
      nl: 'schoongemaakt|opgeruimd',
      de: 'geputzt|aufgeraumt',
      fr: 'nettoye',
      es: 'limpie|limpiado',
      it: 'pulito',
      pt: 'limpei',
    },
    been: { pt: 'limpo' },
    english: 'clean|wash|tidy',
    others: 'schoonmaken|putzen|reinigen|saubermachen|nettoyer|limpiar|pulire|limpar',
  },
  {
    said: {
      en: 'fixed|repaired',
      nl: 'gerepareerd',
      de: 'repariert',
      fr: 'repare',
      es: 'repare|arreglado|arregle|reparado',
      it: 'riparato|aggiustato',
      pt: 'reparei|arranjei|consertei',
    },
    been: { pt: 'reparado|arranjado|consertado' },
    english: 'fix|repair|mend',
    others: 'repareren|reparieren|reparer|reparar|riparare|aggiustare',
  },
];

/**
 * What leaves a task open: a part of it ('half the tax return is done'), a wish ('I wish the tax return was done') and
 * nothing ('nothing for the tax return is done').
 */
export const NOT_WHOLLY = [
  'most|half|parts?(?= of)|some|almost|nearly|partly|nothing|nobody|wish|hope|hopefully|imagine|suppose',
  'meeste|(?:de )?helft|een deel|deel van|sommige|enkele|bijna|deels|niets|niemand|(?:ik|wij|we) (?:hoop|hopen|wou|wens)|hopelijk|stel',
  'meisten?|halfte|halbe[nrs]?|(?:ein|der|gro(?:ss|ß)e|gro(?:ss|ß))(?: )?teil|teilweise|einige|manche|fast (?=alle|der|die|das)|beinahe|nichts|niemand|hoffe|hoffen|hoffentlich|wunschte?|angenommen',
  'plupart|moitie|(?:une|en) partie|presque|rien|personne|esper(?:e|ons)|souhaite|aimerais|voudrais|suppos(?:e|ons)|certain(?:e?s)|quelques',
  'mayoria|mayor parte|mitad|parte de|casi|nada|nadie|espero|ojala|desearia|quisiera|imagina|supon\\w*|algun[oa]s',
  'maggior parte|(?:la )?meta (?=del)|parte d\\w*|quasi|niente|nulla|nessuno|spero|speriamo|magari|vorrei|immagina|alcun[ei]',
  'maioria|maior parte|metade|quase|ninguem|oxala|tomara|queria|gostaria|alguns|algumas',
].join('|');

/** An order to tick off, added to a report: 'I did the folders, tick that off'. */
export const TICK_OFF =
  "(?:(?:so|please|you can|can you|and|en|und|et|y|e|bitte|por favor|per favore)[, ]+)*(?:(?:(?:it|that|that one|this|this one) (?:can|may) (?:go|come) off|(?:take|get) (?:it|that|that one|this) off|(?:die|dat|het|deze) (?:kan|mag)(?: dus| wel)?(?: weg)? (?:van|uit)|(?:haal|schrap) (?:die|dat|het|hem)(?: maar)? (?:van|uit)|(?:das|es|die|der) kann(?: also)?(?: weg)? (?:von|aus)|(?:nimm|streich) (?:das|es|die|den)(?: bitte)? (?:von|aus)|(?:ca|cela|elle|il) peut (?:sortir|partir) de|(?:enleve|retire)(?:-l[ea]| ca) de|(?:quital[oa]|borral[oa]|puedes quitarl[oa]) de|(?:toglil[oa]|cancellal[oa]|puoi toglierl[oa]) d(?:a|alla)|(?:tira-[oa]|podes tira-l[oa]|pode sair) d[ae])(?: (?:my|the|mijn|de|het|meiner|der|ma|la|mi|mia|minha))? ?(?:(?:to-?do )?list|takenlijst(?:je)?|lijst(?:je)?|liste|to-?do-liste|aufgabenliste|liste|lista)|(?:tick|check|cross|mark) (?:it|that|this|them|that one)(?: off)?(?: as done| as finished)?|(?:vink|streep) (?:maar )?(?:(?:dat|het|die|hem|'m)(?: maar)? )?(?:af|weg|door)|(?:je|u) (?:kan|kunt|mag) (?:dat|het|die|hem)(?: dus| wel)? (?:afvinken|wegstrepen|doorstrepen)|(?:dat|het|die) (?:kan|mag|kun je|mag je) (?:afgevinkt(?: worden)?|worden afgevinkt|afvinken|wegstrepen)|(?:hake?|streiche?) (?:das|es|sie|ihn)(?: bitte)? (?:ab|durch)|(?:(?:das|es) kannst du|du kannst (?:das|es|sie|ihn)|kannst du (?:das|es)) abhaken|(?:das|es) kann abgehakt werden|(?:coche|raye|barre)(?:-l[ea]| ca| cela)|(?:tu peux|vous pouvez) (?:l[ea]s? |l')?(?:cocher|rayer|barrer)(?: ca| cela)?|(?:marcal[oa]|tachal[oa]|(?:ya )?(?:puedes|lo puedes|la puedes) (?:marcar|tachar)(?:l[oa])?|(?:marca|tacha) eso)(?: como hech[oa])?|(?:spuntal[oa]|segnal[oa]|(?:(?:lo|la) )?puoi (?:spuntar|segnar)(?:l[oa]|e))(?: come fatt[oa])?|(?:risca|marca|podes (?:riscar|marcar)|pode (?:riscar|marcar))(?:-[oa]| isso|)(?: como feit[oa])?)(?:[, ]+(?:please|bitte|por favor|per favore))?";
