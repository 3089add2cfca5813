import type { TaskReplies } from '../english/tasks.ts';
import { joined } from '../sentence-parts.ts';

const openTasks = (count: number): string => (count === 1 ? 'eine offene Aufgabe' : `${count} offene Aufgaben`);

const dueTasks = (count: number, span: string): string => {
  if (count === 0) return `${joined('Keine offene Aufgabe ist', span, 'fällig')}.`;
  return count === 1
    ? `${joined('Eine offene Aufgabe ist', span, 'fällig')}.`
    : `${joined(`${count} offene Aufgaben sind`, span, 'fällig')}.`;
};

export const tasksInWords: TaskReplies = {
  noTasks: 'Du hast keine offenen Aufgaben.',
  openTasks: (count) => `Du hast ${openTasks(count)}:`,
  countedTasks: (count) => `Du hast ${count === 0 ? 'keine offenen Aufgaben' : openTasks(count)}.`,
  noTaskAbout: (words) => `Du hast keine offene Aufgabe zu ${words}.`,
  tasksAbout: (count, subject) => `Du hast ${openTasks(count)} zu ${subject}:`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, fällig ${due}`}`,

  noOverdueTasks: 'Keine Aufgabe ist überfällig.',
  nothingLate: 'Nichts ist überfällig.',
  overdueTasks: (count) => (count === 1 ? 'Eine Aufgabe ist überfällig:' : `${count} Aufgaben sind überfällig:`),
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) =>
    count === 1
      ? `${joined('Eine Aufgabe ist', span, 'fällig')}:`
      : `${joined(`${count} Aufgaben sind`, span, 'fällig')}:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) =>
    count === 0 ? 'Du hast keine offenen Aufgaben ohne Termin.' : `Du hast ${openTasks(count)} ohne Termin:`,
  nextDue: (line) => `Als Nächstes fällig: ${line}`,
  lastDue: (line) => `Als Letztes fällig: ${line}`,
  noEstimates: 'Keine dieser Aufgaben hat eine geschätzte Dauer, darum weiß ich nicht, wie lange sie dauern.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'Die längste Aufgabe nach der geschätzten Dauer',
      shortest: 'Die kürzeste Aufgabe nach der geschätzten Dauer',
      further: 'Die danach',
    }[kind];
    const rest =
      unknown === 1
        ? ' Eine Aufgabe hat keine geschätzte Dauer.'
        : ` ${unknown} Aufgaben haben keine geschätzte Dauer.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `Danach: ${line}`,

  notDone: 'Noch nicht. Das ist noch offen:',
  finishedTasks: (count, subject, span) => {
    const tasks = count === 0 ? 'keine Aufgaben' : count === 1 ? 'eine Aufgabe' : `${count} Aufgaben`;
    const about = subject === '' ? '' : `zu ${subject}`;
    return `${joined('Du hast', span, tasks, about, 'erledigt')}${count === 0 ? '.' : ':'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, erledigt am ${day}`}`,
  tasksDone: (done, all) => `${done} von deinen ${all} Aufgaben ${done === 1 ? 'ist' : 'sind'} erledigt.`,
};
