import type { Cues } from './cues.ts';

export const french: Cues = {
  reminder:
    "fais[- ](?:moi|nous) (?:signe|penser|un (?:petit )?(?:signe|rappel|coucou))|(?:tu peux|peux-tu) me (?:faire signe|faire penser|prévenir|relancer)|envoie[- ]moi un (?:rappel|ping|petit mot)|(?:relance|bipe|secoue)[- ]moi|rappel(?:le|les|ez)[- ](?:moi|nous)|(?<!je )(?:me|nous) rappeler|un (?:petit )?rappel|(?:fais|faites)[- ]moi signe|(?:peux|pourrais|pouvez|pourriez)[- ](?:tu|vous) (?:me|nous) (?:faire signe|faire penser|donner un rappel|envoyer un rappel|mettre un rappel)|rappelle[sz]?[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me|nous) rappeler|réveille[- ]moi|(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)) (?:me|nous) (?:rappeler|réveiller|prévenir)|(?:pouvez|pourriez)[- ]vous (?:me|nous) (?:rappeler|réveiller|prévenir)|(?:que|si) (?:tu|vous) (?:me|nous) rappel(?:les|iez)|rappel (?!de |à l)[^:.!?]{2,30}:|(?:mets|règle|programme)(?:[- ]moi)? (?:une alarme|un rappel|le réveil|mon réveil|un réveil)|rappel ?:|préviens[- ]moi|fais[- ]moi penser|avertis[- ]moi|envoie[- ]moi un (?:petit )?rappel|(?:n[’']oublie pas de|pense à) me (?:dire|rappeler|prévenir)",
  reminderNoun: '(?:rappel|alarme|réveil|alerte|reminder|minuteur|sonnerie)(?! (?:de|à l)(?![\\p{L}]))',
  task: '(?:ajoute|mets|note) .{1,80} (?:à|sur|dans) (?:ma|la|mes) (?:liste|to-?do|tâches)(?: .{0,20})?|(?:nouvelle |crée (?:une )?)?tâche ?[:,–-]|à faire(?: [^:]{2,32})? ?:|sur ma liste ?[:–-]',
  schedule:
    "(?:ajoute|mets|inscris|note|planifie|programme|bloque|réserve|prévois|organise|cale)(?:[- ]moi)? ?:? ?.{2,}|(?:(?:peux|pourrais)[- ]tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)[- ]vous|vous (?:pouvez|pourriez)) (?:me |m['’]|nous )?(?:ajouter|mettre|noter|inscrire|planifier|bloquer|programmer|caler) .{2,}|nouveau rendez-vous",
  duty: "(?:doit|doivent) être (?:rendu|payé|envoyé|signé|déposé|renouvelé)[es]*|(?:est|sont) à (?:rendre|payer|envoyer|signer|déposer)|j[’']ai jusqu[’'](?:à|au)|on a jusqu[’']|(?:je|on) (?:dois|doit)|à rendre|à payer|date limite|échéance|nous devons|(?:il )?faut (?:que (?:je|nous|l[’']on|on)|pas oublier)|il faut|j[’']ai à|on a à",
  dontForget: "n[’']oublie[sz]? pas|ne pas oublier|pense[sz]? à|penser à",
  firstPerson: "chez (?:moi|nous)|à la maison|je|j[’']|nous|on|moi|me|mon|ma|mes|notre|nos",
  eventNouns:
    'excursion|sortie|randonnée|assemblée|gym|sport|piscine|natation|foot|danse|judo|solfège|tennis|ostéo|ophtalmo|orthodontiste|pédiatre|véto|vétérinaire|notaire|contrôle technique|crèche|apéro|barbecue|brocante|prise de sang|échographie|irm|séminaire|webinaire|point|audience|baptême|gala|kermesse|plombier|électricien|remise|leçon|conduite|oral|soutenance|entretien annuel|rendez-vous|rdv|réunion|entretien|appel|visio|déjeuner|dîner|brunch|petit[- ]déjeuner|café|vol|train|fête|anniversaire|mariage|enterrement|cours|examen|contrôle|match|entraînement|concert|spectacle|répétition|visite|dentiste|médecin|kiné|coiffeur|garage|voyage|vacances|déménagement|livraison|présentation|conférence|atelier|séance|yoga|cinéma|théâtre|messe|soirée|pique-nique|stage|formation|bilan|vaccin',
  scheduledVerbs:
    'se marie(?:nt)?|(?:je|tu|nous|on) prend?s?|prenons|vient|viennent|arriven?t?|passen?t?|part|partent|atterrit|livrent?|commence|débute|emménage',
  ownActs:
    "(?:nous|on) (?:(?:nous|se|y|en) )?(?!avons|sommes|devons|pouvons|voulons|savons|pensons)\\p{Ll}{3,}ons|on (?:monte|descend|mange|déjeune|dîne|sort|dort|joue|signe|récupère|ramène|tient|plante|installe)|(?:mes|nos) (?:\\p{Ll}+-)?(?:parents|amis|enfants|cousins|voisins|grands-parents) (?:viennent|arrivent|passent)|(?:je|j['’]|on|nous) ?(?:m['’]|me |se |s['’]|nous )?(?:vais|va|allons|pars|part|partons|déménage|déménageons|prends|prend|prenons|commence|commençons|vole|volons|reçois|reçoit|recevons|fête|fêtons|visite|visitons|emmène|emmenons|marie|marions|rencontre|rencontrons|passe|passons|rejoins|rejoint|arrive|arrivons|rentre|rentrons|accueille|accueillons|organise|organisons)",
  hasCompoundNouns: false,
  questionOpeners:
    "c[’']est (?:quoi|qui|où|quand)|qui|que|qu[’']|quoi|qu[’']est-ce|quel(?:le)?s?|quand|où|comment|pourquoi|combien|est-ce|est-il|y a-t-il|dois-je|puis-je|faut-il|montre|dis-moi|explique|trouve|cherche",
  pastWords:
    "hier|avant-hier|derni(?:er|ère)(?! \\p{L}+ (?:du|de)(?!\\p{L}))|était|étais|étions|étaient|avait|avais|avions|avaient|allait|allais|allions|faisait|faisais|jouait|jouais|voulait|voulais|devait|devais|pouvait|disait|travaillait|habitait|fut|furent|eut|mourut|naquit|prit|vint|(?:j[’']ai|tu as|il a|elle a|on a|nous avons|vous avez|ils ont|elles ont|a|ont) (?:(?:déjà|enfin|bien|tout|toujours|jamais|pas|encore) )?(?!(?:été (?:convoqu|invit|convi|appel|sélectionn|retenu|admis)\\p{L}*|kiné|ciné|soirée|journée|matinée|rentrée|convoqué|donné (?:un )?(?:rdv|rendez)|obtenu (?:un )?(?:rdv|rendez)|réservé|prévu|calé|fixé|invité|accepté|promis|décidé|programmé|reçu|pris (?:un )?(?:rdv|rendez)|rendez|rdv|une?|mon|ma|cours|besoin)(?!\\p{L}))(?:\\p{Ll}+(?:é|és|ée|ées)|eu|été|vu|fait|pris|dit|mis|perdu|fini|vendu|reçu|appris|gagné|bu|lu|couru|dormi|choisi|attendu)|(?:suis|es|est|sommes|êtes|sont) (?:(?:déjà|enfin|bien) )?(?:allée?s?|venue?s?|partie?s?|arrivée?s?|restée?s?|tombée?s?|mort[es]*|née?s?|sortie?s?|rentrée?s?)|me suis|il y a (?=(?:\\d+|une?|deux|trois|quatre|cinq|dix|quelques) (?:jours?|semaines?|mois|ans?|heures?|minutes?))|autrefois|jadis",
  cancellations:
    "annule[rz]?|annulé[es]*|supprime[rz]?|reporte[rz]?|déplace[rz]?|(?<!n[’']oublie )(?<!n[’']oubliez )(?<!ne )pas(?! oublier)|plus de",
  textRequests:
    "(?:écris|rédige|traduis|corrige|reformule|résume|invente|joue|imagine|fais comme si|compose)(?:[- ]moi)?|(?:peux|pourrais)[- ]tu (?:m[’'])?(?:écrire|rédiger|traduire|corriger|reformuler|résumer)|comment dire",
  otherPeople:
    'il(?! (?:faut|y a|me|nous))|elle|ils|elles|les gens|tout le monde|personne|tu|vous|(?:mon|ma|mes|le|la|les|notre|un|une|son|sa|ses) (?:\\p{L}+ )?(?:colocataires?|ex|gendre|belle-fille|filleule?|neveu|nièce|stagiaire|locataire|camarade|pote|petit-fils|assistante?|directeur|directrice|manageuse?|manager|responsable|entraîneur|maîtresse|maître|beau-frère|belle-sœur|cousine?s?|oncle|tante|grand-mère|grand-père|copine?s?|clients?|cliente|gens|voisine?s?|patronne?|chef|collègues?|frère|sœur|ami|amie|amis|proprio|propriétaire|professeur|prof|colocs?)',
  personVerbs:
    'va|a|est|joue|travaille|doit|veut|part|prend|fait|dit|habite|peut|sera|aura|ont|sont|vont|court|apprend',
  openingHours: 'ouvre|ouvrent|ferme|ferment|ouvert|fermé|ouverture|horaires',
  publicLife:
    'pape|roi|reine|président|présidente|premier ministre|ministre|gouvernement|assemblée nationale|sénat|parlement|élections?|référendum|bourse|cac 40|actions|inflation|bce|sommet|grève|otan|police|ligue 1|ligue des champions|équipe de france|psg|coupe du monde|euro \\d{4}|jeux olympiques|grand prix|formule 1|saison|épisode|série|avant-première|le film|tf1|soldes|météo|températures?|tempête|éclipse|supermarché|magasins?|musée|bibliothèque|pharmacie|boulangerie|banques?|mairie|préfecture|bus|trains|serveur|version|mise à jour|système|score|\\d{1,2}[-–]\\d{1,2} (?:contre|face)',
  titlePrefixes:
    "rappel ?:|(?:s[’']il te plaît|stp|salut|bonjour|alors|et|ok)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:ajouter|mettre|noter|inscrire|planifier|bloquer|programmer|caler|rappeler)|rappelle[sz]?[- ](?:moi|nous)|réveille[- ]moi|préviens[- ]moi|n[’']oublie[sz]? pas|ne pas oublier|pense[sz]? à|(?:ajoute|mets|inscris|note|planifie|programme|bloque|réserve|prévois|organise|cale)(?:[- ]moi)?|j[’']ai|nous avons|on a|je dois|nous devons|on doit|il faut(?: que (?:je|nous|on))?|(?:de|du|que|qu[’']|le|la|pour)(?= )|d[’'](?=\\p{L})|une?(?= )|nouveau|à faire ?:|tâche ?:",
  titleSuffixes:
    "s[’']il te plaît|stp|le|à|de|du|avant|pour|et|est|dans mon (?:agenda|calendrier)|au calendrier|à ma liste.{0,20}",
  mistakenForDays: 'mon(?= \\p{L})',
};
