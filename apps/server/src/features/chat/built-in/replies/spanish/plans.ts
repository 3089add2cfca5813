import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'No tienes recordatorios pendientes.';
const reminders = (count: number): string =>
  count === 1 ? 'un recordatorio pendiente' : `${count} recordatorios pendientes`;
const events = (count: number): string => (count === 1 ? 'una cita' : `${count} citas`);

export const plans: PlanReplies = {
  proposal: {
    event: 'Puedo añadirlo a tu agenda.',
    reminder: 'Puedo recordártelo.',
    task: 'Puedo añadirlo a tus tareas.',
  },
  proposedTasks: (count) => `Puedo añadir estas ${count} tareas.`,
  proposedBoth: 'Puedo añadir las dos cosas.',
  nothingProposed:
    'Esta conversación es temporal, y desde ella no se planea nada. Elige Keep, o pídelo de nuevo en otra conversación.',
  askForTime: '¿Cuándo es? Responde con un día o una hora, o indica la hora en la sugerencia.',
  noTimeFound:
    'He entendido que quieres planear algo, pero no he encontrado ninguna fecha. Añade un día o una hora, por ejemplo «Dentista el martes a las 15:00».',
  cardChanged: 'He cambiado la sugerencia:',
  cardKept: 'La sugerencia ya lo dice así:',
  cardDropped: (title) => `La sugerencia «${title}» queda descartada.`,

  eventLine: (when, title) => `${when}: ${title}`,
  planned: (span) => `${joined('En tu agenda', span)}:`,
  nothingPlanned: (span, words) =>
    words === ''
      ? `${joined('No tienes nada en tu agenda', span)}.`
      : `${joined(`No tienes nada sobre «${words}» en tu agenda`, span)}.`,
  alsoReminders: 'Recordatorios:',
  alsoDue: 'Por terminar:',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('Eso es todo', span)}.`,
  comesNext: 'Después:',
  otherTasks: 'Tareas aún pendientes:',
  foundPlans: 'Encontrado en tus conversaciones, aún sin aceptar:',
  notFreeThen: 'No estás libre entonces.',
  alsoThatDay: 'Ese día:',
  noTaskReported: 'No encontré ninguna tarea pendiente que quede hecha con eso.',
  gaps: (span) => `Estás libre ${span}:`,
  gapLine: (day, from, to) => `- ${day}, de ${from} a ${to}`,
  noFreeTime: (minutes, span) => `No tienes ${minutes} minutos libres seguidos entre las 8:00 y las 20:00 ${span}.`,

  eventsInPeriod: (count, span) => `${count === 0 ? 'Ninguna cita' : capitalised(events(count))} ${span}.`,
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'No tienes ninguna cita' : `Tienes ${events(count)}`;
    return `${joined(counted, subject === '' ? '' : `sobre «${subject}»`, place, span)}.`;
  },
  eventHours: (length, count, span) =>
    `${count === 0 ? 'Ninguna cita' : capitalised(events(count))} ${span}, ${length} en total.`,
  eventBySize: (order, line, length) => `Tu cita más ${order === 'longest' ? 'larga' : 'corta'}: ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `Tus ${all} citas ${span} duran lo mismo: ${length} cada una.`
      : `${same} de tus ${all} citas ${span} son las más ${order === 'longest' ? 'largas' : 'cortas'}: ${length} cada una.`,
  reviewedEvents: (count, span) => `Había ${events(count)} en tu agenda ${span}:`,
  oneEvent: (kind, line, distance) => {
    const start = { next: 'Tu próxima cita es el', last: 'Tu última cita fue el', further: 'La siguiente es el' }[kind];
    return `${start} ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last' ? 'No hay ninguna cita pasada en tu agenda.' : 'No hay ninguna cita próxima en tu agenda.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Tus recordatorios pendientes:',
  remindersIn: (count, span) =>
    count === 0 ? `No tienes recordatorios pendientes ${span}.` : `Tienes ${reminders(count)} ${span}:`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Tienes ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `${count === 0 ? 'No tienes recordatorios pendientes' : `Tienes ${reminders(count)}`} sobre «${subject}».`,

  askWhichToChange: (span) =>
    `Dime cuál quieres cambiar y cómo, o abre la [agenda](/schedule). ${joined('En tu agenda', span)}:`,
  askWhichReminderToChange:
    'Dime cuál quieres cambiar y cómo, o abre los [recordatorios](/reminders). Recordatorios pendientes:',
  nothingChanged: 'No se ha cambiado nada.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, para el ${due}`}`,
  shallCancel: (plan) => `¿Cancelo esto? ${plan}. Se puede restaurar desde la [papelera](/trash).`,
  shallMove: (plan, to) => `¿Muevo esto? ${plan} → **${to}**.`,
  shallFinish: (plan) => `¿Marco esto como hecho? ${plan}.`,
  shallUndate: (plan) => `¿Quito el día de esta tarea? ${plan}.`,
  repeatNeedsDay: (title) => `«${title}» se repite y por eso necesita un día. Cancela la tarea si ya no hace falta.`,
  undated: (title) => `«${title}» no tiene ahora un día fijo.`,
  onlyThisOne: 'Solo esta vez; el resto de la serie se queda como está.',
  cancelled: (title) => `He cancelado «${title}». Puedes restaurarlo desde la [papelera](/trash).`,
  planMoved: (title, to) => `He movido «${title}» al ${to}.`,
  finished: (title) => `He marcado «${title}» como hecho.`,
  alreadyFinished: (title) => `«${title}» ya está marcado como hecho.`,
  whichPlan: 'Hay varios que encajan. Responde con el título y el día del que quieres decir:',
  nothingToChange: (words) =>
    words === ''
      ? 'No he encontrado nada que encaje. Dime el nombre, por ejemplo «Cancela la cita con el dentista».'
      : `No he encontrado nada sobre «${words}» entre tus citas, recordatorios y tareas.`,
  onlyFollowed: (title) => `«${title}» viene de un calendario que sigues. Solo se puede cambiar allí.`,
  alreadyAtThatTime: (title) => `«${title}» ya está a esa hora.`,
  inThePast: (time) => `El ${time} ya ha pasado. Dime un momento posterior.`,
};
