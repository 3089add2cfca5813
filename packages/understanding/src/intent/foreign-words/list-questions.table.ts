import type { QuestionRow } from './question-row.ts';

/** A day or an hour in a question: lower case, without accents. */
const TIME =
  "(?=.*(?:\\d|heute|morgen|ubermorgen|\\w+tag|woche|wochenende|mittwoch|vandaag|overmorgen|\\w+dag|week|weekend|woensdag|aujourd'hui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|ce soir|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|esta noche|oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|settimana|stasera|hoje|amanha|segunda|terca|quarta|quinta|sexta|mes\\b|maand|monat|mois))";
/** A period after the name of a list: 'mes rappels de cette semaine', 'i miei promemoria di domani'. */
const PERIOD =
  "(?:(?:van|voor|von|vom|fur|de|du|pour|del|para|di|della|per|da|do) ?)?(?:d?este?|d?esta|questa|questo|cette|ce|diese[nrs]?|deze|dit|la|il|o|a)? ?(?:\\w+ )?(?:heute|morgen|ubermorgen|woche|wochenende|monat|vandaag|overmorgen|week|weekend|maand|aujourd'hui|demain|semaine|week-end|mois|hoy|manana|semana|fin de semana|mes|oggi|domani|settimana|fine settimana|mese|hoje|amanha|fim de semana|\\w+(?:dag|tag)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta)(?:-feira)?(?: \\w+){0,2}$";
const CLASHES =
  '(?:kollidier\\w*|uberschneid\\w*|uberlapp\\w*|doppelt gebucht|doppelt belegt|botst|botsing\\w*|overlap\\w*|dubbel geboekt|conflits?|chevauch\\w*|en conflit|choca\\w*|solap\\w*|coincid\\w*|conflictos?|conflitt\\w*|sovrappo\\w*|accavalla\\w*|conflitos?|sobrepo\\w*|sobreposi\\w*|choques?)';

/** Questions for the lists of the person, and for clashes, places and people in the calendar, in six languages. */
export const listQuestions: readonly QuestionRow[] = [
  [
    'categories',
    /^(?:(?:laat|toon|geef|zeige?|nenne?|affiche|montre|donne|liste|muestra|ensena|dame|fammi vedere|mostra|elenca|dammi|mostre)(?:[- ]?(?:me|mij|mir|mi|moi|nous))? )?(?:(?:de|die|la|el|l'|il|a|le|les|las|los) ?)?(?:(?:lijst|liste|lista|elenco)(?: (?:met|van|der|mit|des|de|delle|das|de las|de les|de mis|delle mie|das minhas))? )?(?:alle |toutes |todas |tutte )?(?:mijn |meine[nr]? |die |mes |mis |las |le mie |le |as minhas |as |minhas )?(?:categorieen|kategorien|categories|categorias|categorie)(?: zien| auf)?$/,
  ],
  ['categories', /^(?:list|show(?: me)?|give me|tell me) (?:all )?(?:of )?(?:my|the) categories$/],
  [
    'categories',
    /^(?:welche|was fur) kategorien (?:gibts|gibt es|habe? ich|hab ich)(?: (?:hier|denn|so|alle|schon))*$/,
  ],
  [
    'calendar',
    /^est-ce que (?:le|la|mon|ma|l') ?.{2,30} (?:est|sont) (?:bien |deja )?(?:notee?s?|prevue?s?|inscrite?s?|enregistree?s?|confirmee?s?)(?: .{0,30})?$/,
  ],
  [
    'calendar',
    /^(?:(?:a que hora|cuando|que dia|donde) (?:quede|habia quedado|quedamos|hemos quedado)|(?:a quelle heure|quand|quel jour) (?:j'ai|ai-je|est-ce que j'ai) (?:rendez-vous|rdv)|(?:wann|um wie viel uhr|wo) bin ich (?:mit .{2,30} )?verabredet|(?:hoe laat|wanneer|waar) heb ik (?:met .{2,30} )?afgesproken|(?:a che ora|quando|dove) (?:ho appuntamento|mi vedo|ci vediamo)|(?:a que horas|quando|onde) (?:combinei|fiquei|combinamos))\b.{0,40}$/,
  ],
  [
    'newCategory',
    /^(?:nieuwe categorie|neue kategorie|nouvelle categorie|nueva categoria|nuova categoria|nova categoria) ?[:,–-]? ?(.{2,40})$/,
  ],
  [
    'goals',
    /^(?:mijn doelen|meine ziele|mes objectifs|mis (?:metas|objetivos)|i miei (?:obiettivi|traguardi)|(?:as |os )?(?:minhas metas|meus objetivos))$/,
  ],
  [
    'tasks',
    /^(?:mijn (?:taken|to-?do'?s|takenlijst)|meine (?:aufgaben|to-?dos|to-?do-?liste|aufgabenliste)|mes (?:taches|to-?dos)|ma liste de taches|mis (?:tareas|pendientes)|(?:le )?mie (?:attivita|cose da fare)|(?:as )?minhas tarefas)$/,
  ],
  [
    'reminders',
    new RegExp(
      `^(?:mijn herinneringen|meine erinnerungen|mes rappels|mis (?:recordatorios|avisos)|i miei promemoria|(?:os )?meus lembretes)(?:$| ${PERIOD})`,
    ),
  ],
  [
    'calendar',
    /^(?:mijn (?:afspraken|agenda)|meine (?:termine|woche)|mein kalender|mes (?:rendez-vous|rdv)|mon agenda|mis (?:citas|eventos)|mi (?:agenda|calendario)|i miei (?:appuntamenti|impegni)|(?:os )?meus (?:compromissos|eventos)|(?:a )?minha agenda|prochain (?:rendez-vous|rdv)|nachster termin|volgende afspraak|proxima cita|prossimo appuntamento|proximo compromisso|proxima consulta)(?: .{3,24})?$/,
  ],
  [
    'calendar',
    /^(?:was (?:ist|kommt|steht) (?:als nachstes|danach|jetzt)(?: dran| an)?|wat (?:is|komt|staat er) (?:het volgende|hierna|nu)(?: aan)?|c'est quoi la suite|qu'est-ce qui vient apres|que (?:viene|toca|sigue) (?:ahora|despues|luego)|cosa c'e (?:dopo|adesso)|o que (?:vem|ha) (?:a seguir|depois|agora))$/,
  ],
  ['calendar', new RegExp(`^${TIME}.{0,60}\\b${CLASHES}.{0,60}$`)],
  [
    'calendar',
    new RegExp(
      `^${TIME}(?:ou (?:est|a lieu)|donde (?:es|esta|tengo)|dove (?:e|ho)|dov'e|onde (?:e|tenho|vai ser)|wo (?:ist|findet|habe? ich)|waar (?:is|heb ik)) .{0,20}\\b(?:reunion|cita|riunione|appuntamento|reuniao|consulta|termin|besprechung|meeting|vergadering|afspraak|rendez-vous|rdv)\\b.{0,30}$`,
    ),
  ],
  [
    'calendar',
    new RegExp(
      `^${TIME}(?:(?:qui|avec qui) (?:je (?:vois|rencontre)|est-ce que je vois|ai-je rendez-vous)|(?:a|con) quien (?:veo|quedo|he quedado)|con quien (?:quedo|tengo)|(?:chi|con chi) (?:vedo|incontro)|(?:quem|com quem) (?:vou ver|vejo|me encontro|tenho)|(?:wen|mit wem) (?:treffe?|sehe?|habe?) ich|(?:wie|met wie) (?:zie|spreek|heb|ontmoet) ik) ?.{0,40}$`,
    ),
  ],
  [
    'calendar',
    /^(?:steht|ist|gilt|findet) (?:der|die|das|mein|meine) .{2,40} noch(?: an| statt| so)?$|^(?:gaat|is|staat) (?:de|het|mijn) .{2,40} (?:nog )?(?:door|nog|gepland)$/,
  ],
  [
    'free',
    new RegExp(
      `^(?:est-ce que )?(?:je suis|suis-je|on est|sommes-nous) (?:dispo|disponibles?|libres?|pris|occupee?)\\b.{0,50}$|^${TIME}.{3,30} (?:c'est bon|ca va|ca marche|c'est possible|est libre) ?(?:pour moi)?$|^(?:j'ai )?des (?:trous|creneaux) .{3,30}$`,
    ),
  ],
  [
    'free',
    new RegExp(
      `^${TIME}(?:passt|geht|ginge) (?:mir )?.{3,30}?(?: bei mir)?$|^${TIME}(?:kan|zou) ik (?:op )?.{3,30}$|^${TIME}(?:me va|me viene) bien .{3,30}$|^${TIME}.{3,30} (?:ci sono|sono libero|sono libera|ci posso essere)$|^${TIME}.{3,30} (?:esta|estou|fica) (?:livre|disponivel)$|^${TIME}da(?:-me)? .{0,8}(?:na |no )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha).{0,20}$`,
    ),
  ],
];
