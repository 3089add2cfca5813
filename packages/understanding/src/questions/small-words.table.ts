import type { Language } from '../text/language.ts';

/** Words of questions and orders that people misspell when they type fast; none is a subject. */
export const SMALL_WORDS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: `what when where which whose there their about with from have that this these those does did said told talked asked
asking wrote written discussed mentioned decided chat chats conversation conversations message messages many much often long last
latest first next week weeks month months year years today tomorrow yesterday morning afternoon evening weekend monday tuesday wednesday
thursday friday saturday sunday january february april june july august september october november december remind reminder reminders
appointment appointments meeting meetings calendar schedule task tasks goal goals category categories assistant search find show list
tell give again between before after since because would could should without answer question questions anything something everything
recently coming upcoming overdue summarise summarize move rename cancel delete the and how are was were you`,
  nl: `welke wanneer waar waarom hoeveel hoelang over mijn gesprek gesprekken gepraat gevraagd gezegd besproken taak taken afspraak
afspraken herinner herinnering herinneringen volgende vorige deze week maand jaar vandaag morgen overmorgen gisteren maandag dinsdag
woensdag donderdag vrijdag zaterdag zondag agenda doel doelen laatste eerste staat hebben`,
  de: `welche welchen wann warum wieviel viele über mein meine meinen gespräch gespräche gefragt gesagt gesprochen besprochen aufgabe
aufgaben termin termine erinnere erinnerung erinnerungen nächste nächsten letzte letzten diese woche monat jahr heute morgen übermorgen
gestern montag dienstag mittwoch donnerstag freitag samstag sonntag kalender ziel ziele zuletzt erste steht haben habe`,
  fr: `quelle quelles quand pourquoi combien avec dans conversation conversations demandé parlé discuté tâche tâches rendez-vous rappelle
rappel rappels prochaine prochain dernière dernier cette semaine mois année aujourd demain hier lundi mardi mercredi jeudi vendredi
samedi dimanche agenda objectif objectifs première`,
  es: `cuando cuándo cuantas cuántas cuantos cuántos donde dónde sobre conversación conversaciones preguntado hablado dicho tarea tareas
cita citas recuérdame recordatorio recordatorios próxima próximo última último esta semana mañana ayer lunes martes miércoles jueves
viernes sábado domingo agenda objetivo objetivos primera`,
  it: `quando quante quanti quale quali dove sopra conversazione conversazioni chiesto parlato detto attività appuntamento appuntamenti
ricordami promemoria prossima prossimo ultima ultimo questa settimana mese anno oggi domani ieri lunedì martedì mercoledì giovedì venerdì
sabato domenica calendario obiettivo obiettivi prima`,
  pt: `quando quantas quantos qual quais onde sobre conversa conversas perguntei falei dito tarefa tarefas compromisso compromissos
lembra-me lembrete lembretes próxima próximo última último esta semana mês ano hoje amanhã ontem segunda terça quarta quinta sexta sábado
domingo agenda objetivo objetivos primeira`,
};

/** Short misspelt words in an English message; some are words of other languages. */
export const ENGLISH_SLIPS: ReadonlyMap<string, string> = new Map([
  ['wht', 'what'],
  ['waht', 'what'],
  ['wut', 'what'],
  ['hwo', 'how'],
  ['hav', 'have'],
  ['teh', 'the'],
  ['hte', 'the'],
  ['adn', 'and'],
  ['whn', 'when'],
  ['whr', 'where'],
  ['meny', 'many'],
  ['dint', "didn't"],
]);
