import { buildLexicon } from './phrases.ts';

export const french = buildLexicon({
  language: 'fr',
  firstPerson: "je|j['’]\\p{L}+|nous|il faut|mon (?:but|objectif|projet|rêve)",
  negations: "(?:ne|n['’]\\p{L}+)(?: \\p{L}+){0,3} (?:pas|plus|jamais)",
  questionOpeners:
    "que|qu['’]est|quoi|qui|quel(?:le)?s?|comment|pourquoi|où|quand|combien|est-ce|peux-tu|pouvez-vous|peut-on|dois-je|puis-je|explique[zr]?|montre[zr]?|donne[zr]?|si je",
  requestMarkers:
    'résume[rz]?|résumé|tradui[st]|traduire|corrige[rz]?|améliore[rz]?|reformule[rz]?|analyse[rz]?|suivante?s?|ci-dessous|voici',
  fictionOpeners:
    '(?:peux-tu |pouvez-vous )?(?:écris|écrire|écrivez|rédige[rz]?|génère|crée|compose|traduis|traduisez|imagine|agis|joue|tu es|vous êtes|continue|fais comme)',
  clauseBreaks:
    "mais|parce que|car|donc|puisque|pour que|et (?:je|j['’]|nous|qu['’])|que dois-je|comment|quel(?:le)?s?|que|qui|peux-tu|pouvez-vous|est-ce|par où|s['’]il",
  danglingWords: 'un|une|le|la|les|de|du|des|et|ou|avec|pour|dans|en|à|au|aux|sur|mon|ma|mes|très|aussi|ce|cette',
  done: "(?:j['’]ai|nous avons|je suis|on a) (?:enfin |déjà |bien )?(?:terminé|fini|acheté|réservé|payé|envoyé|publié|vendu|déménagé|réussi|rendu|appelé|ouvert|appris|déposé) ([^.!?\\n]{3,90})",
  plans:
    "(?:je (?:prévois|compte|projette|souhaite pouvoir)|j['’](?:envisage|ai (?:décidé|prévu|l['’]intention))|nous (?:prévoyons|comptons|envisageons|avons (?:décidé|prévu))|mon (?:but|objectif|projet|rêve)(?: pour \\p{L}+)? est)(?: de| d['’])?",
  wishes:
    "(?:je (?:veux|voudrais|souhaite|souhaiterais|vais|rêve)|j['’](?:aimerais|espère)|nous (?:voulons|aimerions|voudrions|allons))(?: (?:vraiment|enfin|bien|bientôt|aussi|un jour))*(?: de| d['’])?",
  lasting:
    "apprendre|ouvrir|créer (?:mon|ma|une) (?:entreprise|société|boutique|association)|fonder|lancer|construire|rénover|acheter (?:une?|mon|ma|notre) (?:maison|appartement|voiture|vélo|terrain|bateau)|vendre|déménager|m['’]installer|émigrer|voyager|visiter|maigrir|perdre|économiser|épargner|rembourser|investir|devenir|changer de|me marier|adopter|courir (?:un|le)|arrêter de|quitter|publier|organiser|écrire (?:un|mon) (?:livre|roman|mémoire)|commencer à|me mettre|trouver (?:un|une) (?:emploi|travail|appartement|stage|logement)|étudier|passer (?:le|mon) (?:permis|bac|examen)",
  isVerbLast: false,
  promises:
    "j['’]ai (?:promis|dit)(?: (?:à|au|aux) [^,.!?\\n]{2,30}?)? (?:de|d['’]|que je)|je (?:lui|leur) ai promis (?:de|d['’])|j['’]ai promis",
  duties:
    "(?:je (?:dois|devrais)|il faut que je|il me faut|nous devons|je ne dois pas oublier)(?: (?:encore|absolument|vite|aussi|bientôt))*(?: de| d['’])?",
  errands:
    "appeler|rappeler|téléphoner|payer|régler|réserver|résilier|annuler|rendre|déposer|remettre|récupérer|envoyer|répondre|m['’]excuser|remercier|inviter|m['’]inscrire|prendre rendez-vous|renouveler|écrire à",
  dutyContext:
    "mère|maman|père|papa|parents|sœur|frère|femme|mari|compagne|compagnon|amie?s?|fils|fille|enfants|grand-mère|grand-père|tante|oncle|chef|patronne?|collègues?|professeur|médecin|dentiste|propriétaire|banque|assurance|avocat|comptable|école|clients?|loyer|impôts|facture|passeport|permis|dossier|candidature|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|aujourd['’]hui|week-end|semaine prochaine|avant",
  worries:
    "je (?:m['’]inquiète|stresse|me fais (?:[\\p{L}]+ ){0,2}souci)(?: [\\p{L}]+ment| beaucoup| toujours)?(?: pour| de| du| à propos de| à cause de| au sujet de)?|je suis (?:[\\p{L}]+ ){0,2}(?:inquiète?|stressée?|angoissée?|anxieu(?:x|se)|débordée?|épuisée?|dépassée?|perdue?)(?: pour| par| de| à cause de| à l['’]idée de| avec)?|j['’]ai (?:[\\p{L}]+ ){0,2}(?:peur|du mal)(?: de| du| à| pour| que)?|j['’]angoisse(?: pour| de| à cause de)?",
  regular:
    'tous les (?:jours|matins|soirs|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|toutes les semaines|chaque (?:jour|matin|soir|semaine|nuit)|quotidiennement|régulièrement|plus souvent|(?:une|deux|trois) fois par (?:jour|semaine)|plus tôt',
  habits:
    "arrêter de (?:fumer|procrastiner|grignoter|boire)|mieux (?:dormir|manger)|manger plus sainement|faire plus de sport|lire (?:plus|davantage)|boire plus d['’]eau|dormir plus",
  secondPerson: {
    je: 'tu',
    me: 'te',
    moi: 'toi',
    mon: 'ton',
    ma: 'ta',
    mes: 'tes',
    nous: 'vous',
    notre: 'votre',
    nos: 'vos',
    m: 't',
  },
  fixGrammar: (text) => text.replace(/^(?:de |d['’])/iu, ''),
});
