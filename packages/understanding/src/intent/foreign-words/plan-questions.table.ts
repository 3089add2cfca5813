import type { QuestionRow } from './question-row.ts';

const WHICH_TASKS =
  "(?:welke (?:taken|klusjes|to-?do'?s?)|(?:quelles|quels) (?:taches|to-?dos)|que (?:tareas|pendientes)|(?:quali|che) (?:attivita|compiti)|(?:que|quais) (?:tarefas|afazeres))";
/** The person has them: 'welke taken heb ik'. */
const OWN_TASKS = new RegExp(
  `^${WHICH_TASKS} (?:heb (?:ik|je voor mij)|hebben we|ai-je|j'ai|avons-nous|(?:tengo|tenemos|ho|abbiamo|tenho|temos)(?! (?:que|da|de) ))(?!\\p{L})`,
  'u',
);
/** A time or 'do' after the verb, up to the end: 'doen' of 'welke taken moet ik vandaag doen', but no other act or place. */
const DONE_WHEN =
  "vandaag|morgen|overmorgen|vanavond|nog|deze|volgende|week|weekend|maand|(?:maan|dins|woens|donder|vrij|zater|zon)dag|voor|om|open|doen|hebben|afhebben|afkrijgen|afmaken|afronden|af|klaar|zijn|aujourd'hui|demain|ce|cette|semaine|prochaine|mois|soir|matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour|avant|encore|etre|faire|faites|finir|finies|terminer|terminees|rendre|rendues|hoy|manana|esta|este|la|el|que|viene|mes|semana|fin|de|lunes|martes|miercoles|jueves|viernes|sabado|domingo|para|antes|del|hacer|terminar|acabar|entregar|pendientes|abiertas|oggi|domani|stasera|questa|questo|settimana|mese|prossim[oa]|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|entro|per|ancora|fare|finire|terminare|consegnare|hoje|amanha|o|a|desta|nesta|proxim[oa]|vem|segunda|terca|quarta|quinta|sexta|feira|ate|ainda|fazer|concluir";
const TASKS_TO_DO = new RegExp(
  `^${WHICH_TASKS}(?: (?:moet(?:en)?(?: ik| we)?|(?:staan|zijn|liggen)(?: er)?|dois-je|je dois|devons-nous|doivent|(?:tengo|tenemos) que|debo|hay|(?:me )?(?:quedan|faltan)|estan|devo|devono|ho da|(?:tenho|temos) (?:de|que)|preciso(?: de)?|ha))?(?:[ -](?:${DONE_WHEN}))*$`,
);

/** Questions in all six languages about a coming period, or about the appointments, tasks and categories of the person. */
export const planQuestions: readonly QuestionRow[] = [
  // An overview of a period: 'geef me een overzicht van volgende week, alleen de avonden' ('… only the evenings')
  [
    'calendar',
    /^(?:(?:geef|maak|toon)(?: me| mij)?(?: even| eens| maar)? )?(?:een |n )?(?:(?:kort|snel) )?(?:overzicht(?:je)?|samenvatting|rondje) (?:van|voor|over) (?:(?:mijn|m'n|de|het|komende|volgende|deze|dit|hele) )*(?:vandaag|vanavond|morgen|overmorgen|dag|week|weekend|maand|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond)?)(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:(?:gib|mach|zeig)e? (?:mir )?(?:(?:mal|bitte|doch) )*)?(?:(?:eine?n?|nen|ne|n) )?(?:(?:kurze[rn]?|schnelle[rn]?) )?(?:uberblick|ubersicht|zusammenfassung) (?:uber|fur|von|zu) (?:(?:meine[nrms]?|den|die|das|der|dem|kommende[nrs]?|nachste[nrs]?|diese[nrs]?|ganze[nrs]?) )*(?:heute|morgen|ubermorgen|tag|woche|wochenende|monat|mittwoch|(?:mon|diens|donners|frei|sams|sonn)tag)(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:(?:fais|donne|montre)(?:-moi| moi)? )?(?:un |le )?(?:(?:petit|bref|rapide) )?(?:topo|apercu|resume|recap|recapitulatif|point|programme) (?:de|du|pour|sur) (?:(?:ma|mon|la|le|ce|cette|toute) )*(?:aujourd'hui|demain|journee|semaine|week-end|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:prochaine?|de demain|d'aujourd'hui|qui vient))?(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:(?:haz|da|pasa|muestra|dame|hazme)(?:me)? )?(?:un |el )?(?:(?:breve|rapido) )?(?:resumen|repaso|panorama) (?:de|del|para) (?:(?:mi|la|el|esta|este|proxim[oa]|tod[oa]) )*(?:hoy|manana|dia|semana|fin de semana|finde|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:que viene|proxim[oa]|de manana|de hoy))?(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:(?:fammi|dammi|fai|mostrami) )?(?:un |il |una )?(?:(?:breve|veloce|rapido) )?(?:riepilogo|riassunto|quadro|panoramica|resoconto) (?:di|del|della|dei|per|su) (?:(?:mi[oa]|la|il|quest[oa]|prossim[oa]|tutt[oa]) )*(?:oggi|domani|dopodomani|giornata|settimana|weekend|fine settimana|mese|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?: (?:prossim[oa]|che viene|di domani|di oggi))?(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:(?:faz|da|mostra|me da|me faz|faca|de)(?:-me| me)? )?(?:um |o )?(?:(?:breve|rapido) )?(?:resumo|panorama|apanhado) (?:de|do|da|para|pra) (?:(?:minha|meu|a|o|est[ae]|proxim[oa]|tod[oa]) )*(?:hoje|amanha|dia|semana|fim de semana|fds|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?(?: (?:que vem|proxim[oa]|de amanha|de hoje))?(?:,.*)?$/,
  ],
  // How a day looks: 'como está meu dia amanhã'
  [
    'calendar',
    /^wie sieht (?:es )?(?:bei mir |denn )*(?:(?:mein|meine|der|die|das|nachste|kommende|diese) )*(?:tag|woche|wochenende|monat|heute|morgen|kalender|mittwoch|(?:mon|diens|donners|frei|sams|sonn)tag)\b.{0,30}\baus(?:,.*)?$/,
  ],
  [
    'calendar',
    /^(?:a quoi ressemble|comment se presente|c'est comment|ca donne quoi) (?:(?:ma|mon|cette|la) )*(?:journee|semaine|week-end|mois|agenda|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b.{0,30}$/,
  ],
  [
    'calendar',
    /^como (?:tengo|esta|pinta|viene|se presenta|se ve) (?:(?:mi|la|el|esta) )*(?:dia|semana|finde|fin de semana|mes|agenda|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b.{0,30}$/,
  ],
  [
    'calendar',
    /^com(?:e |')?(?:e|sara|si presenta|e messa|sono messo) (?:(?:la|il|mia|mio|di) )*(?:giornata|settimana|weekend|mese|agenda|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b.{0,30}$/,
  ],
  [
    'calendar',
    /^como (?:e que )?(?:esta|vai ser|fica|anda|vai estar) (?:(?:a|o|minha|meu|esta|este) )*(?:dia|semana|fim de semana|mes|agenda|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b.{0,30}$/,
  ],
  // How many appointments: 'quantas reuniões eu tenho na semana que vem'
  [
    'countEvents',
    /^hoeveel (?:\S+ )?(?:afspraken|vergaderingen|meetings|besprekingen|overleggen) (?:heb|hebben|staan|zijn)(?: er| ik| we)?\b/,
  ],
  [
    'countEvents',
    /^wie ?viele (?:\S+ )?(?:termine|meetings|besprechungen|verabredungen) (?:habe?|haben|stehen|sind|gibt es)\b/,
  ],
  [
    'countEvents',
    /^(?:j'ai )?combien de (?:rendez-vous|rdv|reunions|meetings|evenements)(?:$| (?:ai-je|j'ai|est-ce que j'ai|on a|avons-nous|m'attendent|sont prevus|sont prevues|cette|la|demain|aujourd'hui)\b)/,
  ],
  [
    'countEvents',
    /^cuant[oa]s (?:\S+ )?(?:reuniones|citas|eventos|compromisos) (?:tengo|tenemos|me quedan|me esperan)\b/,
  ],
  [
    'countEvents',
    /^quant[ei] (?:\S+ )?(?:appuntamenti|riunioni|impegni|eventi) (?:ho|abbiamo|mi restano|mi aspettano)\b/,
  ],
  [
    'countEvents',
    /^quant[oa]s (?:\S+ )?(?:reunioes|compromissos|consultas|eventos) (?:eu |nos |a gente )?(?:tenho|temos|tem)\b/,
  ],
  // The tasks that are due or open: 'enséñame los pendientes que vencen antes del lunes' ('… due before Monday')
  [
    'tasks',
    /^(?:toon|laat|geef|noem)(?: (?:me|mij|even|eens|alle|al|mijn|m'n|de|open|openstaande))* (?:taken|klusjes|to-?do'?s?)(?=$| (?:die|voor|van (?:vandaag|morgen|deze)|tot|zien|deze)\b)/,
  ],
  [
    'tasks',
    /^(?:zeig|liste|nenn|sag)e? (?:mir )?(?:(?:mal|bitte|doch|eben) )*(?:(?:alle|die|meine|offenen?) )+(?:aufgaben|to-?dos?)(?=$|,| (?:die|fur|bis|auf|heute|morgen|diese|der woche)\b)/,
  ],
  [
    'tasks',
    /^(?:montre|affiche|liste|donne|fais voir)(?:-moi| moi)? (?:toutes )?(?:mes|les) (?:taches|choses a faire|to-?dos?)(?=$| (?:a (?:rendre|faire|finir|terminer)|qui|pour|avant|ouvertes|en retard|en cours|de (?:la semaine|cette|demain))\b)/,
  ],
  [
    'tasks',
    /^(?:muestra|ensena|dime|dame|lista)(?:me)? (?:todos |todas )?(?:(?:mis|los|las) )?(?:tareas|pendientes|cosas (?:pendientes|por hacer))(?=$| (?:pendientes|abiertas|atrasad[oa]s|para|que (?:venc\w+|caduc\w+|tengo|tenga|me|falt\w+|qued\w+|hay)|de (?:hoy|manana|esta|la semana))\b)/,
  ],
  [
    'tasks',
    /^(?:mostra|elenca|da|di|fammi vedere|dammi|dimmi)(?:mi)? (?:tutt[ei] )?(?:(?:le|i|mie|miei) )*(?:cose da fare|attivita|compiti)(?=$| (?:che|da|entro|per|apert[ei]|in ritardo|scadut[ei]|di (?:oggi|domani|questa))\b)/,
  ],
  [
    'tasks',
    /^(?:mostra|mostre|lista|liste|da|diz)(?:-me| me)? (?:(?:todas|todos|as|os|minhas|meus) )*(?:tarefas|pendencias|pendentes|afazeres)(?=$| (?:que (?:venc\w+|tenho|falt\w+|acab\w+)|para|pra|ate|antes|pendentes|abertas|atrasad[oa]s|de (?:hoje|amanha)|desta)\b)/,
  ],
  // 'Que tarefas tenho de acabar amanhã' ('which tasks do I have to finish tomorrow')
  ['tasks', OWN_TASKS],
  ['tasks', TASKS_TO_DO],
  // The conversations of a category: 'qué conversaciones hay en la carpeta de salud'
  [
    'inCategory',
    /^(?:welke|wat voor|toon|laat)(?: me)?(?: alle| de)? (?:gesprekken|chats|conversaties)(?: (?:zitten|staan|zijn|vallen|heb ik|die|er|nu|allemaal))* (?:in|onder|bij) (?:de |het |mijn )?(?:map(?:je)?|categorie|groep)(?: van)? (.+?)(?: zien| staan| zitten)?$/,
  ],
  [
    'inCategory',
    /^(?:welche|zeige?)(?: mir)?(?: alle| die)? (?:gesprache|chats|unterhaltungen)(?: (?:sind|liegen|stehen|gibt es|habe? ich|die|denn))*(?: in| im| unter| aus) (?:(?:der|dem|meiner|meinem) )?(?:kategorie|ordner) (.+?)(?: an| auf)?$/,
  ],
  [
    'inCategory',
    /^(?:quelles|montre(?:-moi)?|liste|affiche)(?: sont)?(?: toutes)?(?: les)? (?:conversations|discussions|chats)(?: (?:y a-t-il|il y a|sont|j'ai|ai-je|qui|se trouvent|classees|rangees))* (?:dans|sous|de) (?:le |la |ma |mon )?(?:dossier|categorie) (?:de |d')?(.+)$/,
  ],
  [
    'inCategory',
    /^(?:que|cuales|muestra(?:me)?|ensename|lista)(?: todas)?(?: las)? (?:conversaciones|charlas|chats)(?: (?:hay|tengo|estan|son|guardadas|que))* (?:en|dentro de|de) (?:la |mi )?(?:carpeta|categoria|seccion)(?: de la| del| de)? (.+)$/,
  ],
  [
    'inCategory',
    /^(?:quali|che|mostra(?:mi)?|elenca)(?: tutte)?(?: le)? (?:conversazioni|chat|discussioni)(?: (?:ci sono|ho|sono|stanno|si trovano|che))* (?:nella|in|della|sotto) (?:la |mia )?(?:cartella|categoria|sezione)(?: della| di)? (.+)$/,
  ],
  [
    'inCategory',
    /^(?:que|quais|mostra(?:-me)?|mostre(?:-me)?|lista)(?: todas)?(?: as)? (?:conversas|chats)(?: (?:ha|tenho|estao|existem|tem|que))* (?:na|em|dentro da|da) (?:minha )?(?:pasta|categoria|seccao|secao)(?: d[aoe])? (.+)$/,
  ],
  // All that a category holds: 'zeig mir alles was unter Finanzen liegt'
  [
    'inCategory',
    /^(?:toon|laat)(?: me| mij)?(?: maar| eens)? alles(?: zien)?,? (?:wat|dat) (?:er )?(?:in|onder|bij) (.+?) (?:staat|zit|valt|hoort|is opgeslagen)(?: zien)?$/,
  ],
  [
    'inCategory',
    /^zeige?(?: mir)?(?: mal| bitte)? alles,? was (?:unter|in|bei|im|zu) (.+?) (?:abgelegt|einsortiert|gespeichert|liegt|ist|steht|gehort)(?: ist)?(?: an)?$/,
  ],
  ['inCategory', /^(?:montre|affiche)(?:-moi)? tout ce qui est (?:(?:range|classe|mis) )?(?:dans|sous|en) (.+)$/],
  [
    'inCategory',
    /^(?:muestra|ensena)(?:me)? todo lo que (?:hay|esta|tengo)(?: guardado| archivado| metido)? (?:en|bajo) (.+)$/,
  ],
  [
    'inCategory',
    /^(?:mostrami|fammi vedere) tutto (?:quello |cio )?(?:che )?(?:c'e|ho|sta|e)(?: salvato| archiviato| finito)? (?:in|sotto|nella categoria) (.+)$/,
  ],
  [
    'inCategory',
    /^(?:me )?(?:mostra|mostre)(?:-me)? tudo (?:o )?que (?:ha|tem|esta|tenho)(?: guardado| arquivado)? (?:em|na|no|sob) (.+)$/,
  ],
  // 'Muss ich morgen irgendwo hin?' ('do I have to be somewhere tomorrow?')
  [
    'calendar',
    /^(?:moet ik|muss ich|soll ich|est-ce que je dois|je dois|dois-je|tengo que|debo|devo|tenho (?:de|que)|preciso)\b.{0,40}\b(?:ergens|irgendwo(?:hin)?|quelque part|(?:a |en )?alg(?:un|o|una) (?:sitio|lado|parte)|da qualche parte|algum (?:lugar|sitio|lado))\b/,
  ],
];
