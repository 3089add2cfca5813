import type { Act } from './done-acts.table.ts';

/** Ways to do a task besides those of errands: choosing, writing, making, housework and papers. */
export const FURTHER_ACTS: readonly Act[] = [
  {
    said: {
      en: 'picked|picked out|chosen|chose|found|decided on',
      nl: 'uitgekozen|gekozen|uitgezocht|gevonden',
      de: 'ausgesucht|ausgewahlt|gewahlt|gefunden',
      fr: 'choisi|trouve',
      es: 'elegido|elegi|escogido|escogi|encontrado|encontre',
      it: 'scelto|trovato',
      pt: 'escolhi|encontrei',
    },
    been: { pt: 'escolhido|encontrado' },
    english: 'choose|pick(?!.* up)|select|find|decide(?: on)?|look for|get(?! rid\\b)(?!.*ed\\b)',
    others:
      '(?:uit)?kiezen|uitzoeken|zoeken|vinden|aus(?:zu)?(?:suchen|wahlen)|suche .*aus|wahlen|finden|suchen|choisir|trouver|chercher|elegir|escoger|encontrar|buscar|scegliere|trovare|cercare|escolher|procurar',
  },
  {
    said: {
      en: 'learned|learnt|memorised|memorized|studied|revised',
      nl: 'geleerd|gestudeerd',
      de: 'gelernt|auswendig gelernt|geubt',
      fr: 'appris|etudie|revise',
      es: 'aprendido|aprendi|estudiado|estudie|repasado',
      it: 'imparato|studiato|ripassato',
      pt: 'aprendi|estudei',
    },
    english: 'learn|memori[sz]e|study|revise|practi[sc]e',
    others:
      'leren|leer|studeren|studeer|(?:auswendig )?lernen|uben|apprendre|etudier|reviser|aprender|estudiar|repasar|imparare|studiare|ripassare|estudar',
  },
  {
    said: { en: 'got|gotten' },
    english: 'buy|get|collect|fetch|pick\\b.* up|find|choose|order',
    others: '(?!)',
  },
  {
    said: {
      en: 'written|wrote|drafted',
      nl: 'geschreven',
      de: 'geschrieben|verfasst',
      fr: 'ecrit|redige',
      es: 'escrito|escribi|redactado',
      it: 'scritto',
      pt: 'escrevi',
    },
    been: { pt: 'escrito' },
    english: 'write|draft',
    others: 'schrijven|schrijf|schreiben|verfassen|ecrire|rediger|escribir|redactar|scrivere|escrever|redigir',
  },
  {
    said: {
      en: 'answered|replied to',
      nl: 'beantwoord',
      de: 'beantwortet',
      fr: 'repondu',
      es: 'contestado|conteste|respondido|respondi',
      it: 'risposto',
      pt: 'respondi',
    },
    been: { pt: 'respondido' },
    english: 'answer|reply|respond',
    others: '(?:be)?antwoorden|(?:be)?antworten|repondre|contestar|responder|rispondere',
  },
  {
    said: {
      en: 'taken|took|dropped off|brought',
      nl: 'gebracht|weggebracht|meegenomen',
      de: 'gebracht|weggebracht|hingebracht',
      fr: 'apporte|depose|amene|emmene',
      es: 'llevado|lleve|traido|traje',
      it: 'portato',
      pt: 'levei|trouxe',
    },
    been: { pt: 'levado|trazido' },
    english: 'take|bring|drop\\b.* off',
    others:
      '(?:weg|naar .{1,30} )?brengen|meenemen|(?:weg|hin)?(?:zu)?bringen|apporter|deposer|amener|emmener|llevar|traer|portare|levar|trazer',
  },
  {
    said: {
      en: 'baked|cooked|made|prepared',
      nl: 'gebakken|gekookt|gemaakt|voorbereid',
      de: 'gebacken|gekocht|vorbereitet',
      fr: 'cuisine|prepare',
      es: 'horneado|cocinado|cocine|preparado|prepare',
      it: 'cucinato|preparato',
      pt: 'cozinhei|preparei',
    },
    been: { pt: 'cozinhado|preparado' },
    english: 'bake|cook|make|prepare',
    others:
      'bakken|koken|maken|voorbereiden|backen|kochen|vor(?:zu)?bereiten|cuisiner|preparer|cocinar|hornear|preparar|cucinare|preparare|cozinhar',
  },
  {
    said: {
      en: 'printed|scanned',
      nl: 'geprint|uitgeprint|gescand',
      de: 'gedruckt|ausgedruckt|gescannt',
      fr: 'imprime|scanne',
      es: 'impreso|imprimido|imprimi|escaneado',
      it: 'stampato|scansionato',
      pt: 'imprimi',
    },
    been: { pt: 'impresso' },
    english: 'print|scan',
    others: '(?:uit)?printen|scannen|(?:aus)?drucken|imprimer|scanner|imprimir|escanear|stampare|digitalizar',
  },
  {
    said: {
      en: 'signed|filled in|filled out',
      nl: 'ondertekend|ingevuld|getekend',
      de: 'unterschrieben|ausgefullt',
      fr: 'signe|rempli',
      es: 'firmado|firme|rellenado|rellene',
      it: 'firmato|compilato',
      pt: 'assinei|preenchi',
    },
    been: { pt: 'assinado|preenchido' },
    english: 'sign|fill\\b.* (?:in|out)|fill (?:in|out)|complete',
    others:
      '(?:onder)?tekenen|invullen|vul .*in|unterschreiben|aus(?:zu)?fullen|signer|remplir|firmar|rellenar|firmare|compilare|assinar|preencher',
  },
  {
    said: {
      en: 'washed|ironed|hoovered|vacuumed',
      nl: 'gewassen|gestreken|gestofzuigd',
      de: 'gewaschen|gebugelt|gesaugt',
      fr: 'lave|repasse',
      es: 'lavado|lave|planchado|planche',
      it: 'lavato|stirato',
      pt: 'lavei',
    },
    been: { pt: 'lavado' },
    english: 'wash|iron|hoover|vacuum|do|clean',
    others: 'wassen|strijken|stofzuigen|waschen|bugeln|saugen|laver|repasser|lavar|planchar|lavare|stirare|passar',
  },
  {
    said: {
      en: 'packed|unpacked',
      nl: 'ingepakt|gepakt|uitgepakt',
      de: 'gepackt|eingepackt|verpackt',
      fr: 'emballe',
      es: 'empaquetado|hecho las maletas',
      it: 'impacchettato',
      pt: 'embalei',
    },
    been: { pt: 'embalado' },
    english: 'pack|unpack|wrap',
    others: '(?:in|uit)?pakken|(?:ein|ver)?packen|emballer|empaquetar|impacchettare|embalar',
  },
  {
    said: {
      en: 'cancelled|canceled|terminated',
      nl: 'opgezegd|afgezegd|geannuleerd',
      de: 'gekundigt|abgesagt|storniert',
      fr: 'resilie|annule',
      es: 'cancelado|cancele|anulado|anule',
      it: 'disdetto|annullato',
      pt: 'cancelei|anulei',
    },
    been: { pt: 'cancelado|anulado' },
    english: 'cancel|terminate|end',
    others:
      'opzeggen|afzeggen|annuleren|kundigen|ab(?:zu)?sagen|stornieren|resilier|annuler|cancelar|anular|disdire|annullare',
  },
  {
    said: {
      en: 'checked|measured|read',
      nl: 'nagekeken|gecontroleerd|gemeten|opgemeten|gelezen',
      de: 'gepruft|uberpruft|kontrolliert|gemessen|ausgemessen|gelesen',
      fr: 'verifie|controle|mesure|lu',
      es: 'revisado|revise|comprobado|medido|medi|leido|lei',
      it: 'controllato|misurato|letto',
      pt: 'verifiquei|medi|li',
    },
    been: { pt: 'verificado|medido|lido' },
    english: 'check|inspect|measure|read|review',
    others:
      'nakijken|controleren|(?:op)?meten|lezen|(?:uber)?prufen|kontrollieren|(?:aus)?messen|lesen|verifier|controler|mesurer|lire|revisar|comprobar|medir|leer|controllare|misurare|leggere|verificar|ler',
  },
  {
    said: {
      en: 'registered for|registered|signed up for',
      nl: 'aangemeld|ingeschreven',
      de: 'angemeldet|eingeschrieben',
      fr: 'inscrit',
      es: 'inscrito|registrado',
      it: 'iscritto',
      pt: 'inscrevi',
    },
    been: { pt: 'inscrito' },
    english: 'register|sign\\b.* up|enrol|enroll',
    others: 'aanmelden|inschrijven|an(?:zu)?melden|einschreiben|inscrire|inscribir|registrar|iscrivere|inscrever',
  },
];
