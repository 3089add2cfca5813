import type { TaskReplies } from '../english/tasks.ts';
import { capitalised, joined } from '../sentence-parts.ts';
import { withArticle } from './span-words.ts';

const tasks = (count: number): string => (count === 1 ? 'un’attività' : `${count} attività`);
const haveTasks = (count: number): string => {
  if (count === 0) return 'Non hai attività da fare';
  return `Hai ${tasks(count)} da fare`;
};

const dueTasks = (count: number, span: string): string =>
  count === 0
    ? `${joined('Nessuna attività è da finire', span)}.`
    : `${joined(capitalised(tasks(count)), count === 1 ? 'è' : 'sono', 'da finire', span)}.`;

export const tasksInWords: TaskReplies = {
  noTasks: `${haveTasks(0)}.`,
  openTasks: (count) => `${haveTasks(count)}:`,
  countedTasks: (count) => `${haveTasks(count)}.`,
  noTaskAbout: (words) => `${haveTasks(0)} su “${words}”.`,
  tasksAbout: (count, subject) => `${haveTasks(count)} su “${subject}”:`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, scadenza ${due}`}`,

  noOverdueTasks: 'Nessuna attività è in ritardo.',
  nothingLate: 'Niente è in ritardo.',
  overdueTasks: (count) => `${capitalised(tasks(count))} ${count === 1 ? 'è' : 'sono'} in ritardo:`,
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) => `${joined(capitalised(tasks(count)), count === 1 ? 'è' : 'sono', 'da finire', span)}:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) => `${haveTasks(count)} senza scadenza${count === 0 ? '.' : ':'}`,
  nextDue: (line) => `La prima attività in scadenza: ${line}`,
  lastDue: (line) => `L’ultima attività in scadenza: ${line}`,
  noEstimates: 'Nessuna di queste attività ha una durata stimata, quindi non so quanto durino.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'L’attività più lunga secondo la stima',
      shortest: 'L’attività più breve secondo la stima',
      further: 'La successiva',
    }[kind];
    const rest = unknown === 1 ? ' Un’attività non ha una stima.' : ` ${unknown} attività non hanno una stima.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `Quella dopo: ${line}`,

  notDone: 'Non ancora. Resta da fare:',
  finishedTasks: (count, subject, span) => {
    const finished = count === 0 ? 'Non hai completato nessuna attività' : `Hai completato ${tasks(count)}`;
    return `${joined(finished, subject === '' ? '' : `su “${subject}”`, span)}${count === 0 ? '.' : ':'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, completata ${withArticle('il', day)}`}`,
  tasksDone: (done, all) => {
    const number = done === 0 ? 'nessuna è completata' : done === 1 ? 'una è completata' : `${done} sono completate`;
    return `Su ${tasks(all)}, ${number}.`;
  },
};
