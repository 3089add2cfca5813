import type { TaskReplies } from '../english/tasks.ts';
import { joined } from '../sentence-parts.ts';

const openTasks = (count: number): string => (count === 1 ? 'één open taak' : `${count} open taken`);

const dueTasks = (count: number, span: string): string => {
  if (count === 0) return `Er hoeft ${span} geen open taak af te zijn.`;
  return count === 1 ? `Eén open taak moet ${span} af zijn.` : `${count} open taken moeten ${span} af zijn.`;
};

export const tasksInWords: TaskReplies = {
  noTasks: 'Je hebt geen open taken.',
  openTasks: (count) => `Je hebt ${openTasks(count)}:`,
  countedTasks: (count) => `Je hebt ${count === 0 ? 'geen open taken' : openTasks(count)}.`,
  noTaskAbout: (words) => `Je hebt geen open taak over ${words}.`,
  tasksAbout: (count, subject) => `Je hebt ${openTasks(count)} over ${subject}:`,
  taskLine: (title, due) => `- ${title}${due === '' ? '' : `, deadline ${due}`}`,

  noOverdueTasks: 'Er is geen taak te laat.',
  nothingLate: 'Je bent nergens te laat mee.',
  overdueTasks: (count) => (count === 1 ? 'Eén taak is te laat:' : `${count} taken zijn te laat:`),
  noTasksDue: (span) => dueTasks(0, span),
  tasksDue: (count, span) =>
    count === 1 ? `Eén taak moet ${span} af zijn:` : `${count} taken moeten ${span} af zijn:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count) =>
    count === 0 ? 'Je hebt geen open taken zonder deadline.' : `Je hebt ${openTasks(count)} zonder deadline:`,
  nextDue: (line) => `De taak die het eerst af moet: ${line}`,
  lastDue: (line) => `De taak die het laatst af moet: ${line}`,
  noEstimates: 'Geen van deze taken heeft een schatting, dus ik weet niet hoe lang ze duren.',
  taskBySize: (kind, line, { length, unknown }) => {
    const which = {
      longest: 'De taak met de langste geschatte duur',
      shortest: 'De taak met de kortste geschatte duur',
      further: 'De volgende daarna',
    }[kind];
    const rest = unknown === 1 ? ' Eén taak heeft geen schatting.' : ` ${unknown} taken hebben geen schatting.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line) => `De volgende daarna: ${line}`,

  notDone: 'Nog niet. Dit staat nog open:',
  finishedTasks: (count, subject, span) => {
    const tasks = count === 0 ? 'geen taken' : count === 1 ? 'één taak' : `${count} taken`;
    const about = subject === '' ? '' : `over ${subject}`;
    return `${joined('Je hebt', tasks, about, 'afgerond', span)}${count === 0 ? '.' : ':'}`;
  },
  doneLine: (title, day) => `- ${title}${day === '' ? '' : `, afgerond op ${day}`}`,
  tasksDone: (done, all) => `${done} van je ${all} taken ${done === 1 ? 'is' : 'zijn'} klaar.`,
};
