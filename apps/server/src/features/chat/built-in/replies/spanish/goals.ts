import type { GoalReplies } from '../english/goals.ts';
import { formats } from './formats.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const openGoals = (count: number): string => plural(count, 'un objetivo abierto', 'objetivos abiertos');
const haveCards = (count: number): string =>
  count === 0 ? 'No tienes tarjetas' : `Tienes ${plural(count, 'una tarjeta', 'tarjetas')}`;

const paces = {
  achieved: 'alcanzado',
  ahead: 'adelantado',
  on_track: 'a buen ritmo',
  behind: 'atrasado',
  overdue: 'fuera de plazo',
};

const bestGoals = {
  ahead: 'El objetivo más adelantado',
  longest: 'El objetivo más cercano a la meta',
  shortest: 'El objetivo más lejano de la meta',
  dueFirst: 'El objetivo con la fecha más próxima',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : `como muy tarde el ${formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC')}`;
    const details = [measure === '' ? '' : `meta: ${measure}`, day].filter(Boolean);
    return `¿Fijo este objetivo? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `El objetivo «${title}» está fijado. Lo encuentras en tus [objetivos](/goals).`,
  noGoals: 'No tienes objetivos abiertos. Fija uno con «Quiero leer 12 libros, ponlo como objetivo».',
  openGoals: (count) => `Tienes ${openGoals(count)}:`,
  countedGoals: (open, achieved) => {
    const reached =
      achieved === 0 ? '' : `, ${open === 0 ? 'pero' : 'y'} has alcanzado ${achieved === 1 ? 'uno' : achieved}`;
    return `${open === 0 ? 'No tienes objetivos abiertos' : `Tienes ${openGoals(open)}`}${reached}.`;
  },
  noGoalNamed: (name) => `No tienes ningún objetivo abierto sobre «${name}».`,
  noGoalReached: 'Todavía no has alcanzado ningún objetivo.',
  goalsReached: (count) => `Has alcanzado ${plural(count, 'un objetivo', 'objetivos')}:`,
  goalLine: (title, progress) => `- ${title}: ${progress}`,
  oneGoal: (title, progress) => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} de ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent} %` : `${amounts} (${percent} %)`;
    const until = by === undefined ? '' : `, como muy tarde el ${by}`;
    return `${reached}${left === undefined ? '' : `, ${/^1(?:\s|$)/.test(left) ? 'queda' : 'quedan'} ${left}`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Ninguno de tus objetivos está atrasado.',
  goalsBehind: (count) =>
    count === 1 ? 'Uno de tus objetivos está atrasado:' : `${count} de tus objetivos están atrasados:`,
  noGoalAhead: 'Ninguno de tus objetivos está adelantado.',
  goalsAhead: (count) => `${count} de tus objetivos están adelantados, primero el que más:`,
  goalsReachedIn: (count, span) =>
    count === 0
      ? `No has alcanzado ningún objetivo ${span}.`
      : `Has alcanzado ${plural(count, 'un objetivo', 'objetivos')} ${span}:`,
  goalsDueIn: (count, span) => {
    if (count === 0) return `Ningún objetivo vence ${span}.`;
    return count === 1 ? `Un objetivo vence ${span}:` : `${count} objetivos vencen ${span}:`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]}: **${title}**, ${progress}.`,
  goalDue: (title, day, distance) => `La fecha de **${title}** es el ${day}, ${distance}.`,
  goalUndated: (title) => `**${title}** no tiene fecha.`,
  goalPace: (title, amount, by) => `**${title}**: ${amount} por semana para alcanzarlo como muy tarde el ${by}.`,
  weeksLeft: (weeks) => (weeks === '1' ? 'Queda una semana.' : `Quedan ${weeks} semanas.`),
  soFar: (progress) => `Hasta ahora: ${progress}.`,
  steadyToday: (amount) => `A un ritmo constante, hoy irías por ${amount}.`,

  shallAdd: (amount, title, progress, after) =>
    `¿Añado ${amount} a **${title}**? Hasta ahora: ${progress}. Después: ${after}.`,
  added: (amount, title, progress) => `He añadido ${amount} a **${title}**: ${progress}.`,
  whichGoal: (amount) =>
    `¿A qué objetivo añado ${amount}? Pídelo de nuevo con el nombre del objetivo. Puede ser uno de estos:`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Ninguno de tus objetivos abiertos es un número al que sumar algo' : `Ninguno de tus objetivos abiertos se cuenta en ${unit}`}. Puedes anotar tu progreso en tus [objetivos](/goals):`,

  shallRemember: (text) =>
    `¿Lo recuerdo? **${text}** (Se envía con cada pregunta a un modelo conectado; puedes cambiarlo en los [ajustes](/settings).)`,
  remembered: (text) => `Lo recordaré: ${text}`,
  rememberedAlready: (text) => `Eso ya lo recuerdo: ${text}`,
  memoryFull: 'No puedo recordar nada más. Borra antes algo en los [ajustes](/settings).',
  memories: 'Esto es lo que me has pedido recordar. Puedes cambiarlo en los [ajustes](/settings):',
  noMemories:
    'Todavía no me has pedido recordar nada. Di «Recuerda que …» y confírmalo. También puedo buscar lo que escribiste en tus conversaciones.',
  noMemoryAbout: (subject) => `No me has pedido recordar nada sobre «${subject}».`,
  countedMemories: (count) => `Recuerdo ${plural(count, 'una cosa', 'cosas')} por ti.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Hoy no toca repasar ninguna tarjeta. ${haveCards(all)}.`
      : `Hoy ${due === 1 ? 'toca repasar una tarjeta' : `toca repasar ${due} tarjetas`}. ${haveCards(all)} en total.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `No tienes tarjetas en ${names}.`
      : `${haveCards(all)} en ${names}; ${due === 0 ? 'hoy no toca repasar ninguna' : `hoy toca repasar ${due}`}.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Ninguna de tus tarjetas trata de «${subject}».`;
    return count === 1
      ? `Una de tus tarjetas trata de «${subject}»:`
      : `${count} de tus tarjetas tratan de «${subject}»:`;
  },
  yourDecks: (count) =>
    count === 0
      ? 'No tienes mazos de tarjetas.'
      : `Tienes ${plural(count, 'un mazo de tarjetas', 'mazos de tarjetas')}:`,
  deckLine: (name, all, due) =>
    `- ${name}: ${all === 0 ? 'ninguna tarjeta' : plural(all, 'una tarjeta', 'tarjetas')}${due === 0 ? '' : `, ${due} por repasar`}`,
  cardsWaiting: (count) =>
    `${count === 1 ? 'Una tarjeta propuesta espera' : `${count} tarjetas propuestas esperan`} en [Learning](/learning).`,

  noNotes: (subject) => `No tienes subrayados${subject === '' ? '' : ` sobre «${subject}»`}.`,
  yourNotes: (count) => `Tienes ${plural(count, 'un subrayado', 'subrayados')}:`,
  inInbox: (count) => {
    if (count === 0) return 'No hay ninguna sugerencia en tu bandeja de entrada.';
    const waiting = count === 1 ? 'Una sugerencia espera' : `${count} sugerencias esperan`;
    return `${waiting} en tu bandeja de entrada:`;
  },
};
