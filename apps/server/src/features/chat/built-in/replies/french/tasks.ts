import type { TaskReplies } from '../english/tasks.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const tasks = (count: number): string => (count === 1 ? 'une tâche' : `${count} tâches`);
const haveTasks = (count: number): string =>
  count === 0 ? 'Vous n’avez aucune tâche à faire' : `Vous avez ${tasks(count)} à faire`;

const dueTasks = (count: number, span: string): string => {
  if (count === 0) return `Aucune tâche n’est à terminer ${span}.`;
  return `${capitalised(tasks(count))} ${count === 1 ? 'est' : 'sont'} à terminer ${span}.`;
};

export const tasksInWords: TaskReplies = {
  noTasks: `${haveTasks(0)}.`,
  openTasks: (count) => `${haveTasks(count)} :`,
  countedTasks: (count) => `${haveTasks(count)}.`,
  noTaskAbout: (words) => `${haveTasks(0)} sur « ${words} ».`,
  tasksAbout: (count, subject) => `${haveTasks(count)} sur « ${subject} » :`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, pour le ${due}`}`,

  noOverdueTasks: 'Aucune tâche n’est en retard.',
  nothingLate: 'Rien n’est en retard.',
  overdueTasks: (count) => `${capitalised(tasks(count))} ${count === 1 ? 'est' : 'sont'} en retard :`,
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) => `${capitalised(tasks(count))} ${count === 1 ? 'est' : 'sont'} à terminer ${span} :`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) => `${haveTasks(count)} sans échéance${count === 0 ? '.' : ' :'}`,
  nextDue: (line) => `La prochaine tâche à terminer : ${line}`,
  lastDue: (line) => `La dernière tâche à terminer : ${line}`,
  noEstimates: 'Aucune de ces tâches n’a de durée estimée : je ne peux pas dire combien de temps elles prennent.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'La tâche la plus longue selon l’estimation',
      shortest: 'La tâche la plus courte selon l’estimation',
      further: 'La suivante',
    }[kind];
    const rest = unknown === 1 ? ' Une tâche n’a pas d’estimation.' : ` ${unknown} tâches n’ont pas d’estimation.`;
    return `${which} : ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `La suivante : ${line}`,

  notDone: 'Pas encore. Voici ce qui reste à faire :',
  finishedTasks: (count, subject, span) => {
    const finished = count === 0 ? 'Vous n’avez terminé aucune tâche' : `Vous avez terminé ${tasks(count)}`;
    return `${joined(finished, subject === '' ? '' : `sur « ${subject} »`, span)}${count === 0 ? '.' : ' :'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, terminée le ${day}`}`,
  tasksDone: (done, all) => {
    const number = done === 0 ? 'aucune n’est terminée' : done === 1 ? 'une est terminée' : `${done} sont terminées`;
    return `Sur ${tasks(all)}, ${number}.`;
  },
};
