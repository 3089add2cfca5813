import type { TaskReplies } from '../english/tasks.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const tasks = (count: number): string => (count === 1 ? 'uma tarefa' : `${count} tarefas`);
const haveTasks = (count: number): string => {
  if (count === 0) return 'Não tens tarefas pendentes';
  return count === 1 ? 'Tens uma tarefa pendente' : `Tens ${count} tarefas pendentes`;
};

const dueTasks = (count: number, span: string): string =>
  count === 0 ? `Não há nenhuma tarefa para terminar ${span}.` : `Há ${tasks(count)} para terminar ${span}.`;

export const tasksInWords: TaskReplies = {
  noTasks: `${haveTasks(0)}.`,
  openTasks: (count) => `${haveTasks(count)}:`,
  countedTasks: (count) => `${haveTasks(count)}.`,
  noTaskAbout: (words) => `${haveTasks(0)} sobre «${words}».`,
  tasksAbout: (count, subject) => `${haveTasks(count)} sobre «${subject}»:`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, até ${due}`}`,

  noOverdueTasks: 'Nenhuma tarefa está atrasada.',
  nothingLate: 'Não há nada em atraso.',
  overdueTasks: (count) => `${capitalised(tasks(count))} ${count === 1 ? 'está atrasada' : 'estão atrasadas'}:`,
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) => `Há ${tasks(count)} para terminar ${span}:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) => `${haveTasks(count)} sem data${count === 0 ? '.' : ':'}`,
  nextDue: (line) => `A primeira tarefa a terminar: ${line}`,
  lastDue: (line) => `A última tarefa a terminar: ${line}`,
  noEstimates: 'Nenhuma destas tarefas tem uma duração estimada, por isso não sei quanto tempo levam.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'A tarefa mais longa segundo a estimativa',
      shortest: 'A tarefa mais curta segundo a estimativa',
      further: 'A seguinte',
    }[kind];
    const rest = unknown === 1 ? ' Uma tarefa não tem estimativa.' : ` ${unknown} tarefas não têm estimativa.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `A seguinte: ${line}`,

  notDone: 'Ainda não. Isto continua pendente:',
  finishedTasks: (count, subject, span) => {
    const finished = count === 0 ? 'Não terminaste nenhuma tarefa' : `Terminaste ${tasks(count)}`;
    return `${joined(finished, subject === '' ? '' : `sobre «${subject}»`, span)}${count === 0 ? '.' : ':'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, terminada: ${day}`}`,
  tasksDone: (done, all) => {
    const number = done === 0 ? 'nenhuma está feita' : done === 1 ? 'uma está feita' : `${done} estão feitas`;
    return `De ${tasks(all)}, ${number}.`;
  },
};
