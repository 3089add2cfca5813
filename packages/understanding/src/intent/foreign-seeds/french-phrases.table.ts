import type { ForeignPhrases } from './foreign-phrases.ts';

export const frenchPhrases: ForeignPhrases = {
  event: `mets le dentiste demain à 15h dans mon agenda | prévois un dîner avec les voisins vendredi | note la réunion de parents jeudi à 19h | ajoute un rendez-vous chez le coiffeur samedi | bloque mardi après-midi pour le déménagement |
inscris le mariage du 12 juin au calendrier | tu peux planifier une réunion avec Karine lundi | nouveau rendez-vous: contrôle technique mercredi 9h`,
  reminder: `rappelle-moi d'arroser les plantes | réveille-moi à six heures et demie | préviens-moi à huit heures que le linge est sec | fais-moi penser aux médicaments ce soir | mets une alarme à six heures | rappel pour le loyer |
aide-moi à ne pas oublier d'appeler mamie | envoie-moi un rappel la veille | rappelle-moi demain à 9h d'appeler le plombier | peux-tu me rappeler le linge à 17h`,
  task: `ajoute acheter du lait à ma liste de tâches | nouvelle tâche: finir la déclaration d'impôts | mets ranger la cave dans mes tâches | sur ma liste: cadeau pour Hugo | à faire: résilier l'assurance |
note que je dois encore prendre des ampoules | rajoute renouveler le passeport à ma to-do | tâche: faire changer les pneus`,
  plan_question: `qu'est-ce que j'ai demain | qu'est-ce qui est prévu ce week-end | à quelle heure je dois être chez le médecin | quand est mon prochain rendez-vous | à quoi ressemble ma semaine | j'ai déjà quelque chose vendredi |
montre-moi mon agenda de jeudi | quels rendez-vous j'ai la semaine prochaine | y a-t-il quelque chose de prévu ce soir | c'est quand mon dentiste | que me reste-t-il à faire aujourd'hui | quelles tâches sont en cours | supprime le déjeuner de demain | décale le coiffeur à lundi | annule mon rendez-vous | j'ai quelque chose dimanche`,
  free_time: `quand est-ce que j'ai une heure de libre cette semaine | suis-je libre samedi | est-ce que je peux caser quelque chose mercredi | quel soir je n'ai rien | trouve-moi un créneau de deux heures | j'ai du temps demain après-midi |
quel jour est le plus calme | quand pourrais-je voir Thomas | reste-t-il de la place jeudi`,
  archive_question: `qu'est-ce que j'avais décidé pour la cuisine | quel vin tu m'avais conseillé | cherche la conversation sur les travaux | comment s'appelait le livre dont on parlait | c'était quoi la recette que tu m'as donnée |
où ai-je écrit sur mon mal de dos | quand ai-je demandé pour la première fois des panneaux solaires | qu'avais-tu dit sur la garantie | retrouve tout ce qui concerne notre voyage à Lisbonne | quelles mesures du rideau j'avais données |
dans quelle conversation on parlait du prêt | que sais-tu encore de ma belle-mère | est-ce que je t'ai déjà dit quelle peinture on a prise`,
  count_question: `combien de fois j'ai posé une question sur les maux de tête | combien de conversations portaient sur le travail | à quelle fréquence a-t-on parlé d'argent | combien de discussions j'ai eues ce mois-ci | de quel sujet je parle le plus |
combien de fois le chat est revenu | combien de conversations j'ai en tout | compte les conversations sur le jardin`,
  summary: `résume cette conversation | quels sont les points importants de cette discussion | fais-moi un bref résumé de cet échange | tu peux résumer ça en trois phrases | de quoi on a parlé jusqu'ici |
un résumé de notre conversation s'il te plaît | qu'est-ce qu'on a décidé ici finalement | fais le point sur cette conversation`,
  move: `déplace cette conversation vers santé | mets cette discussion dans travail | ça va dans finances | range cette conversation dans le dossier famille | cette conversation doit aller dans éducation | classe ça dans la catégorie autre | tu peux mettre ça dans fitness | classe cette discussion sous politique`,
  rename: `appelle cette conversation projet cuisine | renomme cette discussion en jardin | donne un autre titre à cette conversation: travaux | change le titre en vacances 2027 | cette conversation doit s'appeler impôts | titre de cette discussion: candidature`,
  date_time: `quelle heure est-il | quel jour sommes-nous | on est le combien | quelle heure est-il à New York | quelle est la date d'aujourd'hui | on est en quelle semaine | est-ce qu'on est mardi | quel jour tombe le 5 décembre | il est quelle heure`,
  help: `que peux-tu faire pour moi | comment marche cette application | comment importer mes conversations de ChatGPT | à quoi tu sers | comment supprimer mon compte | comment ajouter une catégorie | tu peux m'expliquer comment ça fonctionne |
comment exporter mes données | quelles commandes tu comprends | comment désactiver les notifications | en quoi peux-tu m'aider | explique-moi ce que tu sais faire | quelles sont tes fonctions | quelles possibilités tu offres`,
  small_talk: `salut ça va | merci tu es génial | bonjour | haha elle est bonne | il fait beau aujourd'hui | merci, bonne soirée | comment s'est passée ta journée | je suis fatigué aujourd'hui | bon week-end à toi aussi | ok super, à demain | tu es encore là | t'es malin toi`,
  writing: `écris un poème pour les soixante-dix ans de papi | rédige un mail poli au propriétaire | trouve un slogan pour ma boulangerie | réécris cette lettre de façon plus aimable | fais-moi une lettre de motivation |
imagine un texte drôle pour une carte | écris un discours pour le mariage de ma sœur | tu peux écrire une petite histoire sur un renard | une comptine sur un vélo`,
  code: `écris un script python qui renomme des fichiers | fais une requête sql pour les clients sans commande | pourquoi ce code javascript plante | une formule excel pour compter les doublons | comment trier une liste en java |
regex pour un code postal français | crée une page html avec un formulaire | fonction qui calcule les nombres premiers | commande bash pour trouver les gros fichiers`,
  translation: `traduis ça en anglais | comment dit-on bonsoir en italien | que veut dire serendipity | en espagnol: où est la gare | quel est le mot allemand pour aspirateur | traduis mon mail en espagnol | comment on écrit merci en japonais`,
  knowledge: `quelle est la capitale de l'Australie | à quelle distance est la lune | qui a peint la Joconde | pourquoi la mer est salée | combien de temps cuire un œuf | quelle différence entre un crocodile et un alligator |
quand a commencé la première guerre mondiale | combien d'habitants a la Belgique | comment se forme un arc-en-ciel | que mangent les hérissons | la tomate est-elle un fruit | explique-moi comment marche une pompe à chaleur | combien de temps vit un éléphant | quelle est la plus grande planète`,
};
