import type { Cues } from './cues.ts';

export const french: Cues = {
  reminder:
    'rappelle[sz]?[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me|nous) rappeler|réveille[- ]moi|(?:mets|règle|programme) (?:[- ]moi )?(?:une alarme|un rappel|le réveil|mon réveil|un réveil)|rappel ?:|préviens[- ]moi',
  task: '(?:ajoute|mets|note) .{1,80} (?:à|sur|dans) (?:ma|la|mes) (?:liste|to-?do|tâches)(?: .{0,20})?|(?:nouvelle )?tâche ?:|à faire ?:',
  schedule:
    '(?:ajoute|mets|inscris|note|planifie|programme|bloque|réserve|prévois|organise|cale)(?:[- ]moi)? .{2,}|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:ajouter|mettre|noter|inscrire|planifier|bloquer|programmer|caler) .{2,}|nouveau rendez-vous',
  duty: "(?:je|on) (?:dois|doit)|nous devons|il faut(?: que (?:je|nous|l[’']on|on))?|j[’']ai à|on a à",
  dontForget: "n[’']oublie[sz]? pas|ne pas oublier|pense[sz]? à|penser à",
  firstPerson: "je|j[’'].{0}|nous|on|moi|me|mon|ma|mes|notre|nos",
  eventNouns:
    'rendez-vous|rdv|réunion|entretien|appel|visio|déjeuner|dîner|brunch|petit[- ]déjeuner|café|vol|train|fête|anniversaire|mariage|enterrement|cours|examen|contrôle|match|entraînement|concert|spectacle|répétition|visite|dentiste|médecin|kiné|coiffeur|garage|voyage|vacances|déménagement|livraison|présentation|conférence|atelier|séance|yoga|cinéma|théâtre|messe|soirée|pique-nique|stage|formation|bilan|vaccin',
  scheduledVerbs:
    'se marient?|(?:je|tu|nous|on) prend?s?|prenons|vient|viennent|arriven?t?|passen?t?|part|partent|atterrit|livrent?|commence|débute|emménage',
  hasCompoundNouns: false,
  questionOpeners:
    "qui|que|qu[’'].{0}|quoi|quel(?:le)?s?|quand|où|comment|pourquoi|combien|est-ce|est-il|y a-t-il|dois-je|puis-je|faut-il|montre|dis-moi|explique|trouve|cherche",
  pastWords:
    "hier|avant-hier|dernier|dernière|était|étais|étions|étaient|avait|avais|avions|avaient|(?:j[’']ai|nous avons|on a|il a|elle a) (?:eu|été|vu|fait|pris)|(?:suis|est|sommes) (?:allée?s?|venue?s?|partie?s?)|il y a|autrefois|jadis",
  cancellations:
    "annule[rz]?|annulé[es]*|supprime[rz]?|reporte[rz]?|déplace[rz]?|(?<!n[’']oublie )(?<!n[’']oubliez )(?<!ne )pas(?! oublier)|plus de",
  hypotheticals: "si|s[’']il.{0}|peut-être|imagine[sz]?|suppose[sz]?|serait|pourrait|aurait",
  textRequests:
    "(?:écris|rédige|traduis|corrige|reformule|résume|invente|joue|imagine|fais comme si|compose)(?:[- ]moi)?|(?:peux|pourrais)[- ]tu (?:m[’'])?(?:écrire|rédiger|traduire|corriger|reformuler|résumer)|comment dire",
  otherPeople:
    'il(?! faut)|elle|ils|elles|(?:mon|ma|mes|le|la|les|notre) (?:voisine?s?|patronne?|chef|collègues?|frère|sœur|ami|amie|amis|proprio|propriétaire|professeur|prof|colocs?)',
  openingHours: 'ouvre|ouvrent|ferme|ferment|ouvert|fermé|ouverture|horaires',
  titlePrefixes:
    "(?:s[’']il te plaît|stp|salut|bonjour|alors|et|ok)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:ajouter|mettre|noter|inscrire|planifier|bloquer|programmer|caler|rappeler)|rappelle[sz]?[- ](?:moi|nous)|réveille[- ]moi|préviens[- ]moi|n[’']oublie[sz]? pas|ne pas oublier|pense[sz]? à|(?:ajoute|mets|inscris|note|planifie|programme|bloque|réserve|prévois|organise|cale)(?:[- ]moi)?|j[’']ai|nous avons|on a|je dois|nous devons|on doit|il faut(?: que (?:je|nous|on))?|(?:de|du|que|qu[’']|le|la|pour)(?= )|d[’'](?=\\p{L})|une?(?= )|nouveau|à faire ?:|tâche ?:",
  titleSuffixes:
    "s[’']il te plaît|stp|le|à|de|du|avant|pour|et|est|dans mon (?:agenda|calendrier)|au calendrier|à ma liste.{0,20}",
  mistakenForDays: 'mon(?= \\p{L})',
};
