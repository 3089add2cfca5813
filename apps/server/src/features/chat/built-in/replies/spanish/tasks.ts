import type { TaskReplies } from '../english/tasks.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const tasks = (count: number): string => (count === 1 ? 'una tarea' : `${count} tareas`);
const haveTasks = (count: number): string => {
  if (count === 0) return 'No tienes tareas pendientes';
  return count === 1 ? 'Tienes una tarea pendiente' : `Tienes ${count} tareas pendientes`;
};

const dueTasks = (count: number, span: string): string =>
  count === 0 ? `No hay ninguna tarea para terminar ${span}.` : `Hay ${tasks(count)} para terminar ${span}.`;

export const tasksInWords: TaskReplies = {
  noTasks: `${haveTasks(0)}.`,
  openTasks: (count) => `${haveTasks(count)}:`,
  countedTasks: (count) => `${haveTasks(count)}.`,
  noTaskAbout: (words) => `${haveTasks(0)} sobre «${words}».`,
  tasksAbout: (count, subject) => `${haveTasks(count)} sobre «${subject}»:`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, para el ${due}`}`,

  noOverdueTasks: 'Ninguna tarea está atrasada.',
  nothingLate: 'No hay nada atrasado.',
  overdueTasks: (count) => `${capitalised(tasks(count))} ${count === 1 ? 'está atrasada' : 'están atrasadas'}:`,
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) => `Hay ${tasks(count)} para terminar ${span}:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) => `${haveTasks(count)} sin fecha${count === 0 ? '.' : ':'}`,
  nextDue: (line) => `La primera tarea por terminar: ${line}`,
  lastDue: (line) => `La última tarea por terminar: ${line}`,
  noEstimates: 'Ninguna de estas tareas tiene una duración estimada, así que no sé cuánto llevan.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'La tarea más larga según su estimación',
      shortest: 'La tarea más corta según su estimación',
      further: 'La siguiente',
    }[kind];
    const rest = unknown === 1 ? ' Una tarea no tiene estimación.' : ` ${unknown} tareas no tienen estimación.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `La siguiente: ${line}`,

  notDone: 'Todavía no. Esto sigue pendiente:',
  finishedTasks: (count, subject, span) => {
    const finished = count === 0 ? 'No has terminado ninguna tarea' : `Has terminado ${tasks(count)}`;
    return `${joined(finished, subject === '' ? '' : `sobre «${subject}»`, span)}${count === 0 ? '.' : ':'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, terminada el ${day}`}`,
  tasksDone: (done, all) => {
    const number = done === 0 ? 'ninguna está hecha' : done === 1 ? 'una está hecha' : `${done} están hechas`;
    return `De ${tasks(all)}, ${number}.`;
  },
};
