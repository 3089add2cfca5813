import type { GoalReplies } from '../english/goals.ts';
import { formats } from './formats.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const openGoals = (count: number): string => plural(count, 'um objetivo em aberto', 'objetivos em aberto');
const haveCards = (count: number): string =>
  count === 0 ? 'Não tens cartões' : `Tens ${plural(count, 'um cartão', 'cartões')}`;

const paces = {
  achieved: 'alcançado',
  ahead: 'adiantado',
  on_track: 'no bom caminho',
  behind: 'atrasado',
  overdue: 'fora do prazo',
};

const bestGoals = {
  ahead: 'O objetivo mais adiantado',
  longest: 'O objetivo mais perto da meta',
  shortest: 'O objetivo mais longe da meta',
  dueFirst: 'O objetivo com a data mais próxima',
};

export const goals: GoalReplies = {
  shallSetGoal: (title, measure, by) => {
    const day = by === undefined ? '' : `até ${formats.formatDay(new Date(`${by}T00:00:00Z`), 'UTC')}`;
    const details = [measure === '' ? '' : `meta: ${measure}`, day].filter(Boolean);
    return `Defino este objetivo? **${title}**${details.length === 0 ? '' : ` (${details.join(', ')})`}.`;
  },
  goalSet: (title) => `O objetivo «${title}» está definido. Encontra-lo nos teus [objetivos](/goals).`,
  noGoals: 'Não tens objetivos em aberto. Define um com «Quero ler 12 livros, põe isso como objetivo».',
  openGoals: (count) => `Tens ${openGoals(count)}:`,
  countedGoals: (open, achieved) => {
    const reached =
      achieved === 0 ? '' : `, ${open === 0 ? 'mas' : 'e'} já alcançaste ${achieved === 1 ? 'um' : achieved}`;
    return `${open === 0 ? 'Não tens objetivos em aberto' : `Tens ${openGoals(open)}`}${reached}.`;
  },
  noGoalNamed: (name) => `Não tens nenhum objetivo em aberto sobre «${name}».`,
  noGoalReached: 'Ainda não alcançaste nenhum objetivo.',
  goalsReached: (count) => `Alcançaste ${plural(count, 'um objetivo', 'objetivos')}:`,
  goalLine: (title, progress) => `- ${title}: ${progress}`,
  oneGoal: (title, progress) => `**${title}**: ${progress}.`,
  goalProgress: ({ percent, target, left, by, pace }) => {
    const amounts = target && `${target.value} de ${target.target}${target.unit === '' ? '' : ` ${target.unit}`}`;
    const reached = amounts === undefined ? `${percent}%` : `${amounts} (${percent}%)`;
    const until = by === undefined ? '' : `, até ${by}`;
    return `${reached}${left === undefined ? '' : `, ${/^1(?:\s|$)/.test(left) ? 'falta' : 'faltam'} ${left}`}${until}${pace === undefined ? '' : ` (${paces[pace]})`}`;
  },

  noGoalBehind: 'Nenhum dos teus objetivos está atrasado.',
  goalsBehind: (count) =>
    count === 1 ? 'Um dos teus objetivos está atrasado:' : `${count} dos teus objetivos estão atrasados:`,
  noGoalAhead: 'Nenhum dos teus objetivos está adiantado.',
  goalsAhead: (count) => `${count} dos teus objetivos estão adiantados, a começar pelo que está mais:`,
  goalsReachedIn: (count, span) =>
    count === 0
      ? `Não alcançaste nenhum objetivo ${span}.`
      : `Alcançaste ${plural(count, 'um objetivo', 'objetivos')} ${span}:`,
  goalsDueIn: (count, span) => {
    if (count === 0) return `Nenhum objetivo termina ${span}.`;
    return count === 1 ? `Um objetivo termina ${span}:` : `${count} objetivos terminam ${span}:`;
  },
  bestGoal: (kind, title, progress) => `${bestGoals[kind]}: **${title}**, ${progress}.`,
  goalDue: (title, day, distance) => `A data de **${title}** é ${day}, ${distance}.`,
  goalUndated: (title) => `**${title}** não tem data.`,
  goalPace: (title, amount, by) => `**${title}**: ${amount} por semana para o alcançares até ${by}.`,
  weeksLeft: (weeks) => (weeks === '1' ? 'Falta uma semana.' : `Faltam ${weeks} semanas.`),
  soFar: (progress) => `Até agora: ${progress}.`,
  steadyToday: (amount) => `A um ritmo constante, hoje irias em ${amount}.`,

  shallAdd: (amount, title, progress, after) =>
    `Acrescento ${amount} a **${title}**? Até agora: ${progress}. Depois: ${after}.`,
  added: (amount, title, progress) => `Acrescentei ${amount} a **${title}**: ${progress}.`,
  whichGoal: (amount) =>
    `A que objetivo acrescento ${amount}? Pede outra vez com o nome do objetivo. Pode ser um destes:`,
  noGoalCounted: (unit) =>
    `${unit === '' ? 'Nenhum dos teus objetivos em aberto é um número a que se possa somar' : `Nenhum dos teus objetivos em aberto se conta em ${unit}`}. Podes registar o teu progresso nos teus [objetivos](/goals):`,

  shallRemember: (text) =>
    `Devo lembrar-me disto? **${text}** (É enviado com cada pergunta a um modelo ligado; podes alterá-lo nas [definições](/settings).)`,
  remembered: (text) => `Vou lembrar-me: ${text}`,
  rememberedAlready: (text) => `Disso já me lembro: ${text}`,
  memoryFull: 'Não consigo lembrar-me de mais nada. Apaga primeiro alguma coisa nas [definições](/settings).',
  memories: 'Foi isto que me pediste para lembrar. Podes alterá-lo nas [definições](/settings):',
  noMemories:
    'Ainda não me pediste para me lembrar de nada. Diz «Lembra-te de que …» e confirma. Também posso procurar o que escreveste nas tuas conversas.',
  noMemoryAbout: (subject) => `Não me pediste para me lembrar de nada sobre «${subject}».`,
  countedMemories: (count) => `Lembro-me de ${plural(count, 'uma coisa', 'coisas')} por ti.`,

  cardsDue: (due, all) =>
    due === 0
      ? `Hoje não há nenhum cartão para rever. ${haveCards(all)}.`
      : `Hoje há ${plural(due, 'um cartão', 'cartões')} para rever. ${haveCards(all)} no total.`,
  cardsIn: (due, all, names) =>
    all === 0
      ? `Não tens cartões em ${names}.`
      : `${haveCards(all)} em ${names}; hoje ${due === 0 ? 'não há nenhum' : `há ${due === 1 ? 'um' : due}`} para rever.`,
  cardsAbout: (count, subject) => {
    if (count === 0) return `Nenhum dos teus cartões é sobre «${subject}».`;
    return count === 1
      ? `Um dos teus cartões é sobre «${subject}»:`
      : `${count} dos teus cartões são sobre «${subject}»:`;
  },
  yourDecks: (count) =>
    count === 0
      ? 'Não tens baralhos de cartões.'
      : `Tens ${plural(count, 'um baralho de cartões', 'baralhos de cartões')}:`,
  deckLine: (name, all, due) =>
    `- ${name}: ${all === 0 ? 'nenhum cartão' : plural(all, 'um cartão', 'cartões')}${due === 0 ? '' : `, ${due} para rever`}`,
  cardsWaiting: (count) =>
    `${count === 1 ? 'Um cartão proposto espera' : `${count} cartões propostos esperam`} por ti em [Learning](/learning).`,

  noNotes: (subject) => `Não tens destaques${subject === '' ? '' : ` sobre «${subject}»`}.`,
  yourNotes: (count) => `Tens ${plural(count, 'um destaque', 'destaques')}:`,
  inInbox: (count) => {
    if (count === 0) return 'Não há nenhuma sugestão na tua caixa de entrada.';
    return `${count === 1 ? 'Há uma sugestão' : `Há ${count} sugestões`} à espera na tua caixa de entrada:`;
  },
};
